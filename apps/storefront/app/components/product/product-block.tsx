import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useIsServerMarkup } from '../../hydration/use-is-server-markup.ts';
import { whenIdle } from '../../hydration/when-idle.ts';
import { ARRIVAL_MS, withTimeout } from '../../lib/loading/with-timeout.ts';
import { RetryAlert } from '../feedback/retry-alert.tsx';
import { ProductBlockContent } from './product-block-content.tsx';
import type { BlockProducts, ProductBlockProps } from './product-block-loaded.tsx';
import { PRODUCTS_FAILED } from './product-texts.ts';

type Content = ComponentType<ProductBlockProps>;

/** The content once it was fetched: from then on it is drawn at once. */
let fetched: Content | undefined;

async function fetchContent(): Promise<Content> {
  fetched = (await import('./product-block-live.ts')).ProductBlockContent;
  return fetched;
}

/**
 * A row of products below the first screen (spec §2). Its code is not part of the first visit: the
 * browser leaves the server's markup as it is, skeletons that wait for the rest of the document too,
 * and brings it to life when it is idle and all of it has come. A tap that comes before is kept.
 */
export function ProductBlock(props: ProductBlockProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <ProductBlockContent {...props} />
      </div>
    );
  }
  return <BrowserBlock {...props} />;
}

interface Live {
  readonly Content: Content;
  /** What the server's `products` turned out to be: drawn without a gap where its markup was. */
  readonly arrival?: {
    readonly products: ProductBlockProps['products'];
    readonly found: BlockProducts;
  };
}

function BrowserBlock(props: ProductBlockProps) {
  const { products } = props;
  const isServerMarkup = useIsServerMarkup();
  const [live, setLive] = useState<Live>();
  const [hasFailed, setHasFailed] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const tapped = useRef(-1);
  const Ready = live?.Content ?? (isServerMarkup ? undefined : fetched);

  useEffect(() => {
    if (Ready || hasFailed) return;
    let isGone = false;
    // Without the server's markup there are skeletons to be drawn meanwhile.
    const arriving = isServerMarkup
      ? withTimeout(Promise.resolve(products), { what: 'A block', limitMs: ARRIVAL_MS })
      : undefined;
    async function comeAlive() {
      const Content = await fetchContent();
      const arrival = arriving && { products, found: await arriving };
      if (!isGone) setLive({ Content, ...(arrival && { arrival }) });
    }
    async function stayAsleep() {
      // Without a network the links of what is there still work.
      const isMissing = !arriving || (await arriving) === null;
      if (isMissing && !isGone) setHasFailed(true);
    }
    whenIdle(() => void comeAlive().catch(stayAsleep));
    return () => {
      isGone = true;
    };
  }, [Ready, hasFailed, products, isServerMarkup]);

  useEffect(() => {
    if (live) frameRef.current?.querySelectorAll('button')[tapped.current]?.click();
  }, [live]);

  if (Ready) {
    const arrival = live?.arrival;
    return (
      <div ref={frameRef}>
        <Ready {...props} products={arrival?.products === products ? arrival.found : products} />
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

  function keepTap({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) tapped.current = [...currentTarget.querySelectorAll('button')].indexOf(button);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: their keys come as clicks too
    <div
      onClick={keepTap}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own; over the server's markup React leaves alone what is there
      dangerouslySetInnerHTML={PLACEHOLDER}
    />
  );
}

/** Stands there where the server rendered nothing: after a move inside the shop. */
const PLACEHOLDER = { __html: '<p role="status" style="min-height:30rem">Loading products…</p>' };
