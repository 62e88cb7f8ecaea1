import type { ProductView } from '@haat/domain/shopper';
import { useEffect, useState } from 'react';
import { useIsServerMarkup } from '../../../hydration/use-is-server-markup.ts';
import { whenIdle } from '../../../hydration/when-idle.ts';
import { whenUsed } from '../../../hydration/when-used.ts';
import type { SeenProducts } from './seen-products.tsx';

interface RecentlySeenProps {
  readonly product: ProductView;
}

/**
 * What was seen before this product (product 2.7.19). On a first visit its code loads once the page is
 * used, since most of them have seen nothing before; later, once the page is idle.
 */
export function RecentlySeen({ product }: RecentlySeenProps) {
  const [Products, setProducts] = useState<typeof SeenProducts>();
  const isServerMarkup = useIsServerMarkup();

  useEffect(() => {
    async function load(): Promise<void> {
      try {
        const block = await import('./seen-products.tsx');
        // The page may be left by now; the product was seen nevertheless.
        block.recordSeen(product);
        setProducts(() => block.SeenProducts);
      } catch {
        // Offline the page works without this block.
      }
    }
    if (isServerMarkup) return whenUsed(() => void load());
    whenIdle(() => void load());
    return undefined;
  }, [product, isServerMarkup]);

  return Products ? <Products key={product.id} product={product} /> : null;
}
