import { courierLink, type OrderView } from '@haat/domain/shopper';
import { Button, buttonClass, Card, Icon } from '@haat/ui';
import { Copy, ExternalLink } from 'lucide';
import { useState } from 'react';
import { TEXTS } from '../texts.ts';

/** Who carries the packet, its number, and where it is followed (product 2.14.21); nothing before it is sent. */
export function OrderPacket({ order }: { readonly order: OrderView }) {
  const { courier, trackingNumber } = order;
  if (courier === '' || order.status === 'cancelled') return null;
  const link = courierLink(courier, trackingNumber);
  return (
    <section aria-label={TEXTS.packet}>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">{TEXTS.sentWith(courier)}</span>
          {trackingNumber !== '' && (
            <span className="block">
              {TEXTS.packetNumber}
              <span className="figures select-all">{trackingNumber}</span>
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {link !== null && (
            <a
              className={buttonClass({ variant: 'secondary', size: 'compact' })}
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon node={ExternalLink} className="size-5" />
              {TEXTS.followPacket(courier)}
            </a>
          )}
          {link?.hasNumber !== true && trackingNumber !== '' && (
            <CopyNumber number={trackingNumber} />
          )}
          {link?.hasNumber === false && <p className="text-ink-soft text-sm">{TEXTS.typeNumber}</p>}
        </div>
      </Card>
    </section>
  );
}

/** Copies a number for the page of a courier, and says whether it could. */
function CopyNumber({ number }: { readonly number: string }) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setOutcome(TEXTS.numberCopied);
    } catch {
      setOutcome(TEXTS.numberNotCopied);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon={<Icon node={Copy} className="size-5" />}
        onClick={() => void copy()}
      >
        {TEXTS.copyNumber}
      </Button>
      <span role="status" className="empty:hidden">
        {outcome}
      </span>
    </>
  );
}
