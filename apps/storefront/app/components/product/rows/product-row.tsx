import { lazy, type ReactNode, Suspense } from 'react';
import { RetryAlert } from '../../feedback/retry-alert.tsx';
import type { CardProduct } from '../card-product.ts';
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx';
import type { ProductQuery } from '../product-query.ts';
import { PRODUCTS_FAILED } from '../product-texts.ts';

// A chunk that fails to load must not take the page down.
const ProductRowRequest = lazy(() =>
  import('./product-row-request.tsx').catch(() => ({ default: ReloadAlert })),
);

export interface ProductRowProps {
  /** From the loader; null when the server did not get them in time. */
  readonly products: readonly CardProduct[] | null;
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

/** A row of product cards; the browser requests what the loader lacks, with skeletons meanwhile. */
export function ProductRow(props: ProductRowProps) {
  const { products, query, count, columns = 4, empty } = props;
  const renderCards = (found: readonly CardProduct[]) =>
    found.length === 0 ? empty : <ProductGrid products={found} columns={columns} />;
  if (products !== null) return renderCards(products);
  const skeleton = <ProductGridSkeleton count={count} columns={columns} />;
  if (import.meta.env.SSR || !query) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <ProductRowRequest {...props} query={query} skeleton={skeleton} renderCards={renderCards} />
    </Suspense>
  );
}
