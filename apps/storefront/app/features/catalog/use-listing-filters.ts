import type { ProductFilters } from '@haat/domain/shopper';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Delay between a change of a filter and its request, in ms (product 9.2.2). */
export const FILTER_DELAY_MS = 300;

/**
 * The filters as the shopper has set them; the URL follows 300 ms after the last change
 * (product 9.2.2). A tap ticks its box at once, and no quick tap is lost.
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
  const loadingPath = useRef<string>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation resets the choice.
  useEffect(() => {
    const isOurs = loadingPath.current === pathFor(filters);
    loadingPath.current = null;
    // The shopper has chosen more since this listing was requested; the timer requests that next.
    if (isOurs && timer.current !== undefined) return;
    clearTimer();
    setChosen(null);
  }, [key]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function clearTimer(): void {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }

  function show(next: ProductFilters): void {
    timer.current = undefined;
    loadingPath.current = pathFor(next);
    void navigate(loadingPath.current, { preventScrollReset: true });
  }

  function choose(next: ProductFilters): void {
    clearTimer();
    if (pathFor(next) === pathFor(filters)) {
      setChosen(null);
      // A listing that is loading shows a choice that the shopper has just undone; this navigation
      // replaces it.
      if (loadingPath.current !== null) show(next);
      return;
    }
    setChosen(next);
    timer.current = window.setTimeout(() => show(next), FILTER_DELAY_MS);
  }

  return { shown: chosen ?? filters, choose };
}
