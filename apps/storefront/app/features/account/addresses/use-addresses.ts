import { unwrap } from '@haat/api-sdk';
import { type ProfileAddressValues, parseAddress } from '@haat/domain/shopper';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import { deleteAddress } from '../../../components/address/delete-address.ts';
import { loadAddresses } from '../../../components/address/load-addresses.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api } from '../../../state/create-stores.ts';
import { useReturnToTab } from '../use-return-to-tab.ts';

/** The channel on which tabs announce that the saved addresses changed. */
const CHANNEL = 'haat-addresses';

/**
 * The shopper's saved addresses and the operations on them. The list reloads after each change, in
 * this tab or another, because the server decides which address is the default.
 */
export function useAddresses() {
  const { loaded, reload, refresh, change } = useLoad(loadAddresses);
  const channel = useRef<BroadcastChannel>(null);
  useReturnToTab(refresh);

  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = () => refreshNow();
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
        // A failure is announced, too: another tab may have deleted the address.
        announce();
      }
    },

    /**
     * Deletes an address; an address that is already gone counts as deleted.
     *
     * @throws ApiError when the server rejects the call
     */
    async remove(id: string): Promise<void> {
      await deleteAddress(id);
      change((addresses) => addresses.filter((address) => address.id !== id));
      announce();
    },
  };
}
