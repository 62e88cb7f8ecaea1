import { island } from '../../../hydration/island.tsx';

/** The lines below the buttons, whose code a first visit does not need: they never change. */
export const BuyFacts = island(async () => (await import('./buy-fact-list.tsx')).BuyFactList, {
  when: 'tap',
});

/** What is in a set, likewise. */
export const SetBlock = island(async () => (await import('./set-contents.tsx')).SetContents, {
  when: 'tap',
});

/** The label of the packet, likewise. */
export const PacketFacts = island(async () => (await import('./packet-label.tsx')).PacketLabel, {
  when: 'tap',
});
