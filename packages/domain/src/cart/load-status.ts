/** Status of a shopper's list, such as her cart; `idle` until it is asked for. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * The status after a failed load (product 4.2.8): a list that may be outdated is more useful than an
 * error in its place.
 */
export function statusAfterFailedLoad(current: LoadStatus): 'ready' | 'failed' {
  return current === 'ready' ? 'ready' : 'failed';
}
