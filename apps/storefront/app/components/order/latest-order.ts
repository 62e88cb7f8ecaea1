import { LATEST_ORDER_STORAGE_KEY } from '@haat/domain/shopper';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { storage } from '../../state/create-stores.ts';

/** The order that was the last thing a shopper did in this browser (product 2.13.15). */
export interface LatestOrder {
  readonly id: string;
  readonly orderNumber: string;
}

interface StoredOrder extends LatestOrder {
  /** Id of the shopper; it is hidden from the next user of a shared phone. */
  readonly userId: string;
}

/** Forgotten with the next change of the cart, and at a logout. */
const stored = createStoredValue<StoredOrder | null>({
  key: LATEST_ORDER_STORAGE_KEY,
  initial: null,
  parse(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('userId' in value) || typeof value.userId !== 'string') return undefined;
    if (!('id' in value) || typeof value.id !== 'string') return undefined;
    if (!('orderNumber' in value) || typeof value.orderNumber !== 'string') return undefined;
    const { userId, id, orderNumber } = value;
    return { userId, id, orderNumber };
  },
  storage,
});

/** Null where this shopper has done something else since, or has placed none here. */
export function readLatestOrder(userId: string): LatestOrder | null {
  const latest = stored.read();
  return latest?.userId === userId ? latest : null;
}

export function writeLatestOrder(userId: string, { id, orderNumber }: LatestOrder): void {
  stored.write({ userId, id, orderNumber });
}
