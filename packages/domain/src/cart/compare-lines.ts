import type { Paise } from '../money/paise.ts';

/** What a shopper agrees to about one line when ordering. */
export type AgreedLine = {
  readonly productId: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** Price of one piece, in paise. */
  readonly unitPrice: Paise;
};

/**
 * Whether two carts are the same offer: the same products, quantities and prices, in any order. An
 * order is placed only for the offer that was on the screen.
 */
export function isSameOffer(shown: readonly AgreedLine[], current: readonly AgreedLine[]): boolean {
  if (shown.length !== current.length) return false;
  return shown.every((line) => {
    const other = current.find(({ productId }) => productId === line.productId);
    return other?.quantity === line.quantity && other.unitPrice === line.unitPrice;
  });
}
