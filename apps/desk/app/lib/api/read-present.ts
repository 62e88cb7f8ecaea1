import { isApiError } from '@haat/api-sdk';

/**
 * Reads the present state of a thing out of a clash (412): the contract says that it is what reading the
 * thing gives.
 *
 * @returns undefined for any other error
 */
export function readPresent<Thing extends { readonly version: number }>(
  error: unknown,
): Thing | undefined {
  if (!isApiError(error) || error.status !== 412) return undefined;
  const { details } = error;
  const isThing = typeof details === 'object' && details !== null && 'version' in details;
  return isThing ? (details as Thing) : undefined;
}
