import { island } from '../../hydration/island.tsx';

/**
 * Goods and prices on the first screen (product 2.6.7). A first visit does without their code, as
 * nothing about them changes.
 */
export const HeroGoods = island(async () => (await import('./hero-good-list.tsx')).HeroGoodList, {
  when: 'tap',
});
