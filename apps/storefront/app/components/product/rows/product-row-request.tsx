import type { ReactNode } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api } from '../../../state/create-stores.ts';
import { RetryAlert } from '../../feedback/retry-alert.tsx';
import type { CardProduct } from '../card-product.ts';
import { listCardProducts, type ProductQuery } from '../product-query.ts';
import { PRODUCTS_FAILED } from '../product-texts.ts';

interface ProductRowRequestProps {
  readonly query: ProductQuery;
  readonly pick?: (products: readonly CardProduct[]) => readonly CardProduct[];
  readonly skeleton: ReactNode;
  readonly renderCards: (products: readonly CardProduct[]) => ReactNode;
}

/** Requests in the browser the products that the server did not get in time (product 2.6.3). */
export default function ProductRowRequest(props: ProductRowRequestProps) {
  const { query, pick, skeleton, renderCards } = props;
  const { loaded, reload } = useLoad(() => listCardProducts(api, query));
  if (loaded.status === 'loading') return skeleton;
  if (loaded.status === 'failed') {
    return <RetryAlert onRetry={reload}>{errorText(loaded.error, PRODUCTS_FAILED)}</RetryAlert>;
  }
  return renderCards(pick ? pick(loaded.value) : loaded.value);
}
