import { clampQuantity } from './quantity.ts';

/** What a change of the cart needs to know of a line. */
export type CountedLine = {
  readonly productId: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
};

/**
 * Adds a line: raises the quantity when the product is present, else appends (spec §4). A present
 * line takes over the added line's price, name and picture, which are the newer ones. The quantity
 * is kept between 1 and 99.
 */
export function addLine<Line extends CountedLine>(lines: readonly Line[], added: Line): Line[] {
  const present = lines.find((line) => line.productId === added.productId);
  const more = clampQuantity(added.quantity);
  if (present === undefined) return [...lines, { ...added, quantity: more }];
  const raised = { ...added, quantity: clampQuantity(present.quantity + more) };
  return lines.map((line) => (line === present ? raised : line));
}

/** Sets the quantity of a product, kept between 1 and 99 (spec §4, §5); unknown ids change nothing. */
export function setLineQuantity<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
  quantity: number,
): Line[] {
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
}

/** Filters a product out (spec §4); unknown ids change nothing. */
export function removeLine<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
): Line[] {
  return lines.filter((line) => line.productId !== productId);
}
