import { isShare, toLatinDigits } from '@haat/domain';

/**
 * Reads a share as somebody types it, such as `10` or `7.5 %`.
 *
 * @returns hundredths of a percent; null for what is no share
 */
export function parseShare(typed: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(toLatinDigits(typed).replace(/\s/g, ''));
  if (match === null) return null;
  const share = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return isShare(share) ? share : null;
}
