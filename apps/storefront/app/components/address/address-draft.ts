import { parseAddress } from '@haat/domain/shopper';
import * as z from 'zod/mini';
import { getBrowserStorage } from '../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { type AddressValues, toAddressValues } from './address-values.ts';

/** An address that the shopper is typing. */
const ADDRESS_DRAFT = z.object({
  /** Id of the shopper who types; the draft is hidden from the next user of a shared phone. */
  userId: z.string(),
  /** Id of the edited address; null for a new one. */
  editedId: z.catch(z.nullable(z.string()), null),
  values: z.unknown(),
});

type AddressDraft = z.infer<typeof ADDRESS_DRAFT> & { readonly values: AddressValues };

function parseDraft(stored: unknown): AddressDraft | undefined {
  const draft = ADDRESS_DRAFT.safeParse(stored).data;
  const address = parseAddress(draft?.values);
  return draft && address ? { ...draft, values: toAddressValues(address) } : undefined;
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
