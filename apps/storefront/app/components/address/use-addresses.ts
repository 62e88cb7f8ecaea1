import { isApiError, unwrap } from '@haat/api-sdk';
import { type AddressView, type ProfileAddressValues, parseAddress } from '@haat/domain/shopper';
import { useState } from 'react';
import { errorText } from '../../lib/errors/error-text.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useLoad } from '../../lib/loading/use-load.ts';
import { useReturnToTab } from '../../lib/loading/use-return-to-tab.ts';
import { addressSelectionStore, api } from '../../state/create-stores.ts';
import { showError, showSuccess } from '../feedback/toast.tsx';
import { ADDRESS_TEXTS } from './address-texts.ts';
import { loadAddresses } from './load-addresses.ts';

/**
 * The shopper's saved addresses and the operations on them (product 4.7). The list reloads after each
 * change, because the server decides which address is the default, and when the shopper comes back from
 * another tab (product 2.14.12).
 */
export function useAddresses() {
  const { loaded, reload, refresh, change } = useLoad(loadAddresses);
  const { failure, run } = useAction();
  const [deletingId, setDeletingId] = useState<string | null>(null);
  useReturnToTab(refresh);

  return {
    loaded,
    reload,
    addresses: loaded.status === 'loaded' ? loaded.value : [],

    /**
     * Creates an address, or updates the one with the given id.
     *
     * @throws ApiError when the server rejects it, Error when the response has no id
     *   (product 8.8.1)
     */
    async save(id: string | null, values: ProfileAddressValues): Promise<void> {
      try {
        const response =
          id === null
            ? await unwrap(api.POST('/address/create-address', { body: values }))
            : await unwrap(
                api.PUT('/address/update-address/{id}', { params: { path: { id } }, body: values }),
              );
        const saved = parseAddress(response);
        if (saved === null || saved.id === '') throw new Error(ADDRESS_TEXTS.saveFailed);
        change((addresses) =>
          addresses.some((address) => address.id === saved.id)
            ? addresses.map((address) => (address.id === saved.id ? saved : address))
            : [...addresses, saved],
        );
      } finally {
        // After a failure, too: another tab may have deleted the address.
        refresh();
      }
    },

    /** Id of the address that is being deleted; null while none is. */
    deletingId,
    /** Why the last deletion failed; null if it did not. */
    failure,
    /** Deletes an address, with its selection, and says so. */
    remove: ({ id }: AddressView, onRemoved: () => void) =>
      run(
        async () => {
          setDeletingId(id);
          await deleteAddress(id);
          change((addresses) => addresses.filter((address) => address.id !== id));
          refresh();
          setDeletingId(null);
          onRemoved();
          showSuccess('address', ADDRESS_TEXTS.deleted);
        },
        (error) => {
          setDeletingId(null);
          const text = errorText(error, ADDRESS_TEXTS.deleteFailed);
          showError('address', text);
          return text;
        },
      ),
  };
}

/** Deletes an address and clears its selection; an address that is already gone counts as deleted. */
async function deleteAddress(id: string): Promise<void> {
  try {
    await unwrap(api.DELETE('/address/delete-address/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
  const selection = addressSelectionStore.getState();
  if (selection.addressId === id) selection.clear();
}
