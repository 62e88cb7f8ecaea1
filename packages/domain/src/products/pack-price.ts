import { LANGUAGE } from '#language';
import type { Language } from '../language/language.ts';
import { asPaise, formatPaise, type Paise } from '../money.ts';
import type { PackSize, PackUnit } from './pack-size.ts';

type UnitWords = Readonly<Record<PackUnit | 'kg' | 'l' | 'pieces', string>>;

/** The units as packets print them. */
const UNITS: Readonly<Record<Language, UnitWords>> = {
  en: { g: 'g', kg: 'kg', ml: 'ml', l: 'l', piece: 'piece', pieces: 'pieces' },
  hi: { g: 'ग्राम', kg: 'किलो', ml: 'मि.ली.', l: 'लीटर', piece: 'नग', pieces: 'नग' },
};

/**
 * Formats '400 g', '1.5 kg' from 1,000 g, '2 l' from 1,000 ml, '1 piece', '6 pieces', in Hindi '400 ग्राम'
 * (product 3.2.4).
 *
 * @param language that of this build when left out
 */
export function formatPackSize({ amount, unit }: PackSize, language: Language = LANGUAGE): string {
  const units = UNITS[language];
  if (unit === 'piece') return `${amount} ${amount === 1 ? units.piece : units.pieces}`;
  return amount < 1000
    ? `${amount} ${units[unit]}`
    : `${amount / 1000} ${unit === 'g' ? units.kg : units.l}`;
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
  const unit = UNITS[LANGUAGE][pack.unit];
  return `${formatPaise(unitPrice)}/${pack.unit === 'piece' ? unit : `100 ${unit}`}`;
}
