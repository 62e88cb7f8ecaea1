import type { Paise } from '@haat/domain';
import { multiplyPaise } from '@haat/domain/shopper';
import { Skeleton } from '@haat/ui';
import { Money } from '../product/money.tsx';
import { PackFacts } from '../product/pack-facts.tsx';
import { ProductPicture } from '../product/product-picture.tsx';
import { MoreItems } from './more-items.tsx';

interface OrderedItem {
  readonly productId: string | null;
  readonly name: string;
  readonly image: string | null;
  readonly quantity: number;
  /** Null if the API did not send it. */
  readonly unitPrice: Paise | null;
  /** An order keeps none. */
  readonly size?: string | null;
}

interface OrderedItemsProps {
  /** Null while they load. */
  readonly lines: readonly OrderedItem[] | null;
}

/** Lines that are shown at once; more would push the sums out of sight. */
const MAX_SHOWN = 3;

/** What is ordered, in short: picture, name, pieces and price (product 2.13.13). */
export function OrderedItems({ lines }: OrderedItemsProps) {
  if (lines === null) {
    // As high as one line, so that the sums below hardly move.
    return <Skeleton className="mb-4 h-16.5 w-full" />;
  }
  const hidden = lines.slice(MAX_SHOWN);
  return (
    <div className="mb-4 border-hairline border-b pb-4">
      <ItemList lines={lines.slice(0, MAX_SHOWN)} />
      <MoreItems count={hidden.length}>
        <ItemList lines={hidden} />
      </MoreItems>
    </div>
  );
}

function ItemList({ lines }: { readonly lines: readonly OrderedItem[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map(({ productId, name, image, quantity, unitPrice, ...line }) => (
        <li key={productId ?? name} className="flex flex-wrap items-center gap-x-3">
          <span className="w-10 shrink-0 overflow-clip rounded-haat bg-sand">
            <ProductPicture
              image={image}
              alt=""
              sizes="40px"
              widths={[160]}
              className="thumbnail"
            />
          </span>
          <span className="min-w-24 flex-1 leading-tight wrap-anywhere">
            {name} <span className="whitespace-nowrap text-ink-soft">×&nbsp;{quantity}</span>
            <PackFacts packSize={null} thing={{ name, ...line }} price={null} className="text-sm" />
          </span>
          {unitPrice !== null && (
            <span className="figures ms-auto">
              <Money amount={multiplyPaise(unitPrice, quantity)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
