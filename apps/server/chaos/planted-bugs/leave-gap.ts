import { setTimeout as sleep } from 'node:timers/promises';

/** In ms; longer than a statement takes on a busy machine. */
const GAP_MS = 25;

/**
 * Makes the moment in which a planted bug can be met long enough: otherwise it depends on the machine
 * and the seed whether one of a few kills comes just then.
 */
export function leaveGap(): Promise<void> {
  return sleep(GAP_MS);
}
