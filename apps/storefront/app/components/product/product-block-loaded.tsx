import type { ReactNode } from 'react';
import type { CardProduct } from './card-product.ts';
import { ProductGrid } from './product-grid.tsx';
import type { ProductQuery } from './product-query.ts';

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

interface LoadedBlockProps {
  readonly products: readonly CardProduct[];
  readonly empty: ReactNode;
}

/** The products, or what stands there when there are none. */
export function LoadedBlock({ products, empty }: LoadedBlockProps) {
  return products.length === 0 ? empty : <ProductGrid products={products} columns={4} />;
}
