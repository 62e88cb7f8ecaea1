import { langOf, type ProductView } from '@haat/domain/shopper';
import { Tabs } from '@haat/ui';
import { useState } from 'react';
import type { ReviewPage } from './reviews/review-page.ts';
import { ReviewsTab } from './reviews/reviews-tab.tsx';
import { TEXTS } from './texts.ts';

interface ProductTabsProps {
  readonly product: ProductView;
  /** The first results page; null if it missed its timeout. */
  readonly reviews: ReviewPage | null;
}

const REVIEWS = 'reviews';

/** Description, Storage & Usage and Reviews (product 2.7.6). */
export function ProductTabs({ product, reviews }: ProductTabsProps) {
  const { id: productId, description, storageAndUsage } = product;
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Tabs
      label={TEXTS.about}
      onSelect={(id) => {
        if (id === REVIEWS) setIsOpened(true);
      }}
      items={[
        {
          id: 'description',
          label: TEXTS.description,
          content: <LongText>{description}</LongText>,
        },
        {
          id: 'storage',
          label: TEXTS.storage,
          content: <LongText>{storageAndUsage}</LongText>,
        },
        {
          id: REVIEWS,
          label: TEXTS.reviews,
          content: <ReviewsTab productId={productId} first={reviews} isOpened={isOpened} />,
        },
      ]}
    />
  );
}

function LongText({ children }: { readonly children: string }) {
  return (
    <p lang={langOf(children)} className="max-w-text whitespace-pre-line text-lg">
      {children}
    </p>
  );
}
