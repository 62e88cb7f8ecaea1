import { createRandomKey } from '../../../lib/forms/idempotency-key.ts';
import { createStoredValue, type StorageLike } from '../../../lib/storage/stored-value.ts';

/** An order that was sent but has no response yet: the server may have created it. */
interface OrderAttempt {
  /** The sent order and its user, as JSON. */
  readonly intent: string;
  /** The `Idempotency-Key` it was sent with. */
  readonly key: string;
}

function parseAttempt(stored: unknown): OrderAttempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('intent' in stored) || typeof stored.intent !== 'string') return undefined;
  if (!('key' in stored) || typeof stored.key !== 'string') return undefined;
  return { intent: stored.intent, key: stored.key };
}

/** Stores the one pending order. */
export interface OrderAttempts {
  /** Returns true if exactly this order is pending. */
  isOpen(intent: string): boolean;
  /**
   * Returns the key to send this order with: the pending order's key if it is the same order, so
   * the server creates only one.
   */
  open(intent: string): string;
  /** Returns true if any order is pending. */
  isAnyOpen(): boolean;
  /** Clears the pending order, once the outcome is known. */
  close(): void;
}

/**
 * Creates the store of the pending order. It survives a reload and other screens, so pressing Place
 * Order again after a lost response never creates a second order.
 */
export function createOrderAttempts(storage: StorageLike | undefined): OrderAttempts {
  const stored = createStoredValue<OrderAttempt | null>({
    key: 'order-attempt',
    initial: null,
    parse: parseAttempt,
    storage,
  });
  return {
    isAnyOpen: () => stored.read() !== null,
    isOpen: (intent) => stored.read()?.intent === intent,
    open(intent) {
      const before = stored.read();
      if (before?.intent === intent) return before.key;
      const key = createRandomKey();
      stored.write({ intent, key });
      return key;
    },
    close: () => stored.clear(),
  };
}
