import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Await } from 'react-router';
import { ARRIVAL_MS, withTimeout } from '../../../lib/loading/with-timeout.ts';
import { RetryAlert } from '../../feedback/retry-alert.tsx';
import type { CardProduct } from '../card-product.ts';
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx';
import type { ProductQuery } from '../product-query.ts';
import { PRODUCTS_FAILED } from '../product-texts.ts';

// A chunk that fails to load must not take the page down.
const ProductRowRequest = lazy(() =>
  import('./product-row-request.tsx').catch(() => ({ default: ReloadAlert })),
);

/** Null when the server did not get the products in time. */
export type RowProducts = readonly CardProduct[] | null;

export interface ProductRowProps {
  /** From the loader. */
  readonly products: Promise<RowProducts> | RowProducts;
  /** The request of the browser when the loader's products are null; absent when they never are. */
  readonly query?: ProductQuery;
  /** The number of skeletons while the products load. */
  readonly count: number;
  /** Cards a row from a tablet on; 4 by default. */
  readonly columns?: 2 | 4;
  /** Selects from the products that the browser requested; all by default. */
  readonly pick?: (products: readonly CardProduct[]) => readonly CardProduct[];
  /** The content of a row without products. */
  readonly empty: ReactNode;
}

/** Retry reloads the page: a browser does not request a chunk again that failed to load. */
function ReloadAlert() {
  return <RetryAlert onRetry={() => location.reload()}>{PRODUCTS_FAILED}</RetryAlert>;
}

/** A row of product cards, with skeletons while it loads; the browser requests what the loader lacks. */
export function ProductRow(props: ProductRowProps) {
  const { products, query, count, columns = 4, empty } = props;
  // Not `errorElement`: it would request the products again when their rendering fails.
  const arriving = useMemo(
    () =>
      products instanceof Promise
        ? withTimeout(products, { what: 'A block', limitMs: ARRIVAL_MS })
        : products,
    [products],
  );
  const skeleton = <ProductGridSkeleton count={count} columns={columns} />;
  const renderCards = (found: readonly CardProduct[]) =>
    found.length === 0 ? empty : <ProductGrid products={found} columns={columns} />;
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={arriving}>
        {(found) => {
          if (found !== null) return renderCards(found);
          if (import.meta.env.SSR || !query) return skeleton;
          return (
            <ProductRowRequest
              {...props}
              query={query}
              skeleton={skeleton}
              renderCards={renderCards}
            />
          );
        }}
      </Await>
    </Suspense>
  );
}
