import { ADDRESS_RETRY_DELAY_MS, type AddressView, readAddresses } from '@haat/domain';
import { useEffect, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { api } from '../../shared/stores.ts';
import { showError } from '../../shared/toast.tsx';
import { MESSAGES } from './messages.ts';

interface SavedAddresses {
  readonly isLoading: boolean;
  readonly addresses: readonly AddressView[];
  /** Why the list could not be loaded; null otherwise. */
  readonly failure: string | null;
  /** The list came from the server without a single address. */
  readonly isLoadedEmpty: boolean;
}

const LOADING: SavedAddresses = {
  isLoading: true,
  addresses: [],
  failure: null,
  isLoadedEmpty: false,
};

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/**
 * The shopper's saved addresses. A load that fails is tried once more after 2 seconds (spec §4);
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
      const addresses = readAddresses(await api.addresses.list({ signal }));
      if (signal.aborted) return;
      setState({
        isLoading: false,
        addresses,
        failure: null,
        isLoadedEmpty: addresses.length === 0,
      });
    }

    async function loadWithRetry(): Promise<void> {
      try {
        await load();
      } catch {
        if (signal.aborted) return;
        showError(MESSAGES.addressesRetrying);
        await wait(ADDRESS_RETRY_DELAY_MS, signal);
        try {
          await load();
        } catch (error) {
          if (signal.aborted) return;
          const failure = errorText(error, MESSAGES.addressesFailedAgain);
          setState({ ...LOADING, isLoading: false, failure });
        }
      }
    }

    setState(LOADING);
    void loadWithRetry();
    return () => leaving.abort();
  }, [attempt]);

  return {
    ...state,
    reload: () => setAttempt(attempt + 1),
    /** Takes an address out of the list, once the server has deleted it. */
    forget: (id: string) =>
      setState((current) => ({
        ...current,
        addresses: current.addresses.filter((address) => address.id !== id),
      })),
  };
}
