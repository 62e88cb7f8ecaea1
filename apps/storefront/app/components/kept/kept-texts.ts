import type { KeptInput } from '@haat/domain/shopper';

const EN = {
  kept: 'Kept. We add it when you are online.',
  /** For what adds nothing to the cart. */
  keptOther: 'Kept. We send it when you are online.',
  /** Heads the list of what waits, and of what was rejected. */
  title: 'Kept changes',
  waiting: (count: number) =>
    count === 1 ? '1 change waits for the network.' : `${count} changes wait for the network.`,
  /** What was not taken, with the server's reason behind it. */
  rejected: {
    add: (name: string, reason: string) => `${name} was not added: ${reason}`,
    quantity: (name: string, reason: string) =>
      `The quantity of ${name} was not changed: ${reason}`,
    remove: (name: string, reason: string) => `${name} was not removed: ${reason}`,
    wish: (name: string, reason: string) => `The wishlist was not changed (${name}): ${reason}`,
    review: (name: string, reason: string) => `Your review of ${name} was not sent: ${reason}`,
  } satisfies Record<KeptInput['kind'], (name: string, reason: string) => string>,
  full: 'No more changes can be kept on this phone until you are online.',
  retry: 'Try again',
  discard: 'Leave it out',
  /** A product whose name is not known. */
  product: 'the product',
  copyOf: (time: string) => `Copy of ${time}`,
} as const;

export const KEPT_TEXTS = EN;
