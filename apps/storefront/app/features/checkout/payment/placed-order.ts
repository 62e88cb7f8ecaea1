import { asPaise, type Paise } from '@haat/domain';
import * as z from 'zod/mini';
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

const STORED_ORDER = z.object({
  /** Id of the shopper; the order is hidden from the next user of a shared phone. */
  userId: z.string(),
  id: z.catch(z.string(), ''),
  orderNumber: z.string(),
  totalAmount: z.catch(z.nullable(z.pipe(z.int(), z.transform(asPaise))), null),
});

/** Stores the order placed last, so its success screen survives a reload. */
export interface PlacedOrderStore {
  /** Null if this user has placed none. */
  read(userId: string): PlacedOrder | null;
  write(userId: string, order: PlacedOrder): void;
  clear(): void;
}

export function createPlacedOrderStore(storage: StorageLike | undefined): PlacedOrderStore {
  const stored = createStoredValue<(PlacedOrder & { readonly userId: string }) | null>({
    key: 'placed-order',
    initial: null,
    parse: (value) => STORED_ORDER.safeParse(value).data,
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
