import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredValue } from '../lib/storage/stored-value.ts';

export interface AddressSelectionState {
  /** Id of the selected address; null without one (product 3.7.3). */
  readonly addressId: string | null;
  /** Reads the stored id, which the server does not have. */
  start(): void;
  select(addressId: string): void;
  clear(): void;
}

export type AddressSelectionStore = StoreApi<AddressSelectionState>;

/** Creates the store of the selected delivery address, which the browser stores (product 3.7.3). */
export function createAddressSelectionStore(
  stored: StoredValue<string | null>,
): AddressSelectionStore {
  return createStore((set) => ({
    addressId: null,
    start() {
      set({ addressId: stored.read() });
    },
    select(addressId) {
      stored.write(addressId);
      set({ addressId });
    },
    clear() {
      stored.clear();
      set({ addressId: null });
    },
  }));
}
