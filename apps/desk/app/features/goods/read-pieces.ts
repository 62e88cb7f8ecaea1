import { MAX_STOCK, toLatinDigits } from '@haat/domain';

/**
 * Reads a number of pieces as somebody counts and types it, in Latin or Devanagari digits.
 *
 * @returns whole pieces; null for what is no stock
 */
export function readPieces(typed: string): number | null {
  const plain = toLatinDigits(typed).replaceAll(/[,\s]/g, '');
  if (!/^\d{1,10}$/.test(plain)) return null;
  const pieces = Number(plain);
  return pieces <= MAX_STOCK ? pieces : null;
}
