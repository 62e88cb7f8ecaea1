import { toLatinDigits } from '@haat/domain';

/**
 * Reads an amount as somebody types it, such as `250`, `1,250.50`, `₹ 99` or `२५०`.
 *
 * @returns whole paise; null for what is no amount above zero
 */
export function parseRupees(typed: string): number | null {
  const plain = toLatinDigits(typed).replace(/[₹,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [rupees = '0', part = ''] = plain.split('.');
  const paise = Number(rupees) * 100 + Number(part.padEnd(2, '0'));
  return paise > 0 ? paise : null;
}
