import { island } from '../../../hydration/island.tsx';

/** The gifts, whose code a first visit does not need: they are links alone. */
export const Gifts = island(async () => (await import('./gift-shelf.tsx')).GiftShelf, {
  when: 'tap',
});
