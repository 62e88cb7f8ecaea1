import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Await } from 'react-router';
import type { CardProduct } from './card-product.ts';
import { ARRIVAL_MS, inTime } from './in-time.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import type { ProductQuery } from './product-query.ts';

const LateProductBlock = lazy(() => import('./product-block-late.tsx'));

/** Null when the server did not have them in time. */
export type BlockProducts = readonly CardProduct[] | null;

export interface ProductBlockProps {
  /** From the loader. */
  readonly products: Promise<BlockProducts> | BlockProducts;
  /** What the browser asks for when they did not come in time. */
  readonly query: ProductQuery;
  /** How many skeletons stand there meanwhile. */
  readonly count: number;
  /** Takes from the browser's answer what is shown; all when left out. */
  readonly pick?: (products: readonly CardProduct[]) => readonly CardProduct[];
  /** What stands there when there are no products. */
  readonly empty: ReactNode;
}

/** A row of products: skeletons before they come, and what the server could not give is asked for. */
export function ProductBlockContent(props: ProductBlockProps) {
  const { products, count, empty } = props;
  // Not `errorElement`: that would ask again and again for products that cannot be drawn.
  const arriving = useMemo(
    () =>
      products instanceof Promise
        ? inTime(products, { what: 'A block', limitMs: ARRIVAL_MS })
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

interface LoadedBlockProps {
  readonly products: readonly CardProduct[];
  readonly empty: ReactNode;
}

/** The products, or what stands there when there are none. */
export function LoadedBlock({ products, empty }: LoadedBlockProps) {
  return products.length === 0 ? empty : <ProductGrid products={products} columns={4} />;
}
