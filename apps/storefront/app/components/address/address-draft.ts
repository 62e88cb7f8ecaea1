import { parseAddress } from '@haat/domain/shopper';
import { getBrowserStorage } from '../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { type AddressValues, toAddressValues } from './address-values.ts';

/** An address that the shopper is typing. */
interface AddressDraft {
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

/** Creates the store of one form's draft. It lasts as long as the tab, so a reload loses nothing. */
export function createAddressDraftStore(key: string) {
  const stored = createStoredValue<AddressDraft | null>({
    key,
    initial: null,
    parse: parseDraft,
    storage: getBrowserStorage('sessionStorage'),
  });
  return {
    /** Reads this user's draft; null if there is none. */
    read(userId: string): AddressDraft | null {
      const draft = stored.read();
      return draft?.userId === userId ? draft : null;
    },
    write: stored.write,
    clear: stored.clear,
  };
}
