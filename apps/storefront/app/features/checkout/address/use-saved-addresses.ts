import type { AddressView } from '@haat/domain/shopper';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import { loadAddresses } from '../../../components/address/load-addresses.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';

interface SavedAddresses {
  readonly addresses: readonly AddressView[];
  /** True if the server returned no address at all. */
  readonly isLoadedEmpty: boolean;
}

const NONE: SavedAddresses = { addresses: [], isLoadedEmpty: false };

async function load(signal: AbortSignal): Promise<SavedAddresses> {
  const addresses = await loadAddresses(signal);
  return { addresses, isLoadedEmpty: addresses.length === 0 };
}

/** The shopper's saved addresses, as the checkout shows them (product 4.7). */
export function useSavedAddresses() {
  const { loaded, reload, change } = useLoad(load);
  return {
    ...(loaded.status === 'loaded' ? loaded.value : NONE),
    isLoading: loaded.status === 'loading',
    /** The error text if the list failed to load; null otherwise. */
    failure: loaded.status === 'failed' ? errorText(loaded.error, ADDRESS_TEXTS.failedAgain) : null,
    reload,
    /** Removes an address from the list, after the server has deleted it. */
    remove: (id: string) =>
      change((saved) => ({
        ...saved,
        addresses: saved.addresses.filter((address) => address.id !== id),
      })),
  };
}
