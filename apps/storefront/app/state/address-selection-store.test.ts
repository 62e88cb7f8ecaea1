import { parseStoredAddressId, SELECTED_ADDRESS_STORAGE_KEY } from '@haat/domain/shopper';
import { expect, it } from 'vitest';
import { createFakeStorage, type FakeStorage } from '../../test/support/fake-storage.ts';
import { createStoredValue } from '../lib/storage/stored-value.ts';
import { createAddressSelectionStore } from './address-selection-store.ts';

/** Creates the store of a page that was just opened. */
function openPage(storage: FakeStorage) {
  const stored = createStoredValue<string | null>({
    key: SELECTED_ADDRESS_STORAGE_KEY,
    initial: null,
    parse: (text) => parseStoredAddressId(text) ?? undefined,
    storage,
  });
  return createAddressSelectionStore(stored);
}

it('has no address before the start, as on the server', () => {
  const storage = createFakeStorage();
  openPage(storage).getState().select('home');
  expect(openPage(storage).getState().addressId).toBeNull();
});

// product 3.7.3
it('has one selected address at a time, stored in the browser for the next page', () => {
  const storage = createFakeStorage();
  const page = openPage(storage);
  page.getState().select('home');
  page.getState().select('work');
  expect(page.getState().addressId).toBe('work');

  const next = openPage(storage);
  next.getState().start();
  expect(next.getState().addressId).toBe('work');
});
