import type { ProductFilters } from '@haat/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Delay between a change of a filter and its request, in ms (product 9). */
export const FILTER_DELAY_MS = 300;

/**
 * The filters as the shopper has set them, which the address follows 300 ms after the last change
 * (spec §9): a tap ticks its box at once, and of several quick taps none is lost.
 *
 * @param filters those of the address
 * @param pathFor the address of the listing with other filters
 */
export function useListingFilters(
  filters: ProductFilters,
  pathFor: (filters: ProductFilters) => string,
) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [chosen, setChosen] = useState<ProductFilters | null>(null);
  const timer = useRef<number>(undefined);
  // The address whose list is on its way; null when none is.
  const asked = useRef<string>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends what was chosen.
  useEffect(() => {
    const isOurs = asked.current === pathFor(filters);
    asked.current = null;
    // Chosen after this list was asked for: that goes on to the next one.
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
      // What was chosen before, and is taken back now, must not come after all.
      if (asked.current !== null) show(next);
      return;
    }
    setChosen(next);
    timer.current = window.setTimeout(() => show(next), FILTER_DELAY_MS);
  }

  return { shown: chosen ?? filters, choose };
}
