import { useSyncExternalStore } from 'react';

interface SaveDataNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function canPrefetch(): boolean {
  const { onLine, connection }: SaveDataNavigator = navigator;
  return onLine && connection?.saveData !== true;
}

/**
 * The `prefetch` of a link: its page is fetched as soon as the shopper seems to mean it. Never where
 * data is saved, nor offline: the router reloads a page whose next screen it cannot fetch.
 */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, canPrefetch, () => true) ? 'intent' : 'none';
}
