import { Suspense, useMemo } from 'react';
import { Await } from 'react-router';
import { ARRIVAL_MS, inTime } from './in-time.ts';
import { LateProductBlock } from './product-block-late.tsx';
import { LoadedBlock, type ProductBlockProps } from './product-block-loaded.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';

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
