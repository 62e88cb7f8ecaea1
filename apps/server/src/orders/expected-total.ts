import { asPaise, formatPaise, type Paise } from '@haat/domain';
import { ConflictError } from '../errors.ts';

/**
 * Holds the shop to the total that the shopper was shown: prices may have changed since.
 *
 * @param expected in paise; undefined where the caller leaves the price to the shop
 * @param total what the order would cost now, in paise
 * @throws {ConflictError} when they differ; `fieldErrors` names `expectedTotal`
 */
export function assertExpectedTotal(expected: number | undefined, total: Paise): void {
  if (expected === undefined || expected === total) return;
  const [before, now] = [formatPaise(asPaise(expected)), formatPaise(total)];
  const message = `The total is now ${now} instead of ${before}. Please check it, then order again.`;
  throw new ConflictError(message, [{ field: 'expectedTotal', message }]);
}
