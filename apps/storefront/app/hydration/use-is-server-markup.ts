import { useState, useSyncExternalStore } from 'react';

/** True while the server's markup is taken over; false for what the browser draws anew. */
export function useIsServerMarkup(): boolean {
  const isNow = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return useState(isNow)[0];
}
