import { createRandomKey } from '../../../lib/forms/idempotency-key.ts';
import { createStoredValue, type StorageLike } from '../../../lib/storage/stored-value.ts';

/** An order that was sent and whose answer has not come: nobody knows whether it was made. */
interface OrderAttempt {
  /** What was sent, and by whom, as text. */
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

/** Keeps the one attempt whose outcome is open. */
export interface OrderAttempts {
  /** Whether exactly this was sent before, without an answer. */
  isOpen(intent: string): boolean;
  /** The key to send this with: that of the open attempt, so that one order comes of both. */
  open(intent: string): string;
  /** Whether any order was sent without an answer. */
  isAnyOpen(): boolean;
  /** The outcome is known. */
  close(): void;
}

/**
 * Makes the keeper of the open attempt. It outlives a reload and a walk through other pages, so that
 * pressing Place Order again after a lost answer never makes a second order.
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
