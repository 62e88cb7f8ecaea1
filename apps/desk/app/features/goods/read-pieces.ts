import { MAX_STOCK } from '@haat/domain';

const DEVANAGARI_ZERO = 0x0966;

/**
 * Reads a number of pieces as somebody counts and types it, in Latin or Devanagari digits.
 *
 * @returns whole pieces; null for what is no stock
 */
export function readPieces(typed: string): number | null {
  const latin = typed.replaceAll(/[०-९]/g, (digit) =>
    String((digit.codePointAt(0) ?? DEVANAGARI_ZERO) - DEVANAGARI_ZERO),
  );
  const plain = latin.replaceAll(/[,\s]/g, '');
  if (!/^\d{1,10}$/.test(plain)) return null;
  const pieces = Number(plain);
  return pieces <= MAX_STOCK ? pieces : null;
}
