import { createIdempotencyKey } from '@haat/api-sdk';
import * as z from 'zod/mini';
import { createTabValue } from '../../../lib/storage/tab-value.ts';

const PENDING_ORDER = z.object({
  /** The sent order and its user, as JSON. */
  intent: z.string(),
  /** The `Idempotency-Key` it was sent with. */
  key: z.string(),
});

// A former name of the store: an order that is pending while the shop is deployed is found.
const stored = createTabValue('order-attempt', PENDING_ORDER);

/**
 * The order of this tab that was sent but has no response yet: the server may have created it. It
 * survives a reload and other screens, so pressing Place Order again after a lost response never creates
 * a second order.
 */
export const pendingOrder = {
  /** Returns true if any order is pending. */
  exists: () => stored.read() !== null,

  /** Returns true if exactly this order is pending. */
  isPending: (intent: string) => stored.read()?.intent === intent,

  /** Returns true if a pending order has exactly these products and pieces. */
  isFor(lines: readonly { readonly productId: string | null; readonly quantity: number }[]) {
    const intent = stored.read()?.intent ?? '';
    return (
      intent.split('"productId"').length - 1 === lines.length &&
      lines.every(({ productId, quantity }) =>
        intent.includes(JSON.stringify({ productId, quantity })),
      )
    );
  },

  /**
   * Returns the key to send this order with: the pending order's key if it is the same order, so
   * the server creates only one.
   */
  start(intent: string): string {
    const pending = stored.read();
    if (pending?.intent === intent) return pending.key;
    const key = createIdempotencyKey();
    stored.write({ intent, key });
    return key;
  },

  /** Clears the pending order, once the outcome is known. */
  clear: stored.clear,
};
