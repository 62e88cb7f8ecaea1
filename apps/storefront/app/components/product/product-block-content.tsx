import { lazy, Suspense, useMemo } from 'react';
import { Await } from 'react-router';
import { ARRIVAL_MS, withTimeout } from '../../lib/loading/with-timeout.ts';
import { RetryAlert } from '../feedback/retry-alert.tsx';
import { LoadedBlock, type ProductBlockProps } from './product-block-loaded.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';
import { PRODUCTS_FAILED } from './product-texts.ts';

// With the line down its code does not come either, which must not take the page with it.
const LateProductBlock = lazy(() =>
  import('./product-block-late.tsx').catch(() => ({ default: ReloadBlock })),
);

/** Code that could not be fetched is only asked for again by the next page. */
function ReloadBlock() {
  return <RetryAlert onRetry={() => location.reload()}>{PRODUCTS_FAILED}</RetryAlert>;
}

/** A row of products: skeletons before they come, and what the server could not give is asked for. */
export function ProductBlockContent(props: ProductBlockProps) {
  const { products, count, empty } = props;
  // Not `errorElement`: that would ask again and again for products that cannot be drawn.
  const arriving = useMemo(
    () =>
      products instanceof Promise
        ? withTimeout(products, { what: 'A block', limitMs: ARRIVAL_MS })
        : products,
    [products],
  );
  const skeleton = <ProductGridSkeleton count={count} columns={4} />;
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={arriving}>
        {(found) => {
          if (found !== null) return <LoadedBlock products={found} empty={empty} />;
          return import.meta.env.SSR ? skeleton : <LateProductBlock {...props} />;
        }}
      </Await>
    </Suspense>
  );
}
