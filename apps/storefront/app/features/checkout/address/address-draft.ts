import type { AddressValues } from '../../../components/address/address-values.ts';
import { findStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';
import { EMPTY_ADDRESS, readAddressForm } from './address-form-values.ts';

interface AddressDraft {
  /** Id of the shopper who types; the draft is hidden from the next user of a shared phone. */
  readonly userId: string;
  readonly values: AddressValues;
}

const NO_DRAFT: AddressDraft = { userId: '', values: EMPTY_ADDRESS };

function parseDraft(stored: unknown): AddressDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('userId' in stored) || typeof stored.userId !== 'string') return undefined;
  if (!('values' in stored)) return undefined;
  return { userId: stored.userId, values: readAddressForm(stored.values) };
}

/** The address that the shopper is typing, stored per tab so that a reload loses nothing. */
const draft = createStoredValue({
  key: 'address-draft',
  initial: NO_DRAFT,
  parse: parseDraft,
  storage: findStorage('sessionStorage'),
});

/** Reads this user's draft; an empty form if there is none. */
export function readAddressDraft(userId: string): AddressValues {
  const stored = draft.read();
  return stored.userId === userId ? stored.values : EMPTY_ADDRESS;
}

export function writeAddressDraft(userId: string, values: AddressValues): void {
  draft.write({ userId, values });
}

export function clearAddressDraft(): void {
  draft.clear();
}
