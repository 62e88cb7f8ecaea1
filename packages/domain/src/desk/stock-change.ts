/** The most pieces of a product that can be in stock. */
export const MAX_STOCK = 1_000_000_000;

/** The pieces after a change; or why it is not made: less than 0, or more than {@link MAX_STOCK}. */
export type StockChangeResult =
  | {
      /** The change can be made. */
      readonly ok: true;
      /** Pieces after it, 0 to {@link MAX_STOCK}. */
      readonly stock: number;
    }
  | {
      /** The stock stays as it is. */
      readonly ok: false;
      /** `too-few`: less than 0 would be left; `too-many`: more than {@link MAX_STOCK}. */
      readonly reason: 'too-few' | 'too-many';
    };

/**
 * Adds pieces to a stock or takes some away (product 10.3.5). A stock is never below zero.
 *
 * @param stock pieces, 0 or more
 * @param delta whole pieces, below zero to take away
 */
export function changeStock(stock: number, delta: number): StockChangeResult {
  const changed = stock + delta;
  if (changed < 0) return { ok: false, reason: 'too-few' };
  if (changed > MAX_STOCK) return { ok: false, reason: 'too-many' };
  return { ok: true, stock: changed };
}
