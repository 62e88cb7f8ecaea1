import { lazy, type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { CardProduct } from './card-product.ts';
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
  const skeleton = <ProductGridSkeleton count={count} columns={4} />;
  const missing = import.meta.env.SSR ? skeleton : <LateProductBlock {...props} />;
  return (
    <Suspense fallback={skeleton}>
      {/* It fails only when the connection breaks off before they came. */}
      <Await resolve={products} errorElement={missing}>
        {(found) => (found === null ? missing : <LoadedBlock products={found} empty={empty} />)}
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
