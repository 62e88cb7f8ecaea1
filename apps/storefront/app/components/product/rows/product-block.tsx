import { type ComponentType, useEffect, useState } from 'react';
import { ServerMarkup } from '../../../hydration/server-markup.tsx';
import { useIsServerMarkup } from '../../../hydration/use-is-server-markup.ts';
import { useTapReplay } from '../../../hydration/use-tap-replay.ts';
import { whenIdle } from '../../../hydration/when-idle.ts';
import { ARRIVAL_MS, withTimeout } from '../../../lib/loading/with-timeout.ts';
import { RetryAlert } from '../../feedback/retry-alert.tsx';
import { PRODUCTS_FAILED } from '../product-texts.ts';
import { ProductRow, type ProductRowProps, type RowProducts } from './product-row.tsx';

type Row = ComponentType<ProductRowProps>;

/** The row's component once its chunk is loaded: later blocks render it at once. */
let loadedRow: Row | undefined;

async function loadRow(): Promise<Row> {
  loadedRow = (await import('./product-row-chunk.ts')).ProductRow;
  return loadedRow;
}

/**
 * A row of products below the first screen (product 2.6.3, 2.6.6), hydrated when the browser is
 * idle and its products have arrived. Its code is not part of the first visit's critical path:
 * until then the server's markup stays as it is, and the last tap on a button is replayed.
 */
export function ProductBlock(props: ProductRowProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <ProductRow {...props} />
      </div>
    );
  }
  return <BrowserBlock {...props} />;
}

interface Hydrated {
  readonly Row: Row;
  /** The settled `products` of the server's markup, so that the row renders without a skeleton. */
  readonly arrival?: {
    readonly products: ProductRowProps['products'];
    readonly found: RowProducts;
  };
}

function BrowserBlock(props: ProductRowProps) {
  const { products } = props;
  const isServerMarkup = useIsServerMarkup();
  const [hydrated, setHydrated] = useState<Hydrated>();
  const [hasFailed, setHasFailed] = useState(false);
  const { frameRef, captureTap } = useTapReplay(hydrated !== undefined);
  const Row = hydrated?.Row ?? (isServerMarkup ? undefined : loadedRow);

  useEffect(() => {
    if (Row || hasFailed) return;
    let isUnmounted = false;
    // Without the server's markup the row shows skeletons until the products arrive.
    const arriving = isServerMarkup
      ? withTimeout(Promise.resolve(products), { what: 'A block', limitMs: ARRIVAL_MS })
      : undefined;
    async function hydrate() {
      const LoadedRow = await loadRow();
      const arrival = arriving && { products, found: await arriving };
      if (!isUnmounted) setHydrated({ Row: LoadedRow, ...(arrival && { arrival }) });
    }
    async function handleFailure() {
      // The links in the server's markup work without the row's code.
      const isMissing = !arriving || (await arriving) === null;
      if (isMissing && !isUnmounted) setHasFailed(true);
    }
    whenIdle(() => void hydrate().catch(handleFailure));
    return () => {
      isUnmounted = true;
    };
  }, [Row, hasFailed, products, isServerMarkup]);

  if (Row) {
    const arrival = hydrated?.arrival;
    return (
      <div ref={frameRef}>
        <Row {...props} products={arrival?.products === products ? arrival.found : products} />
      </div>
    );
  }

  if (hasFailed) {
    return (
      <div>
        <RetryAlert onRetry={() => setHasFailed(false)}>{PRODUCTS_FAILED}</RetryAlert>
      </div>
    );
  }

  return <ServerMarkup onClick={captureTap} placeholder={PLACEHOLDER} />;
}

const PLACEHOLDER = '<p role="status" style="min-height:30rem">Loading products…</p>';
