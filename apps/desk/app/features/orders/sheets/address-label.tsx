import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { desk } from '../../../lib/api/desk.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { listAddressLines } from '../address-lines.ts';
import { Barcode } from './barcode.tsx';
import { listSenderLines, SHOP_NAME } from './sender.ts';
import { SHEETS } from './sheets.texts.ts';

/** The label of a packet: where it goes, what the courier has to collect, its number, and who sent it. */
export function AddressLabel({ order }: { readonly order: DeskOrder }) {
  const texts = useTexts(SHEETS);
  const format = useFormat();
  const { data: shop } = useQuery(shopQuery(desk, '/contact'));
  const { address, amounts, paymentMethod, orderNumber } = order;
  const isCollected = paymentMethod === 'cod' && amounts !== null;
  return (
    <article className="address-label" aria-label={orderNumber}>
      <p className="text-sm">{texts.to}</p>
      <address className="not-italic">
        <span className="block text-xl font-bold">{address.name}</span>
        {listAddressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {address.phoneNumber !== '' && (
          <span className="block font-bold">
            {texts.phone}: {address.phoneNumber}
          </span>
        )}
      </address>
      <p className="mt-2 border-t-2 border-ink pt-2 text-xl font-bold">
        {isCollected ? texts.collect(format.money(amounts.totalPaise)) : texts.paid}
      </p>
      <div className="mt-2 border-t-2 border-ink px-3 pt-3 text-center">
        <Barcode text={orderNumber} />
        <p className="mt-1 font-bold">{orderNumber}</p>
      </div>
      <div className="mt-auto border-t-2 border-ink pt-2 text-sm">
        <p>{texts.from}</p>
        <address className="not-italic">
          <span className="block font-bold">{SHOP_NAME}</span>
          {shop &&
            listSenderLines(shop).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          {shop && shop.phone !== '' && (
            <span className="block">
              {texts.phone}: {shop.phone}
            </span>
          )}
        </address>
      </div>
    </article>
  );
}
