import { Skeleton } from '@haat/ui';
import { ProductPicture } from '../product/product-picture.tsx';
import { ORDER_TEXTS } from './order-texts.ts';

interface OrderedItem {
  readonly productId: string | null;
  readonly name: string;
  readonly image: string | null;
  readonly quantity: number;
}

interface OrderedItemsProps {
  /** Null while they load. */
  readonly lines: readonly OrderedItem[] | null;
}

/** Lines that are shown; more would push the sums out of sight. */
const MAX_SHOWN = 3;

/** What is ordered, in short: picture, name and pieces (product 2.13.22). */
export function OrderedItems({ lines }: OrderedItemsProps) {
  if (lines === null) {
    // As high as one line, so that the sums below hardly move.
    return <Skeleton className="mb-4 h-16.5 w-full" />;
  }
  const hidden = lines.length - MAX_SHOWN;
  return (
    <ul className="mb-4 grid gap-2 border-hairline border-b pb-4">
      {lines.slice(0, MAX_SHOWN).map(({ productId, name, image, quantity }) => (
        <li key={productId ?? name} className="flex items-center gap-3">
          <span className="w-10 shrink-0 overflow-clip rounded-haat bg-sand">
            <ProductPicture image={image} alt="" sizes="40px" widths={[160]} />
          </span>
          <span className="min-w-0 flex-1 leading-tight wrap-anywhere">{name}</span>
          <span className="shrink-0 text-ink-soft tabular-nums">× {quantity}</span>
        </li>
      ))}
      {hidden > 0 && <li className="text-ink-soft">{ORDER_TEXTS.moreItems(hidden)}</li>}
    </ul>
  );
}
