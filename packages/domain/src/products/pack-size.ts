import { asPaise, formatPaise, type Paise } from '../money.ts';
import { getField, parseNumber, parseOneOf } from '../parse.ts';

/** Units of a pack: grams, millilitres, pieces. */
export const PACK_UNITS = ['g', 'ml', 'piece'] as const;

export type PackUnit = (typeof PACK_UNITS)[number];

/** What a pack holds, such as 400 g (product 3.2.5). */
export type PackSize = {
  readonly amount: number;
  readonly unit: PackUnit;
};

/** Parses what a pack holds; null without an amount above 0 and a known unit. */
export function parsePackSize(value: unknown): PackSize | null {
  const amount = parseNumber(getField(value, 'amount'));
  const unit = parseOneOf(getField(value, 'unit'), PACK_UNITS);
  return amount !== null && amount > 0 && unit !== null ? { amount, unit } : null;
}

/** Formats '400 g', '1.5 kg' from 1,000 g, '2 l' from 1,000 ml, '1 piece', '6 pieces' (product 3.2.5). */
export function formatPackSize({ amount, unit }: PackSize): string {
  if (unit === 'piece') return `${amount} piece${amount === 1 ? '' : 's'}`;
  return amount < 1000 ? `${amount} ${unit}` : `${amount / 1000} ${unit === 'g' ? 'kg' : 'l'}`;
}

/** The unit that prices are compared by: 100 g, 100 ml or a piece. */
function amountOfUnitPrice(unit: PackUnit): number {
  return unit === 'piece' ? 1 : 100;
}

/**
 * The price of 100 g, 100 ml or a piece in paise, half a paisa rounded up (product 3.2.6).
 *
 * @param price of the pack
 * @returns null where it would repeat the price of the pack
 */
export function unitPriceOf(price: Paise, { amount, unit }: PackSize): Paise | null {
  const compared = amountOfUnitPrice(unit);
  return amount === compared ? null : asPaise(Math.round((price * compared) / amount));
}

/** Formats '400 g · ₹44.75/100 g', or the pack size alone without a unit price (product 3.2.6). */
export function formatPack(price: Paise, pack: PackSize): string {
  const unitPrice = unitPriceOf(price, pack);
  const size = formatPackSize(pack);
  if (unitPrice === null) return size;
  return `${size} · ${formatPaise(unitPrice)}/${pack.unit === 'piece' ? 'piece' : `100 ${pack.unit}`}`;
}
