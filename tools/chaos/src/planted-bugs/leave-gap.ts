import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a statement takes on a busy machine, in ms. */
const GAP_MS = 25;

/**
 * Pauses at the moment of a planted bug, so that a few kills hit it on every machine and with every
 * seed.
 */
export function leaveGap(): Promise<void> {
  return sleep(GAP_MS);
}
