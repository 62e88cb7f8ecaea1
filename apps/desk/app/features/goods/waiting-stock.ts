import type { WaitingChange } from '../../lib/outbox/change.ts';
import type { ChangeInputs } from '../../lib/outbox/change-kinds.ts';

/** The pieces of a product by which its stock changes when all that waits is sent. */
export function sumWaitingStock(productId: string, waiting: readonly WaitingChange[]): number {
  return waiting.reduce((sum, { kind, input, rejection }) => {
    if (kind !== 'changeStock' || rejection !== undefined) return sum;
    const change = input as ChangeInputs['changeStock'];
    return change.productId === productId ? sum + change.delta : sum;
  }, 0);
}
