import { useState, useSyncExternalStore } from 'react';

/** True for a component that hydrates the server's markup, false for one that the browser renders. */
export function useIsServerMarkup(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
