import { createIdempotencyKey } from '@haat/api-sdk';
import * as z from 'zod/mini';
import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue, type StorageLike } from '../../../lib/storage/stored-value.ts';

/** An order that was sent but has no response yet: the server may have created it. */
const PENDING_ORDER = z.object({
  /** The sent order and its user, as JSON. */
  intent: z.string(),
  /** The `Idempotency-Key` it was sent with. */
  key: z.string(),
});

/** Stores the one pending order. */
export interface PendingOrderStore {
  /** Returns true if exactly this order is pending. */
  isPending(intent: string): boolean;
  /**
   * Returns the key to send this order with: the pending order's key if it is the same order, so
   * the server creates only one.
   */
  start(intent: string): string;
  /** Returns true if a pending order has exactly these products and pieces. */
  isFor(
    lines: readonly { readonly productId: string | null; readonly quantity: number }[],
  ): boolean;
  /** Returns true if any order is pending. */
  exists(): boolean;
  /** Clears the pending order, once the outcome is known. */
  clear(): void;
}

/**
 * Creates the store of the pending order. It survives a reload and other screens, so pressing Place
 * Order again after a lost response never creates a second order.
 */
export function createPendingOrderStore(storage: StorageLike | undefined): PendingOrderStore {
  const stored = createStoredValue<z.infer<typeof PENDING_ORDER> | null>({
    // The key from before the store was renamed: a pending order survives the deployment.
    key: 'order-attempt',
    initial: null,
    parse: (value) => PENDING_ORDER.safeParse(value).data,
    storage,
  });
  return {
    isFor(lines) {
      const intent = stored.read()?.intent ?? '';
      return (
        intent.split('"productId"').length - 1 === lines.length &&
        lines.every(({ productId, quantity }) =>
          intent.includes(JSON.stringify({ productId, quantity })),
        )
      );
    },
    exists: () => stored.read() !== null,
    isPending: (intent) => stored.read()?.intent === intent,
    start(intent) {
      const pending = stored.read();
      if (pending?.intent === intent) return pending.key;
      const key = createIdempotencyKey();
      stored.write({ intent, key });
      return key;
    },
    clear: () => stored.clear(),
  };
}

/** The pending order of this tab. */
export const pendingOrder = createPendingOrderStore(getBrowserStorage('sessionStorage'));
