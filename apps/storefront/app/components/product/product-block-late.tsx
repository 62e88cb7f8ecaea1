import { errorText } from '../../lib/errors/error-text.ts';
import { useLoad } from '../../lib/loading/use-load.ts';
import { api } from '../../state/create-stores.ts';
import { RetryAlert } from '../feedback/retry-alert.tsx';
import { LoadedBlock, type ProductBlockProps } from './product-block-loaded.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';
import { listCardProducts } from './product-query.ts';
import { PRODUCTS_FAILED } from './product-texts.ts';

/** A row of products that the server did not have in time: asked for by the browser (spec §2). */
export default function LateProductBlock({ query, count, pick, empty }: ProductBlockProps) {
  const { loaded, reload } = useLoad(() => listCardProducts(api, query));
  if (loaded.status === 'loading') return <ProductGridSkeleton count={count} columns={4} />;
  if (loaded.status === 'failed') {
    return <RetryAlert onRetry={reload}>{errorText(loaded.error, PRODUCTS_FAILED)}</RetryAlert>;
  }
  return <LoadedBlock products={pick ? pick(loaded.value) : loaded.value} empty={empty} />;
}
