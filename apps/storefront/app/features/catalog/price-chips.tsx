import {
  PRICE_RANGE_LABELS,
  PRICE_RANGES,
  type PriceTotals,
  type ProductFilters,
  togglePrice,
} from '@haat/domain/shopper';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { TEXTS } from './texts.ts';

interface PriceChipsProps {
  readonly filters: ProductFilters;
  readonly totals: NonNullable<PriceTotals>;
  readonly onChoose: (filters: ProductFilters) => void;
  readonly pathFor: (filters: ProductFilters) => string;
}

/** A link for each price range that has products, and for the chosen one (product 2.9.11). */
export function PriceChips({ filters, totals, onChoose, pathFor }: PriceChipsProps) {
  const ranges = PRICE_RANGES.filter((range) => totals[range] > 0 || filters.price === range);
  // One range has all products: there is nothing to choose.
  if (ranges.length < 2 && filters.price === null) return null;
  return (
    <nav aria-label={TEXTS.price} className="@container price-chips">
      <ul className="flex w-max gap-2 @max-[14rem]:w-auto @max-[14rem]:flex-wrap">
        {ranges.map((range) => {
          const next = togglePrice(filters, range);
          return (
            <li key={range}>
              <ShopLink
                to={pathFor(next)}
                preventScrollReset
                aria-current={filters.price === range ? 'true' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(next);
                }}
                className="price-chip"
              >
                {PRICE_RANGE_LABELS[range]} <span className="text-ink-soft">({totals[range]})</span>
              </ShopLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
