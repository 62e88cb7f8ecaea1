import type { DeskOrder } from '@haat/api-sdk/desk';
import { buttonClass, Card } from '@haat/ui';
import { Phone } from 'lucide-react';
import { useTexts } from '../../lib/language/texts.ts';
import { listAddressLines } from './address-lines.ts';
import { ORDER } from './order.texts.ts';

/** Where the order goes, and with whom. */
export function OrderAddress({ order }: { readonly order: DeskOrder }) {
  const texts = useTexts(ORDER);
  const { address, courier, trackingNumber } = order;
  return (
    <section aria-labelledby="address">
      <h2 id="address" className="mb-2 font-bold">
        {texts.address}
      </h2>
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
            <Phone aria-hidden="true" className="size-5" />
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
          <p>
            <span className="text-ink-soft">{texts.tracking}: </span>
            <span className="figures">{trackingNumber}</span>
          </p>
        )}
      </Card>
    </section>
  );
}
