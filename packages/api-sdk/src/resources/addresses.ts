import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, asList, readData } from '../read-data.ts';
import type { Address, AddressInput } from '../types.ts';

/** Calls about the saved addresses of the signed-in shopper (product 7.8). */
export function createAddressesResource(call: CallOperation) {
  return {
    /** All saved addresses, the default one first. */
    async list(options?: CallOptions): Promise<Address[]> {
      return readData(call('listAddresses', options), asList);
    },

    /**
     * One saved address.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async get(id: string, options?: CallOptions): Promise<Address> {
      return readData(
        call('getAddress', options, {
          path: { id },
        }),
        asEntity,
      );
    },

    /**
     * Saves an address.
     *
     * @throws ApiError 400 with `fieldErrors`, 409 when the account has the most of them
     *   (`address_limit`)
     */
    async create(input: AddressInput, options?: CallOptions): Promise<Address> {
      return readData(call('createAddress', options, { body: input }), asEntity);
    },

    /**
     * Replaces a saved address. Orders keep the copy they were placed with.
     *
     * @throws ApiError 400 with `fieldErrors`, 404 when there is none or it is another's
     */
    async update(id: string, input: AddressInput, options?: CallOptions): Promise<Address> {
      return readData(
        call('updateAddress', options, {
          path: { id },
          body: input,
        }),
        asEntity,
      );
    },

    /**
     * Deletes a saved address.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async delete(id: string, options?: CallOptions): Promise<void> {
      await call('deleteAddress', options, {
        path: { id },
      });
    },
  };
}
