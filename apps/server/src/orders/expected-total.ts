import { asPaise, formatPaise, type Paise } from '@haat/domain';
import { ConflictError } from '../errors.ts';

/**
 * Asserts that an order costs the total that the shopper was shown; prices may have changed since.
 *
 * @param expected in paise; undefined when the client accepts any price
 * @param total the order's present total, in paise
 * @throws {ConflictError} when they differ; `fieldErrors` names `expectedTotal`
 */
export function assertExpectedTotal(expected: number | undefined, total: Paise): void {
  if (expected === undefined || expected === total) return;
  const [before, now] = [formatPaise(asPaise(expected)), formatPaise(total)];
  const message = `The total is now ${now} instead of ${before}. Please check it, then order again.`;
  throw new ConflictError('total_changed', message, [{ field: 'expectedTotal', message }]);
}
