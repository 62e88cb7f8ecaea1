import { asPaise, type Paise } from '@haat/domain';
import { createStoredValue, type StorageLike } from '../../../lib/storage/stored-value.ts';

/** The order placed last in this tab, for its success screen. */
export interface PlacedOrder {
  /** '' if the response had none. */
  readonly id: string;
  /** '' if the response had none. */
  readonly orderNumber: string;
  /** In paise; null if the response had none. */
  readonly totalAmount: Paise | null;
}

interface StoredOrder extends PlacedOrder {
  /** Id of the shopper; the order is hidden from the next user of a shared phone. */
  readonly userId: string;
}

function parseStoredOrder(stored: unknown): StoredOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('userId' in stored) || typeof stored.userId !== 'string') return undefined;
  if (!('orderNumber' in stored) || typeof stored.orderNumber !== 'string') return undefined;
  const { userId, orderNumber } = stored;
  const id = 'id' in stored && typeof stored.id === 'string' ? stored.id : '';
  const amount = 'totalAmount' in stored ? stored.totalAmount : null;
  const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount);
  return { userId, id, orderNumber, totalAmount: isAmount ? asPaise(amount) : null };
}

/** Stores the order placed last, so its success screen survives a reload. */
export interface PlacedOrderStore {
  /** Null if this user has placed none. */
  read(userId: string): PlacedOrder | null;
  write(userId: string, order: PlacedOrder): void;
  clear(): void;
}

export function createPlacedOrderStore(storage: StorageLike | undefined): PlacedOrderStore {
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
    write: (userId, { id, orderNumber, totalAmount }) =>
      stored.write({ userId, id, orderNumber, totalAmount }),
    clear: () => stored.clear(),
  };
}
