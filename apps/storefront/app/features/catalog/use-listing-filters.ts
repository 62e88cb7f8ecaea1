import { FILTER_DELAY_MS, type ProductFilters } from '@haat/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The filters as the shopper has set them; the URL follows 300 ms after the last change (product
 * 9). A tap ticks its box at once, and no quick tap is lost.
 *
 * @param filters the filters of the URL
 * @param pathFor formats the path of the listing with other filters
 */
export function useListingFilters(
  filters: ProductFilters,
  pathFor: (filters: ProductFilters) => string,
) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [chosen, setChosen] = useState<ProductFilters | null>(null);
  const timer = useRef<number>(undefined);
  // Path of the listing that is loading; null if none is.
  const asked = useRef<string>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends what was chosen.
  useEffect(() => {
    const isOurs = asked.current === pathFor(filters);
    asked.current = null;
    // The shopper has chosen more since this listing was requested; the timer requests that next.
    if (isOurs && timer.current !== undefined) return;
    forgetTimer();
    setChosen(null);
  }, [key]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function forgetTimer(): void {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }

  function show(next: ProductFilters): void {
    timer.current = undefined;
    asked.current = pathFor(next);
    void navigate(asked.current, { preventScrollReset: true });
  }

  function choose(next: ProductFilters): void {
    forgetTimer();
    if (pathFor(next) === pathFor(filters)) {
      setChosen(null);
      // A listing that is loading shows a choice that the shopper has just undone; this navigation
      // replaces it.
      if (asked.current !== null) show(next);
      return;
    }
    setChosen(next);
    timer.current = window.setTimeout(() => show(next), FILTER_DELAY_MS);
  }

  return { shown: chosen ?? filters, choose };
}
