import type { ProductView } from '@haat/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import { ServerMarkup } from '../../hydration/server-markup.tsx';
import { useIsServerMarkup } from '../../hydration/use-is-server-markup.ts';
import { BuyFactList } from './buy-fact-list.tsx';

interface BuyFactsProps {
  readonly product: ProductView;
}

function NoFacts(_: BuyFactsProps): ReactNode {
  return null;
}

const LazyList = lazy(() =>
  // Without a network the page works without these lines.
  import('./buy-fact-list-chunk.ts').catch(() => ({ default: NoFacts })),
);

/** The lines below the buttons, whose code a first visit does not need: they never change. */
export function BuyFacts({ product }: BuyFactsProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <BuyFactList product={product} />
      </div>
    );
  }
  return <BrowserFacts product={product} />;
}

function BrowserFacts({ product }: BuyFactsProps) {
  if (useIsServerMarkup()) return <ServerMarkup />;
  return (
    <div className="min-h-30">
      <Suspense>
        <LazyList product={product} />
      </Suspense>
    </div>
  );
}
