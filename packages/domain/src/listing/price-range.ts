import { LANGUAGE } from '#language';

/** The price ranges of the listing's filter, as the URL has them, in whole rupees (product 2.9.11). */
export const PRICE_RANGES = ['-200', '200-500', '500-1000', '1000-'] as const;

/** A price that ends a range belongs to the cheaper one. */
export type PriceRange = (typeof PRICE_RANGES)[number];

const EN: Readonly<Record<PriceRange, string>> = {
  '-200': 'Up to ₹200',
  '200-500': '₹200 to ₹500',
  '500-1000': '₹500 to ₹1,000',
  '1000-': 'Above ₹1,000',
};

const HI: typeof EN = {
  '-200': '₹200 तक',
  '200-500': '₹200 से ₹500',
  '500-1000': '₹500 से ₹1,000',
  '1000-': '₹1,000 से ऊपर',
};

/** The price ranges as shoppers read them (product 2.9.11). */
export const PRICE_RANGE_LABELS = LANGUAGE === 'hi' ? HI : EN;

/** The number of products of each price range; null where the response has none. */
export type PriceTotals = Readonly<Record<PriceRange, number>> | null;

/** Parses the `priceCounts` of the product list call, which names each range by its ends. */
export function parsePriceTotals(
  counts: readonly {
    readonly minPrice?: number;
    readonly maxPrice?: number;
    readonly total: number;
  }[] = [],
): PriceTotals {
  const totalOf = (range: PriceRange) => {
    const { minPrice, maxPrice } = toPriceBounds(range);
    return counts.find((count) => count.minPrice === minPrice && count.maxPrice === maxPrice)
      ?.total;
  };
  if (counts.length === 0) return null;
  return {
    '-200': totalOf('-200') ?? 0,
    '200-500': totalOf('200-500') ?? 0,
    '500-1000': totalOf('500-1000') ?? 0,
    '1000-': totalOf('1000-') ?? 0,
  };
}

/** The `minPrice` and `maxPrice` of the product list call for a range, in rupees, both inclusive. */
export function toPriceBounds(range: PriceRange): { minPrice?: number; maxPrice?: number } {
  const [from = '', to = ''] = range.split('-');
  return {
    ...(from !== '' && { minPrice: Number(from) + 0.01 }),
    ...(to !== '' && { maxPrice: Number(to) }),
  };
}
