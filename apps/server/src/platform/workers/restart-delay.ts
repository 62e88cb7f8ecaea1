const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Workers that ended within this time count for the next delay, ms. */
export const RECENT_MS = 60_000;

/**
 * The delay before a worker that ended by itself is started again, in ms. It doubles, so that a worker
 * that always fails takes no processor time from the others.
 *
 * @param recentEnds of workers within {@link RECENT_MS}, this one included
 */
export function computeRestartDelay(recentEnds: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, recentEnds - 1), LONGEST_MS);
}
