import { listPicks } from '@haat/domain/desk';
import { useDescribeLine } from '../../../components/order/describe-line.ts';
import { WORDS } from '../../../components/words/words.texts.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { SHEETS } from './sheets.texts.ts';

/** What is fetched from the shelves for these orders, by group, with boxes to be ticked by hand. */
export function PickList({ orders }: { readonly orders: readonly DeskOrder[] }) {
  const nameOf = useName();
  const texts = useTexts(SHEETS);
  const words = useTexts(WORDS);
  const format = useFormat();
  const describeLine = useDescribeLine();
  return (
    <>
      <h2 className="text-lg font-bold">{texts.pickTitle(format.number(orders.length))}</h2>
      {listPicks(orders).map(({ maker, picks }) => (
        <table key={maker?._id ?? ''} className="mt-4 w-full break-inside-avoid border-collapse">
          <caption className="border-b-2 border-ink py-1 text-start font-bold">
            {maker ? nameOf(maker) : words.noGroup}
          </caption>
          <thead>
            <tr className="text-start text-sm">
              <th scope="col" className="w-12 py-1 pe-3 text-start">
                <span className="sr-only">{texts.packed}</span>
              </th>
              <th scope="col" className="py-1 text-start">
                {texts.goods}
              </th>
              <th scope="col" className="w-[45%] py-1 ps-3 text-start">
                {texts.goesTo}
              </th>
            </tr>
          </thead>
          <tbody>
            {picks.map(({ line, pieces, orders: places }) => {
              const { name, otherName, amount } = describeLine({ ...line, quantity: pieces });
              return (
                <tr key={line._id} className="break-inside-avoid border-t border-hairline">
                  <td className="py-2 align-top">
                    <span aria-hidden="true" className="block size-5 border-2 border-ink" />
                  </td>
                  <td className="py-2 align-top">
                    <span className="block font-bold">{amount}</span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm">{otherName}</span>
                  </td>
                  <td className="py-2 ps-3 align-top text-sm">
                    {places.map(({ orderNumber, pieces: ofOrder }) => (
                      <span key={orderNumber} className="block">
                        {format.number(ofOrder)} × {orderNumber}
                      </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </>
  );
}
