import { createStoredValue, type StorageLike } from '../../state/stored-value.ts';

/** The order that was made last in this tab. */
interface PlacedOrder {
  /** Whose it is: the next person on a shared phone does not get to see it. */
  readonly userId: string;
  /** '' when the answer had none. */
  readonly orderNumber: string;
}

function parsePlacedOrder(stored: unknown): PlacedOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('userId' in stored) || typeof stored.userId !== 'string') return undefined;
  if (!('orderNumber' in stored) || typeof stored.orderNumber !== 'string') return undefined;
  return { userId: stored.userId, orderNumber: stored.orderNumber };
}

/** Keeps the order that was made last, so that its success screen survives a reload and Back. */
export interface PlacedOrders {
  /** Its number; null when this user made none. */
  read(userId: string): string | null;
  write(userId: string, orderNumber: string): void;
}

/** Makes the keeper of the order that was made last. */
export function createPlacedOrders(storage: StorageLike | undefined): PlacedOrders {
  const stored = createStoredValue<PlacedOrder | null>({
    key: 'placed-order',
    initial: null,
    parse: parsePlacedOrder,
    storage,
  });
  return {
    read(userId) {
      const placed = stored.read();
      return placed?.userId === userId ? placed.orderNumber : null;
    },
    write: (userId, orderNumber) => stored.write({ userId, orderNumber }),
  };
}
