import { island } from '../../../hydration/island.tsx';

/** What was seen before this product (product 2.7.17): the server knows of nothing. */
export const RecentlySeen = island(async () => (await import('./seen-products.tsx')).SeenProducts, {
  when: 'idle',
});
