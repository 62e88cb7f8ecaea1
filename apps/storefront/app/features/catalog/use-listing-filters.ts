import { FILTER_DELAY_MS, type ProductFilters } from '@haat/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: any other address ends what was chosen.
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      setChosen(null);
    },
    [key],
  );

  function choose(next: ProductFilters): void {
    window.clearTimeout(timer.current);
    if (pathFor(next) === pathFor(filters)) {
      setChosen(null);
      return;
    }
    setChosen(next);
    timer.current = window.setTimeout(
      () => void navigate(pathFor(next), { preventScrollReset: true }),
      FILTER_DELAY_MS,
    );
  }

  return { shown: chosen ?? filters, choose };
}
