import { useSyncExternalStore } from 'react';

/** From here on a table has place beside the navigation, in CSS pixels: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

/** Whether the window is as wide as a laptop's. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
