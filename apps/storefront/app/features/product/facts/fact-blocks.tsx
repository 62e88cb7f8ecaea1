import { island } from '../../../hydration/island.tsx';

/** The code of a part that never changes is not needed before a tap. */
const UNCHANGING = { when: 'tap' } as const;

/** The lines below the buttons. */
export const BuyFacts = island(
  async () => (await import('./buy-fact-list.tsx')).BuyFactList,
  UNCHANGING,
);

/** What is in a set. */
export const SetBlock = island(
  async () => (await import('./set-contents.tsx')).SetContents,
  UNCHANGING,
);

/** The label of the packet. */
export const PacketFacts = island(
  async () => (await import('./packet-label.tsx')).PacketLabel,
  UNCHANGING,
);
