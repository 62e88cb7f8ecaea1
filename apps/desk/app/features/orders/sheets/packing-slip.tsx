import { useDescribeLine } from '../../../components/order/describe-line.ts';
import { WORDS } from '../../../components/words/words.texts.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { SHEETS } from './sheets.texts.ts';

/** What goes into the packet, by group, with boxes to be ticked by hand. */
export function PackingSlip({ order }: { readonly order: DeskOrder }) {
  const nameOf = useName();
  const texts = useTexts(SHEETS);
  const words = useTexts(WORDS);
  const format = useFormat();
  const describeLine = useDescribeLine();
  return (
    <>
      <h2 className="text-lg font-bold">
        {texts.order} {order.orderNumber}
      </h2>
      <p>
        {order.address.name}, {order.address.city} · {format.day(order.createdAt)}
      </p>
      {order.groups.map(({ maker, lines }) => (
        <table key={maker?._id ?? ''} className="mt-4 w-full border-collapse">
          <caption className="border-b-2 border-ink py-1 text-start font-bold">
            {maker ? nameOf(maker) : words.noGroup}
          </caption>
          <thead>
            <tr className="text-start text-sm">
              <th scope="col" className="w-20 py-1 pe-4 text-start">
                {texts.packed}
              </th>
              <th scope="col" className="py-1 text-start">
                {texts.goods}
              </th>
              <th scope="col" className="py-1 text-end">
                {texts.quantity}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { name, otherName, amount } = describeLine(line);
              return (
                <tr key={line._id} className="border-t border-hairline">
                  <td className="py-2">
                    <span aria-hidden="true" className="block size-5 border-2 border-ink" />
                  </td>
                  <td className="py-2">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm">{otherName}</span>
                  </td>
                  <td className="figures py-2 ps-3 text-end font-bold">{amount}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </>
  );
}
