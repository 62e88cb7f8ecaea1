import { asPaise, multiplyPaise, type Paise, sumPaise, ZERO_PAISE } from '../money.ts';

/** What an order costs, as its returns look at it. */
type ReturnedOrder = {
  /** The price of all pieces. */
  readonly subtotal: Paise;
  readonly taxes: Paise;
  /** A positive amount, which was subtracted. */
  readonly discount: Paise;
  /** What the shopper has paid, with the delivery. */
  readonly total: Paise;
};

/** A line of an order as its returns look at it. */
type ReturnedLine = {
  readonly id: string;
  readonly unitPrice: Paise;
  /** The pieces that were sold, and those of them that are back. */
  readonly quantity: number;
  readonly returned: number;
};

/** An order after some of its pieces, or more of them, came back. */
export type PieceReturn<Line> = {
  /** The lines of which pieces came back now, with how many. */
  readonly lines: readonly (Line & { readonly pieces: number })[];
  /** The price of all pieces that are back now. */
  readonly goods: Paise;
  /** What is due to the shopper for them, from the first return on. */
  readonly due: Paise;
  /** Whether nothing is left at the shopper. */
  readonly isWhole: boolean;
};

/**
 * Takes pieces of an order back (product 10.2.21). What is due for pieces is their price with their part
 * of taxes and discount; once all are back it is what was paid, with the delivery. It is computed for all
 * that is back and rounded down, so that the parts of several returns sum up to the whole.
 *
 * @param pieces how many of each line come back, by its id; null: all that are left
 * @returns null for no piece, a line that is not of the order, or more pieces than are left
 */
export function takePiecesBack<Line extends ReturnedLine>(
  order: ReturnedOrder,
  lines: readonly Line[],
  pieces: ReadonlyMap<string, number> | null,
): PieceReturn<Line> | null {
  const back = lines.map((line) => {
    const left = line.quantity - line.returned;
    return { ...line, left, pieces: pieces === null ? left : (pieces.get(line.id) ?? 0) };
  });
  const known = new Set(lines.map(({ id }) => id));
  const areKnown = pieces === null || Array.from(pieces.keys()).every((id) => known.has(id));
  const areThere = back.every((line) => isCount(line.pieces) && line.pieces <= line.left);
  const coming = back.filter((line) => line.pieces > 0);
  if (!areKnown || !areThere || coming.length === 0) return null;
  const isWhole = back.every((line) => line.pieces === line.left);
  const goods = sumPaise(
    back.map(({ unitPrice, returned, pieces: now }) => multiplyPaise(unitPrice, returned + now)),
  );
  return {
    lines: coming,
    goods,
    due: isWhole ? order.total : dueForGoods(order, goods),
    isWhole,
  };
}

function isCount(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 0;
}

function dueForGoods({ subtotal, taxes, discount }: ReturnedOrder, goods: Paise): Paise {
  const withoutDelivery = subtotal + taxes - discount;
  // A discount may be as large as the delivery that it pays.
  if (withoutDelivery <= 0 || subtotal === 0) return ZERO_PAISE;
  // BigInt: the product may leave the range of safe integers.
  return asPaise(Number((BigInt(withoutDelivery) * BigInt(goods)) / BigInt(subtotal)));
}
