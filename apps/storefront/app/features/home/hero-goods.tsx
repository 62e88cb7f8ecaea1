import { lazy, type ReactNode, Suspense } from 'react';
import { ServerMarkup } from '../../hydration/server-markup.tsx';
import { useIsServerMarkup } from '../../hydration/use-is-server-markup.ts';
import { HeroGoodList, type HeroGoodsProps } from './hero-good-list.tsx';

function NoGoods(_: HeroGoodsProps): ReactNode {
  return null;
}

const LazyList = lazy(() =>
  // Without a network the blocks below show their own goods.
  import('./hero-good-list-chunk.ts').catch(() => ({ default: NoGoods })),
);

const FRAME = '@container max-md:-mx-4 max-md:mt-3 min-h-18 md:max-lg:col-span-full lg:mt-8';

/**
 * Goods and prices on the first screen (product 2.6.10). Their code is not part of a first visit, as
 * nothing about them changes.
 */
export function HeroGoods({ products }: HeroGoodsProps) {
  if (import.meta.env.SSR) {
    return (
      <div className={FRAME}>
        <HeroGoodList products={products} />
      </div>
    );
  }
  return <BrowserGoods products={products} />;
}

function BrowserGoods({ products }: HeroGoodsProps) {
  if (useIsServerMarkup()) return <ServerMarkup className={FRAME} />;
  return (
    <div className={FRAME}>
      <Suspense>
        <LazyList products={products} />
      </Suspense>
    </div>
  );
}
