import { useState } from 'react';
import { island } from '../../../hydration/island.tsx';
import { useIsServerMarkup } from '../../../hydration/use-is-server-markup.ts';
import { RetryAlert } from '../../feedback/retry-alert.tsx';
import { PRODUCT_TEXTS, PRODUCTS_FAILED } from '../product-texts.ts';
import type { ProductRowProps } from './product-row.tsx';

const Row = island(async () => (await import('./product-row.tsx')).ProductRow, {
  when: 'idle',
  loading: (
    <p role="status" className="min-h-120">
      {PRODUCT_TEXTS.loadingAll}
    </p>
  ),
});

/**
 * A row of products below the first screen (product 2.6.3, 2.6.4), hydrated when the browser is idle.
 */
export function ProductBlock(props: ProductRowProps) {
  const isServerMarkup = useIsServerMarkup();
  const [hasFailed, setHasFailed] = useState(false);

  // The links in the server's markup work without the row's code.
  if (hasFailed && (props.products === null || !isServerMarkup)) {
    return (
      <div>
        <RetryAlert onRetry={() => setHasFailed(false)}>{PRODUCTS_FAILED}</RetryAlert>
      </div>
    );
  }
  return <Row {...props} onFail={() => setHasFailed(true)} />;
}
