import type { OrderLine } from '@haat/domain/shopper';
import { joinClasses } from '@haat/ui';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { LineFacts } from '../../../components/order/line-facts.tsx';
import { MoreItems } from '../../../components/order/more-items.tsx';
import { Money } from '../../../components/product/money.tsx';
import { ProductPicture } from '../../../components/product/product-picture.tsx';
import { TEXTS } from '../texts.ts';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** Lines that stand there at once; the others open (product 2.14.19). All of them if left out. */
  readonly mostShown?: number;
}

/** The lines of an order: Product, Price, Quantity, Subtotal (product 2.14.6); cards on a phone. */
export function OrderLines({ lines, mostShown = lines.length }: OrderLinesProps) {
  const hidden = lines.slice(mostShown);
  return (
    // With large text the picture stands above, as there is no room beside it.
    <div className="@container">
      <LineTable lines={lines.slice(0, mostShown)} />
      <MoreItems count={hidden.length} className="border-hairline border-t px-4">
        <LineTable lines={hidden} isContinued />
      </MoreItems>
    </div>
  );
}

interface LineTableProps {
  readonly lines: readonly OrderLine[];
  /** True below a table with the same columns, whose heads are seen there. */
  readonly isContinued?: boolean;
}

function LineTable({ lines, isContinued = false }: LineTableProps) {
  return (
    <table className="block w-full tabular-nums md:table md:table-fixed">
      {/* The columns of a table that goes on have the same widths. */}
      <colgroup className="hidden md:table-column-group">
        <col />
        <col className="w-32" />
        <col className="w-28" />
        <col className="w-36" />
      </colgroup>
      <thead className={joinClasses('sr-only', !isContinued && 'md:not-sr-only')}>
        <tr className="border-hairline border-b text-left text-ink-soft text-sm">
          <th className="p-4 font-semibold">{TEXTS.productColumn}</th>
          <th className="p-4 text-right font-semibold">{TEXTS.priceColumn}</th>
          <th className="p-4 text-right font-semibold">{TEXTS.quantityColumn}</th>
          <th className="p-4 text-right font-semibold">{TEXTS.subtotalColumn}</th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {lines.map((line) => (
          <tr
            key={line.productId ?? line.name}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr] gap-x-4 p-4 @max-[14rem]:block not-first:border-hairline not-first:border-t md:table-row md:border-0 md:p-0 md:*:border-hairline md:not-first:*:border-t"
          >
            <td className="contents md:table-cell md:p-4">
              <span className="contents md:flex md:items-center md:gap-4">
                <span className="row-span-3 w-18 shrink-0 @max-[14rem]:mb-2 @max-[14rem]:block self-start overflow-clip rounded-haat bg-sand">
                  <ProductPicture image={line.image} alt="" sizes="72px" widths={[160, 320]} />
                </span>
                <span className="col-span-2 font-semibold wrap-anywhere">
                  {line.productId === null ? (
                    line.name
                  ) : (
                    <ShopLink className="hover:underline" to={`/product/${line.productId}`}>
                      {line.name}
                    </ShopLink>
                  )}
                  <span className="font-normal">
                    <LineFacts line={line} />
                  </span>
                  {line.returned > 0 && (
                    <span className="block font-normal">{TEXTS.sentBack(line.returned)}</span>
                  )}
                </span>
              </span>
            </td>
            <td className="col-start-2 text-ink-soft @max-[14rem]:block md:table-cell md:p-4 md:text-right">
              {line.unitPrice !== null && <Money amount={line.unitPrice} />}
              <span className="md:hidden"> × {line.quantity}</span>
            </td>
            <td className="hidden md:table-cell md:p-4 md:text-right">{line.quantity}</td>
            <td className="col-start-3 row-start-2 font-semibold @max-[14rem]:block md:table-cell md:p-4 md:text-right">
              {line.subtotal !== null && <Money amount={line.subtotal} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
