/** The largest stock at which product pages show the number of pieces left. */
export const FEW_PIECES = 5;

export function isNearlySoldOut(stock: number | null): boolean {
  const pieces = stock ?? 0;
  return pieces > 0 && pieces <= FEW_PIECES;
}
