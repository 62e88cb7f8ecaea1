import type { AddressValues } from '../../../components/address/address-values.ts';
import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';
import { EMPTY_ADDRESS, readAddressForm } from './address-form-values.ts';

interface AddressDraft {
  /** Whose address is being typed: the next person on a shared phone does not get to see it. */
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

/** The address that is being typed; it lives as long as the tab, so a reload loses nothing. */
const draft = createStoredValue({
  key: 'address-draft',
  initial: NO_DRAFT,
  parse: parseDraft,
  storage: getBrowserStorage('sessionStorage'),
});

/** What this user typed so far; an empty form if nothing. */
export function readAddressDraft(userId: string): AddressValues {
  const stored = draft.read();
  return stored.userId === userId ? stored.values : EMPTY_ADDRESS;
}

/** Keeps what is typed. */
export function writeAddressDraft(userId: string, values: AddressValues): void {
  draft.write({ userId, values });
}

/** Forgets what was typed, once it is saved. */
export function clearAddressDraft(): void {
  draft.clear();
}
