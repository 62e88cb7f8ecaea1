import { isApiError } from '@haat/api-sdk';

/**
 * Reads the present state of a thing out of a clash (412).
 *
 * @param field one that only this kind of thing has
 * @returns undefined for any other error
 */
export function readPresent<Thing extends object>(
  error: unknown,
  field: keyof Thing & string,
): Thing | undefined {
  if (!isApiError(error) || error.status !== 412) return undefined;
  const { details } = error;
  const isThing = typeof details === 'object' && details !== null && field in details;
  // The contract says that it is what reading the thing gives.
  return isThing ? (details as Thing) : undefined;
}
