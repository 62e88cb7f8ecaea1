import { parseAddress } from '@haat/domain';
import type { AddressValues } from '../../../components/address/address-values.ts';
import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';
import { toAddressValues } from './address-values.ts';

/** An address that is being typed; it lives as long as the tab, so a reload loses nothing. */
export interface AddressDraft {
  /** Whose it is: the next person on a shared phone does not get to see it. */
  readonly userId: string;
  /** Id of the address that is edited; null for a new one. */
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
  storage: getBrowserStorage('sessionStorage'),
});

/** What this user was typing; null if nothing. */
export function readAddressDraft(userId: string): AddressDraft | null {
  const stored = draft.read();
  return stored?.userId === userId ? stored : null;
}

/** Keeps what is typed. */
export function writeAddressDraft(typed: AddressDraft): void {
  draft.write(typed);
}

/** Forgets what was typed, once it is saved or given up. */
export function clearAddressDraft(): void {
  draft.clear();
}
