import { cardClass, joinClasses, Skeleton, SkeletonText } from '@haat/ui';
import type { ReactNode } from 'react';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import { PRODUCT_TEXTS } from './product-texts.ts';

interface ProductGridProps {
  readonly products: readonly CardProduct[];
  /** The number of cards that are likely on the first screen, whose pictures load at once. */
  readonly priorityCount?: number;
  /** Cards a row on a tablet; 3 is the grid of a list, whose first card may be the largest. */
  readonly columns?: Columns;
  readonly headingLevel?: 'h2' | 'h3';
  readonly renderName?: ((name: string) => ReactNode) | undefined;
}

type Columns = 2 | 3 | 4;

const COLUMNS = {
  2: 'grid two-a-row gap-3 lg:gap-4',
  3: 'grid two-a-row grid-flow-row-dense gap-3 md:grid-cols-3 lg:gap-4 xl:grid-cols-4',
  // A tablet has room for three and a part of the fourth, which is scrolled to.
  4: 'grid two-a-row gap-3 md:max-lg:card-strip lg:grid-cols-4 lg:gap-x-6 lg:gap-y-4',
} as const;

/**
 * One of 9 cards fills what the other 8 leave of full rows: a row of two on a phone, two rows of four
 * on a wide screen (product 2.9.4). Any other number that leaves the same gap does, too.
 */
const LEAD = 'max-md:col-span-full xl:col-span-2 xl:row-span-2';

/** The only product of a list is as wide as the list (product 2.9.12). */
const ALONE = 'col-span-full lg:max-w-3xl';

function hasLead(count: number, columns: Columns): boolean {
  return columns === 3 && count > 1 && count % 4 === 1;
}

/** Product cards, two a row on a phone. */
export function ProductGrid(props: ProductGridProps) {
  const { products, priorityCount = 0, columns = 3, headingLevel = 'h3', renderName } = props;
  // What cannot be bought does not lead.
  const lead = hasLead(products.length, columns)
    ? products.find(({ isInStock }) => isInStock)
    : undefined;
  const isAlone = columns === 3 && products.length === 1;
  return (
    <ul className={COLUMNS[columns]}>
      {products.map((product, index) => (
        <li
          key={product.id}
          className={joinClasses('card-cell', product === lead && LEAD, isAlone && ALONE)}
        >
          <ProductCard
            product={product}
            isLead={product === lead}
            isAlone={isAlone}
            isPriority={index < priorityCount}
            headingLevel={headingLevel}
            renderName={renderName}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProductGridSkeletonProps {
  readonly count: number;
  readonly columns?: Columns;
  /** The classes of a list that is not a ProductGrid, in place of `columns`. */
  readonly className?: string;
}

/** Skeletons of the height of cards, so that the layout does not shift when the products arrive. */
export function ProductGridSkeleton(props: ProductGridSkeletonProps) {
  const { count, columns = 3, className = COLUMNS[columns] } = props;
  return (
    <div role="status">
      <span className="sr-only">{PRODUCT_TEXTS.loadingAll}</span>
      <ul className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
          <CardSkeleton key={index} isLead={index === 0 && hasLead(count, columns)} />
        ))}
      </ul>
    </div>
  );
}

function CardSkeleton({ isLead }: { readonly isLead: boolean }) {
  return (
    <li className={joinClasses('card-cell', isLead && LEAD)}>
      <div className={cardClass(joinClasses('flex flex-col', isLead && 'lead-card'))}>
        <Skeleton className={joinClasses('rounded-none card-frame', isLead && 'lead-frame')} />
        <div className={joinClasses('gap-1 card-text', isLead && 'max-md:flex-1 max-md:p-3!')}>
          <SkeletonText
            lines={2}
            className="leading-snug lg:h-[1lh] lg:overflow-hidden lg:text-lg"
          />
          <SkeletonText lines={1} className="w-1/2 text-sm" />
          <SkeletonText lines={1} className="w-4/5 text-sm" />
          <SkeletonText lines={1} className="w-3/5 text-sm" />
          <SkeletonText lines={1} className="w-2/5 text-lg" />
          <Skeleton className="mt-2 h-11 w-full" />
        </div>
      </div>
    </li>
  );
}
