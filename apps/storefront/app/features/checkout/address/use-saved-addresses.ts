import type { AddressView } from '@haat/domain';
import { useEffect, useState } from 'react';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import { loadAddresses } from '../../../components/address/load-addresses.ts';
import { errorText } from '../../../lib/errors/error-text.ts';

interface SavedAddresses {
  readonly isLoading: boolean;
  readonly addresses: readonly AddressView[];
  /** The error text if the list failed to load; null otherwise. */
  readonly failure: string | null;
  /** True if the server returned no address at all. */
  readonly isLoadedEmpty: boolean;
}

const LOADING: SavedAddresses = {
  isLoading: true,
  addresses: [],
  failure: null,
  isLoadedEmpty: false,
};

/**
 * The shopper's saved addresses. A failed load is retried once after 2 seconds (product 4);
 * `reload` starts over.
 */
export function useSavedAddresses() {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;

    async function load(): Promise<void> {
      try {
        const addresses = await loadAddresses(signal);
        if (signal.aborted) return;
        setState({
          isLoading: false,
          addresses,
          failure: null,
          isLoadedEmpty: addresses.length === 0,
        });
      } catch (error) {
        if (signal.aborted) return;
        const failure = errorText(error, ADDRESS_TEXTS.failedAgain);
        setState({ ...LOADING, isLoading: false, failure });
      }
    }

    setState(LOADING);
    void load();
    return () => leaving.abort();
  }, [attempt]);

  return {
    ...state,
    reload: () => setAttempt(attempt + 1),
    /** Removes an address from the list, after the server has deleted it. */
    forget: (id: string) =>
      setState((current) => ({
        ...current,
        addresses: current.addresses.filter((address) => address.id !== id),
      })),
  };
}
