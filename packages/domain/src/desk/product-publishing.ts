import { isNearlySoldOut } from '../products/few-pieces.ts';
import type { ProductFacts } from './product-facts.ts';

const DAY_MS = 86_400_000;

/** The latest time at which a product may be published by itself, counted from now, in days. */
export const MAX_PUBLISH_AHEAD_DAYS = 366;

/** Facts without which no product is on sale. */
export const REQUIRED_FACTS = ['description', 'price', 'picture'] as const;

/** What a product on sale must have: a description, a price above 0, a picture (product 10.3.3). */
export type RequiredFact = (typeof REQUIRED_FACTS)[number];

/** Lists what a product lacks before it can be on sale (product 10.3.3). */
export function findMissingFacts(
  facts: Pick<ProductFacts, 'description' | 'pricePaise'>,
  pictures: number,
): RequiredFact[] {
  const has: Record<RequiredFact, boolean> = {
    description: facts.description !== '',
    price: facts.pricePaise > 0,
    picture: pictures > 0,
  };
  return REQUIRED_FACTS.filter((fact) => !has[fact]);
}

/** How far a product is at the desk, in this order; {@link goodsStatus} tells (product 10.3.3). */
export const GOODS_STATUSES = ['draft', 'scheduled', 'published'] as const;

/** Only `published` ones are in the shop; `scheduled` ones are from their time on (product 10.3.4). */
export type GoodsStatus = (typeof GOODS_STATUSES)[number];

/**
 * The status of a product at the desk (product 10.3.3).
 *
 * @param product `publishAt` in ms since 1970 UTC, null without a date
 */
export function goodsStatus(product: {
  readonly isOnSale: boolean;
  readonly publishAt: number | null;
}): GoodsStatus {
  if (product.isOnSale) return 'published';
  return product.publishAt === null ? 'draft' : 'scheduled';
}

/** How much of a product is left, where that needs somebody's attention (product 10.3.1). */
export type StockLevel = 'sold-out' | 'low' | 'enough';

/**
 * Tells how much of a product is left: 1 to 5 pieces are `low` (product 10.3.1).
 *
 * @param stock pieces, 0 or more
 */
export function stockLevel(stock: number): StockLevel {
  if (stock === 0) return 'sold-out';
  return isNearlySoldOut(stock) ? 'low' : 'enough';
}

/**
 * True when a product can be published by itself at that time: later than now, within
 * {@link MAX_PUBLISH_AHEAD_DAYS} (product 10.3.4). Both in ms since 1970 UTC.
 */
export function canPublishAt(publishAt: number, now: number): boolean {
  return publishAt > now && publishAt <= now + MAX_PUBLISH_AHEAD_DAYS * DAY_MS;
}
