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
 * The `prefetch` of a link: its page is fetched on hover or focus. With data saving or offline nothing
 * is prefetched: the router reloads the page when it cannot fetch the next screen.
 */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, canPrefetch, () => true) ? 'intent' : 'none';
}
