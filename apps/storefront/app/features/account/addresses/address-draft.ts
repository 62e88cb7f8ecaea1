import { parseAddress } from '@haat/domain';
import type { AddressValues } from '../../../components/address/address-values.ts';
import { findStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';
import { toAddressValues } from './address-values.ts';

/** An address that the shopper is typing, stored per tab so that a reload loses nothing. */
export interface AddressDraft {
  /** Id of the shopper who types; the draft is hidden from the next user of a shared phone. */
  readonly userId: string;
  /** Id of the edited address; null for a new one. */
  readonly editedId: string | null;
  readonly values: AddressValues;
}

function parseDraft(stored: unknown): AddressDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('userId' in stored) || typeof stored.userId !== 'string') return undefined;
  const values = 'values' in stored ? parseAddress(stored.values) : null;
  if (values === null) return undefined;
  const isEdit = 'editedId' in stored && typeof stored.editedId === 'string';
  return {
    userId: stored.userId,
    editedId: isEdit ? String(stored.editedId) : null,
    values: toAddressValues(values),
  };
}

const draft = createStoredValue<AddressDraft | null>({
  key: 'account-address-draft',
  initial: null,
  parse: parseDraft,
  storage: findStorage('sessionStorage'),
});

/** Reads this user's draft; null if there is none. */
export function readAddressDraft(userId: string): AddressDraft | null {
  const stored = draft.read();
  return stored?.userId === userId ? stored : null;
}

export function writeAddressDraft(typed: AddressDraft): void {
  draft.write(typed);
}

export function clearAddressDraft(): void {
  draft.clear();
}
