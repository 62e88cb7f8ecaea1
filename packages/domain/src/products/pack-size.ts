import { getField, parseNumber, parseOneOf } from '../parse.ts';

/** Units of a pack: grams, millilitres, pieces. */
export const PACK_UNITS = ['g', 'ml', 'piece'] as const;

/** `g` and `ml` whatever the amount: 1.5 kg is 1500 `g` (product 3.2.4). */
export type PackUnit = (typeof PACK_UNITS)[number];

/** What a pack holds, such as 400 g (product 3.2.4). */
export type PackSize = {
  /** Above 0, in `unit`. */
  readonly amount: number;
  /** Grams, millilitres or pieces: 1.5 kg is 1500 `g`. */
  readonly unit: PackUnit;
};

/** Parses what a pack holds; null without an amount above 0 and a known unit. */
export function parsePackSize(value: unknown): PackSize | null {
  const amount = parseNumber(getField(value, 'amount'));
  const unit = parseOneOf(getField(value, 'unit'), PACK_UNITS);
  return amount !== null && amount > 0 && unit !== null ? { amount, unit } : null;
}
