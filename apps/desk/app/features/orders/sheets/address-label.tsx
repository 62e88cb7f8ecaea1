import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { desk } from '../../../lib/api/desk.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { listAddressLines } from '../address-lines.ts';
import { listSenderLines, SHOP_NAME } from './sender.ts';
import { SHEETS } from './sheets.texts.ts';

/** The label of the packet: where it goes, what the courier has to collect, and who sent it. */
export function AddressLabel({ order }: { readonly order: DeskOrder }) {
  const texts = useTexts(SHEETS);
  const format = useFormat();
  const { data: shop } = useQuery(shopQuery(desk, '/contact'));
  const { address, amounts, paymentMethod, orderNumber } = order;
  const isCollected = paymentMethod === 'cod' && amounts !== null;
  return (
    <div className="grid gap-3 border-2 border-ink p-4 text-lg">
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
      <p className="flex flex-wrap justify-between gap-3 border-t-2 border-ink pt-3 font-bold">
        <span>{orderNumber}</span>
        <span>{isCollected ? texts.collect(format.money(amounts.totalPaise)) : texts.paid}</span>
      </p>
      <div className="border-t-2 border-ink pt-3 text-sm">
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
    </div>
  );
}
