import type { ProductView } from '@haat/domain';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../hydration/when-idle.ts';
import type { SeenProducts } from './seen-products.tsx';

interface RecentlySeenProps {
  readonly product: ProductView;
}

/** Offline the page works without this block. */
function ignoreFailure(): void {}

/** What was seen before this product; its code loads once the page is idle (product 2.7.19). */
export function RecentlySeen({ product }: RecentlySeenProps) {
  const [Products, setProducts] = useState<typeof SeenProducts>();

  useEffect(() => {
    const fetchBlock = () => import('./seen-products.tsx').then((module) => module.SeenProducts);
    whenIdle(() => fetchBlock().then((block) => setProducts(() => block), ignoreFailure));
  }, []);

  return Products ? <Products key={product.id} product={product} /> : null;
}
