import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { useDescribeLine } from '../../../components/order/describe-line.ts';
import { desk } from '../../../lib/api/desk.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { listAddressLines } from '../address-lines.ts';
import { ORDER } from '../order.texts.ts';
import { ReceiptTax } from './receipt-tax.tsx';
import { listSenderLines, SHOP_NAME } from './sender.ts';
import { SHEETS } from './sheets.texts.ts';

/** What was bought and paid, by whom and from whom. */
export function Receipt({ order }: { readonly order: DeskOrder }) {
  const texts = useTexts(SHEETS);
  const words = useTexts(ORDER);
  const format = useFormat();
  const describeLine = useDescribeLine();
  const { data: shop } = useQuery(shopQuery(desk, '/contact'));
  const { amounts, address, receiptNumber, receiptGstin: gstin } = order;
  if (amounts === null) return null;
  const lines = order.groups.flatMap((group) => group.lines);
  const sums = [
    { label: words.subtotal, paise: amounts.subtotalPaise },
    { label: words.shipping, paise: amounts.shippingPaise },
    { label: texts.otherCharge, paise: amounts.taxesPaise },
    { label: words.discount, paise: -amounts.discountPaise },
  ];
  return (
    <>
      <div className="flex flex-wrap justify-between gap-4">
        <div>
          <p className="text-lg font-bold">{SHOP_NAME}</p>
          <h2 className="text-xl font-bold">
            {receiptNumber === null
              ? texts.receipt
              : gstin === ''
                ? texts.billOfSupply
                : texts.taxInvoice}
          </h2>
          <p>
            {texts.order} {order.orderNumber} · {format.day(order.createdAt)}
          </p>
          <p>
            {receiptNumber === null ? texts.noReceipt : `${texts.receiptNumber}: ${receiptNumber}`}
            {order.receiptIssuedAt !== null && ` · ${format.day(order.receiptIssuedAt)}`}
          </p>
          {order.isTest && <p className="font-bold">{texts.test}</p>}
        </div>
        {shop && (
          <p className="whitespace-pre-line">
            {[...listSenderLines(shop), gstin && `GSTIN ${gstin}`, shop.foodLicence]
              .filter(Boolean)
              .join('\n')}
          </p>
        )}
      </div>
      <p className="mt-4">
        <span className="font-bold">{address.name}</span>
        <br />
        {listAddressLines(address).join(', ')}
      </p>
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="py-1 text-start">
              {texts.goods}
            </th>
            <th scope="col" className="py-1 ps-3 text-end">
              {texts.quantity}
            </th>
            <th scope="col" className="py-1 ps-3 text-end">
              {texts.price}
            </th>
            <th scope="col" className="py-1 ps-3 text-end">
              {texts.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line._id} className="border-b border-hairline">
              <td className="py-1.5">{describeLine(line).name}</td>
              <td className="figures py-1.5 ps-3 text-end">{format.number(line.quantity)}</td>
              <td className="figures py-1.5 ps-3 text-end">{format.money(line.unitPricePaise)}</td>
              <td className="figures py-1.5 ps-3 text-end">{format.money(line.totalPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, paise }) => (
            <tr key={label}>
              <th scope="row" colSpan={3} className="py-0.5 text-end font-normal">
                {label}
              </th>
              <td className="figures py-0.5 ps-3 text-end">{format.money(paise)}</td>
            </tr>
          ))}
          <tr className="border-t-2 border-ink font-bold">
            <th scope="row" colSpan={3} className="py-1 ps-3 text-end">
              {words.total}
            </th>
            <td className="figures py-1 ps-3 text-end">{format.money(amounts.totalPaise)}</td>
          </tr>
          {amounts.returnedPaise > 0 && (
            <tr>
              <th scope="row" colSpan={3} className="py-0.5 text-end font-normal">
                {words.returned}
              </th>
              <td className="figures py-0.5 ps-3 text-end">
                {format.money(-amounts.returnedPaise)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
      {gstin !== '' && <ReceiptTax order={order} lines={lines} amounts={amounts} />}
      {gstin === '' && receiptNumber !== null && <p className="mt-4">{texts.noGst}</p>}
    </>
  );
}
