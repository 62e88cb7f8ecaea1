import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False while the server renders and during the hydration of what it rendered. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
