/** Time for pending requests to finish after a signal, ms; then the process ends all the same. */
export const STOP_MS = 10_000;

/**
 * Time in which a replaced worker goes on serving its open connections, ms: each gets one more response,
 * which closes it. Part of {@link STOP_MS}.
 */
export const LEAVE_MS = 5_000;

/**
 * The same for a shop that ends, ms: it is short, so that connections which nobody uses do not hold it up.
 * Part of {@link STOP_MS}.
 */
export const QUIT_MS = 2_000;
