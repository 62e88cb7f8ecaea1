import { Skeleton, SkeletonText } from '@haat/ui';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  readonly products: readonly CardProduct[];
  /** The number of cards that are likely on the first screen, whose pictures load at once. */
  readonly priorityCount?: number;
  /** Cards a row on wide screens. */
  readonly columns?: 3 | 4;
  readonly headingLevel?: 'h2' | 'h3';
}

const COLUMNS = {
  3: 'grid two-a-row gap-3 md:grid-cols-3 lg:gap-6',
  4: 'grid two-a-row gap-3 md:grid-cols-4 lg:gap-6',
} as const;

/** Product cards, two a row on a phone. */
export function ProductGrid(props: ProductGridProps) {
  const { products, priorityCount = 0, columns = 3, headingLevel = 'h3' } = props;
  return (
    <ul className={COLUMNS[columns]}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            isPriority={index < priorityCount}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProductGridSkeletonProps {
  readonly count: number;
  readonly columns?: 3 | 4;
}

/** Skeletons of the height of cards, so that the layout does not shift when the products arrive. */
export function ProductGridSkeleton({ count, columns = 3 }: ProductGridSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">Loading products…</span>
      <ul className={COLUMNS[columns]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
          <li key={index} className="overflow-clip rounded-haat border border-hairline bg-paper">
            <Skeleton className="aspect-4/5 w-full rounded-none" />
            <div className="grid gap-1.5 p-3 lg:p-4">
              <SkeletonText
                lines={2}
                className="leading-snug lg:h-[1lh] lg:overflow-hidden lg:text-lg"
              />
              <SkeletonText lines={2} className="w-3/5 text-sm md:h-[1lh] md:overflow-hidden" />
              <SkeletonText lines={1} className="w-2/5 pt-1 text-lg" />
              <Skeleton className="mt-1 h-11 w-full" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
