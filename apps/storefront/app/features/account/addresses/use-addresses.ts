import { isApiError } from '@haat/api-sdk';
import { type ProfileAddressValues, parseAddress } from '@haat/domain';
import { useEffect, useRef } from 'react';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import { loadAddresses } from '../../../components/address/load-addresses.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { addressSelectionStore, api } from '../../../state/create-stores.ts';
import { useReturnToTab } from '../orders/use-return-to-tab.ts';

/** Where the tabs of a browser tell one another that the saved addresses changed. */
const CHANNEL = 'haat-addresses';

/**
 * The shopper's saved addresses and what changes them. The list is looked at anew after each
 * change, also one that another tab made: which one is the default is the server's to say.
 */
export function useAddresses() {
  const { loaded, reload, refresh, change } = useLoad(loadAddresses);
  const channel = useRef<BroadcastChannel>(null);
  useReturnToTab(refresh);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one channel as long as the screen stays.
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = () => refresh();
    channel.current = opened;
    return () => opened.close();
  }, []);

  function announce(): void {
    refresh();
    channel.current?.postMessage('changed');
  }

  return {
    loaded,
    reload,

    /**
     * Saves an address, a new one or that with the id.
     *
     * @throws ApiError when the server refuses, Error when its answer has no id (spec §8)
     */
    async save(id: string | null, values: ProfileAddressValues): Promise<void> {
      try {
        const answer =
          id === null ? await api.addresses.create(values) : await api.addresses.update(id, values);
        const saved = parseAddress(answer);
        if (saved === null || saved.id === '') throw new Error(ADDRESS_TEXTS.saveFailed);
        change((addresses) =>
          addresses.some((address) => address.id === saved.id)
            ? addresses.map((address) => (address.id === saved.id ? saved : address))
            : [...addresses, saved],
        );
      } finally {
        // Also after a failure: another tab may have deleted it.
        announce();
      }
    },

    /**
     * Deletes an address; one that is gone already is deleted, too.
     *
     * @throws ApiError when the server refuses
     */
    async remove(id: string): Promise<void> {
      try {
        await api.addresses.delete(id);
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      change((addresses) => addresses.filter((address) => address.id !== id));
      const selection = addressSelectionStore.getState();
      if (selection.addressId === id) selection.clear();
      announce();
    },
  };
}
