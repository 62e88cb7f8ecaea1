import { SectionHeading } from '@haat/ui';
import { useId } from 'react';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api } from '../../../state/create-stores.ts';
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx';
import { listCardProducts } from '../product-query.ts';
import { SUGGESTED_TITLE } from '../product-texts.ts';
import { BEST_SELLERS_QUERY } from './best-sellers-query.ts';

/** Best sellers with their title; nothing when they cannot be loaded. */
export function SuggestedRow() {
  const titleId = useId();
  const { loaded } = useLoad(() => listCardProducts(api, BEST_SELLERS_QUERY));
  if (loaded.status === 'failed') return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} className="mb-4">
        {SUGGESTED_TITLE}
      </SectionHeading>
      {loaded.status === 'loading' ? (
        <ProductGridSkeleton count={BEST_SELLERS_QUERY.limit} columns={4} />
      ) : (
        <ProductGrid products={loaded.value} columns={4} />
      )}
    </section>
  );
}
