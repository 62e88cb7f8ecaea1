import { asPaise, formatPaise, type Paise } from '../money.ts';
import type { PackSize, PackUnit } from './pack-size.ts';

/** Formats '400 g', '1.5 kg' from 1,000 g, '2 l' from 1,000 ml, '1 piece', '6 pieces' (product 3.2.4). */
export function formatPackSize({ amount, unit }: PackSize): string {
  if (unit === 'piece') return `${amount} piece${amount === 1 ? '' : 's'}`;
  return amount < 1000 ? `${amount} ${unit}` : `${amount / 1000} ${unit === 'g' ? 'kg' : 'l'}`;
}

/** The unit that prices are compared by: 100 g, 100 ml or a piece. */
function amountOfUnitPrice(unit: PackUnit): number {
  return unit === 'piece' ? 1 : 100;
}

/**
 * The price of 100 g, 100 ml or a piece in paise, half a paisa rounded up (product 3.2.5).
 *
 * @param price of the pack
 * @returns null where it would repeat the price of the pack
 */
export function unitPriceOf(price: Paise, { amount, unit }: PackSize): Paise | null {
  const compared = amountOfUnitPrice(unit);
  return amount === compared ? null : asPaise(Math.round((price * compared) / amount));
}

/** Formats '₹44.75/100 g'; null where it would repeat the price of the pack (product 3.2.5). */
export function formatUnitPrice(price: Paise, pack: PackSize): string | null {
  const unitPrice = unitPriceOf(price, pack);
  if (unitPrice === null) return null;
  return `${formatPaise(unitPrice)}/${pack.unit === 'piece' ? 'piece' : `100 ${pack.unit}`}`;
}
