import { canPublishAt } from './product-publishing.ts';

/** The product that the desk has chosen as the deal of the home page (product 10.7.6). */
export interface HomeDeal {
  /** Ms since 1970 UTC, null for no end. */
  readonly until: number | null;
  /** Whether the product is in the shop. */
  readonly isOnSale: boolean;
}

/** True while shoppers see the deal in place of the spice set (product 10.7.6). @param now ms since 1970 UTC */
export function isDealShown({ until, isOnSale }: HomeDeal, now: number): boolean {
  return isOnSale && (until === null || now < until);
}

/** True when a deal can end at that time: later than now, within a year, both in ms since 1970 UTC. */
export function canDealEndAt(until: number, now: number): boolean {
  return canPublishAt(until, now);
}
