import { HOME_BLOCK_SIZE } from '@haat/domain';
import { Alert, Button } from '@haat/ui';
import { type ReactNode, Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import type { CardProduct } from '../../shared/card-product.ts';
import type { Deferred } from '../../shared/load.ts';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product-grid.tsx';

interface ProductBlockProps {
  readonly products: Promise<Deferred<readonly CardProduct[]>>;
  /** What stands there when there are no products. */
  readonly empty: ReactNode;
}

/** Four products that come when they come: skeletons before, Retry when they do not (spec §2). */
export function ProductBlock({ products, empty }: ProductBlockProps) {
  return (
    <Suspense fallback={<ProductGridSkeleton count={HOME_BLOCK_SIZE} columns={4} />}>
      <Await resolve={products}>
        {(outcome) => {
          if (!outcome.isLoaded) return <LoadFailed message={outcome.message} />;
          if (outcome.value.length === 0) return empty;
          return <ProductGrid products={outcome.value} columns={4} />;
        }}
      </Await>
    </Suspense>
  );
}

function LoadFailed({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Alert
      action={
        <Button
          variant="secondary"
          size="compact"
          isBusy={state === 'loading'}
          onClick={() => void revalidate()}
        >
          Retry
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
