import { asPaise, PAISE_PER_RUPEE, type Paise } from '../money.ts';
import { getField, parseEach, parseId, parseNumber } from '../parse.ts';

/** The most kinds of things in a set. */
export const MAX_SET_PARTS = 24;
/** The most pieces of one thing in a set. */
export const MAX_PART_QUANTITY = 99;

/** One kind of thing in a set (product 3.2.7). */
export type SetPart = {
  readonly productId: string;
  /** Pieces, 1 or more. */
  readonly quantity: number;
};

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_PART_QUANTITY;
}

/** Parses the `contains` of a product; what is not whole is left out. */
export function parseSetParts(value: unknown): SetPart[] {
  return parseEach(value, (part) => {
    const productId = parseId(getField(part, 'productId'));
    const quantity = parseNumber(getField(part, 'quantity'));
    if (productId === null || quantity === null || !isQuantity(quantity)) return null;
    return { productId, quantity };
  });
}

/** Formats the contents of a set as a file and the database have them: `moong-papad:2 jeera:1`. */
export function formatSetParts(parts: readonly SetPart[]): string {
  return parts.map(({ productId, quantity }) => `${productId}:${quantity}`).join(' ');
}

/** Reads what {@link formatSetParts} wrote; a part without a number is one piece. Null for any other text. */
export function readSetParts(text: string): SetPart[] | null {
  const parts: SetPart[] = [];
  for (const word of text.match(/[^\s,;]+/g) ?? []) {
    const [, productId, digits = '1'] = /^([A-Za-z0-9_-]{1,64})(?::(\d{1,3}))?$/.exec(word) ?? [];
    if (productId === undefined || !isQuantity(Number(digits))) return null;
    parts.push({ productId, quantity: Number(digits) });
  }
  return parts;
}

/**
 * What the contents of a set cost one by one, in paise; null unless all of them are known and in the shop.
 */
export function sumOfParts(
  parts: readonly SetPart[],
  products: readonly { readonly id: string; readonly price: Paise }[],
): Paise | null {
  const prices = new Map(products.map(({ id, price }) => [id, price]));
  let sum = 0;
  for (const { productId, quantity } of parts) {
    const price = prices.get(productId);
    if (price === undefined) return null;
    sum += price * quantity;
  }
  return asPaise(sum);
}

/**
 * Tells how many packets a set has, and what each of them costs in it, rounded up to whole rupees
 * (product 2.7.22).
 *
 * @returns null for a product that is no set
 */
export function pricePerPacket(
  price: Paise,
  parts: readonly SetPart[],
): { readonly packets: number; readonly each: Paise } | null {
  const packets = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (packets < 2) return null;
  return { packets, each: asPaise(Math.ceil(price / packets / PAISE_PER_RUPEE) * PAISE_PER_RUPEE) };
}
