import { asPaise, type Paise } from '@haat/domain';
import { createStoredValue, type StorageLike } from '../../../lib/storage/stored-value.ts';

/** The order that was made last in this tab, as its success screen shows it. */
export interface PlacedOrder {
  /** '' when the answer had none. */
  readonly orderNumber: string;
  /** In paise; null when the answer had none. */
  readonly totalAmount: Paise | null;
}

interface StoredOrder extends PlacedOrder {
  /** Whose it is: the next person on a shared phone does not get to see it. */
  readonly userId: string;
}

function parseStoredOrder(stored: unknown): StoredOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('userId' in stored) || typeof stored.userId !== 'string') return undefined;
  if (!('orderNumber' in stored) || typeof stored.orderNumber !== 'string') return undefined;
  const { userId, orderNumber } = stored;
  const amount = 'totalAmount' in stored ? stored.totalAmount : null;
  const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount);
  return { userId, orderNumber, totalAmount: isAmount ? asPaise(amount) : null };
}

/** Stores the order that was made last, so that its success screen survives a reload. */
export interface PlacedOrders {
  /** Null when this user made none. */
  read(userId: string): PlacedOrder | null;
  write(userId: string, order: PlacedOrder): void;
  /** Removes it, once its success screen is left. */
  clear(): void;
}

/** Makes the keeper of the order that was made last. */
export function createPlacedOrders(storage: StorageLike | undefined): PlacedOrders {
  const stored = createStoredValue<StoredOrder | null>({
    key: 'placed-order',
    initial: null,
    parse: parseStoredOrder,
    storage,
  });
  return {
    read(userId) {
      const placed = stored.read();
      return placed?.userId === userId ? placed : null;
    },
    write: (userId, { orderNumber, totalAmount }) =>
      stored.write({ userId, orderNumber, totalAmount }),
    clear: () => stored.clear(),
  };
}
