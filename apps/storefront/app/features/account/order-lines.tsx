import type { OrderLine } from '@haat/domain';
import { Money } from '../../shared/money.tsx';
import { ProductPicture } from '../../shared/product-picture.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
}

/** What was ordered: Product, Price, Quantity, Subtotal (spec §2); cards on a phone. */
export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <table className="block w-full sm:table">
      <thead className="sr-only sm:not-sr-only">
        <tr className="border-hairline border-b text-left text-ink-soft text-sm">
          <th className="p-4 font-semibold">Product</th>
          <th className="p-4 text-right font-semibold">Price</th>
          <th className="p-4 text-right font-semibold">Quantity</th>
          <th className="p-4 text-right font-semibold">Subtotal</th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {lines.map((line) => (
          <tr
            key={line.productId ?? line.name}
            className="grid grid-cols-[4.5rem_1fr_auto] grid-rows-[auto_auto_1fr] gap-x-4 p-4 not-first:border-hairline not-first:border-t sm:table-row sm:border-0 sm:p-0 sm:*:border-hairline sm:not-first:*:border-t"
          >
            <td className="contents sm:table-cell sm:p-4">
              <span className="contents sm:flex sm:items-center sm:gap-4">
                <span className="row-span-3 w-18 shrink-0 self-start overflow-clip rounded-haat bg-sand">
                  <ProductPicture image={line.image} alt="" sizes="72px" widths={[160, 320]} />
                </span>
                <span className="col-span-2 font-semibold">
                  {line.productId === null ? (
                    line.name
                  ) : (
                    <ShopLink className="hover:underline" to={`/product/${line.productId}`}>
                      {line.name}
                    </ShopLink>
                  )}
                </span>
              </span>
            </td>
            <td className="col-start-2 text-ink-soft sm:table-cell sm:p-4 sm:text-right">
              {line.unitPrice !== null && <Money amount={line.unitPrice} />}
              <span className="sm:hidden"> × {line.quantity}</span>
            </td>
            <td className="hidden sm:table-cell sm:p-4 sm:text-right">{line.quantity}</td>
            <td className="col-start-3 row-start-2 font-semibold sm:table-cell sm:p-4 sm:text-right">
              {line.subtotal !== null && <Money amount={line.subtotal} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
