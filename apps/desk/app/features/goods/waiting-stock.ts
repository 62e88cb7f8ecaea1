import type { WaitingChange } from '../../lib/outbox/change.ts';

/** The pieces of a product by which its stock changes when all that waits is sent. */
export function sumWaitingStock(productId: string, waiting: readonly WaitingChange[]): number {
  return waiting.reduce(
    (sum, { kind, input, rejection }) =>
      kind === 'changeStock' && input.productId === productId && rejection === undefined
        ? sum + input.delta
        : sum,
    0,
  );
}
