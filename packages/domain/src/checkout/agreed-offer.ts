import type { Paise } from '../money.ts';

/** The part of a cart line that a shopper agrees to when ordering. */
export type AgreedLine = {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: Paise;
};

/** An order is placed only for the products, quantities and prices that the screen showed. */
export function isSameOffer(shown: readonly AgreedLine[], current: readonly AgreedLine[]): boolean {
  if (shown.length !== current.length) return false;
  return shown.every((line) => {
    const other = current.find(({ productId }) => productId === line.productId);
    return other?.quantity === line.quantity && other.unitPrice === line.unitPrice;
  });
}

/**
 * The lines as they were before they were changed elsewhere (product 4.2.8): those of the first change,
 * until the shopper has read of it; null without a change.
 *
 * @param former those of an earlier change
 */
export function formerOffer<Line extends AgreedLine>(
  former: readonly Line[] | null,
  shown: readonly Line[],
  current: readonly Line[],
): readonly Line[] | null {
  return isSameOffer(shown, current) ? former : (former ?? shown);
}
