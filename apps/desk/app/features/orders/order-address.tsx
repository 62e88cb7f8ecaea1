import { courierLink } from '@haat/domain/desk';
import { Button, buttonClass, Card, Icon } from '@haat/ui';
import { ExternalLink, Phone } from 'lucide';
import { useState } from 'react';
import { CopyButton } from '../../components/copy/copy-button.tsx';
import { Section } from '../../components/page/section.tsx';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { listAddressLines } from './address-lines.ts';
import { AskedMove } from './asked-move.tsx';
import { MOVES } from './moves.texts.ts';
import { ORDER } from './order.texts.ts';

/** Where the order goes, and with whom. */
export function OrderAddress({ order }: { readonly order: DeskOrder }) {
  const texts = useTexts(ORDER);
  const moveTexts = useTexts(MOVES);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { address, courier, trackingNumber } = order;
  const packet = courierLink(courier, trackingNumber);
  const canCorrect = order.moves.some(({ move }) => move === 'correct_courier');
  return (
    <Section title={texts.address}>
      <Card className="grid gap-3">
        <address className="not-italic">
          <span className="block font-semibold">{address.name}</span>
          {listAddressLines(address).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {address.phoneNumber !== '' && (
          <a className={buttonClass({ variant: 'secondary' })} href={`tel:${address.phoneNumber}`}>
            <Icon node={Phone} className="size-5" />
            {texts.call} <span className="figures">{address.phoneNumber}</span>
          </a>
        )}
        {courier !== '' && (
          <p>
            <span className="text-ink-soft">{texts.courier}: </span>
            {courier}
          </p>
        )}
        {trackingNumber !== '' && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="min-w-0 break-words">
              <span className="text-ink-soft">{texts.tracking}: </span>
              <span className="figures font-semibold">{trackingNumber}</span>
            </p>
            <CopyButton text={trackingNumber}>{texts.copyTracking}</CopyButton>
          </div>
        )}
        {packet !== null && (
          <a
            className={buttonClass({ variant: 'link', className: 'justify-self-start' })}
            href={packet.href}
            target="_blank"
            rel="noreferrer"
          >
            <Icon node={ExternalLink} className="size-5" />
            {texts.follow}
          </a>
        )}
        {canCorrect && (
          <Button
            variant="link"
            className="justify-self-start"
            onClick={() => setIsCorrecting(true)}
          >
            {moveTexts.moves.correct_courier}
          </Button>
        )}
      </Card>
      {isCorrecting && (
        <AskedMove order={order} move="correct_courier" onClose={() => setIsCorrecting(false)} />
      )}
    </Section>
  );
}
