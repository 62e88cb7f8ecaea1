import type { ProductView } from '@haat/domain';
import { Stars, Tabs } from '@haat/ui';
import { MESSAGES } from './messages.ts';

interface ProductTabsProps {
  readonly product: ProductView;
}

/** Description, Storage & Usage and Reviews (spec §2). */
export function ProductTabs({ product }: ProductTabsProps) {
  const { description, storageAndUsage, rating } = product;
  return (
    <Tabs
      label="About this product"
      items={[
        {
          id: 'description',
          label: MESSAGES.description,
          content: <p className="max-w-text whitespace-pre-line text-lg">{description}</p>,
        },
        {
          id: 'storage',
          label: MESSAGES.storage,
          content: <p className="max-w-text whitespace-pre-line text-lg">{storageAndUsage}</p>,
        },
        {
          id: 'reviews',
          label: MESSAGES.reviews,
          content:
            rating.stars === null ? (
              <p className="text-lg">{MESSAGES.noReviews}</p>
            ) : (
              <p className="flex items-center gap-3 text-lg">
                <Stars rating={rating.stars} /> {rating.stars} out of 5, from {rating.reviewCount}{' '}
                {rating.reviewCount === 1 ? 'review' : 'reviews'}
              </p>
            ),
        },
      ]}
    />
  );
}
