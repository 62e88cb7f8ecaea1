/** The largest stock at which product pages show the number of pieces left. */
export const FEW_PIECES = 5;

/** Tells whether 1 to 5 pieces are left (product 2.7.13); false if the stock is not known. */
export function isNearlySoldOut(stock: number | null): boolean {
  const pieces = stock ?? 0;
  return pieces > 0 && pieces <= FEW_PIECES;
}
