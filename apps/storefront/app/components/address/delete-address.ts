import { isApiError, unwrap } from '@haat/api-sdk';
import { addressSelectionStore, api } from '../../state/create-stores.ts';

/**
 * Deletes an address and clears its selection; an address that is already gone counts as deleted.
 *
 * @throws ApiError when the server rejects the call
 */
export async function deleteAddress(id: string): Promise<void> {
  try {
    await unwrap(api.DELETE('/address/delete-address/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
  const selection = addressSelectionStore.getState();
  if (selection.addressId === id) selection.clear();
}
