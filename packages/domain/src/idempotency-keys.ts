/** How long a shop keeps an idempotency key, in ms (product 7.10.3). */
export const IDEMPOTENCY_KEY_MS = 7 * 86_400_000;

/**
 * The most keys of one account and operation; the oldest go first (product 7.10.3). Several phones of a group
 * may share an account: the change that one of them repeats must not be forgotten for those of the others.
 */
export const MAX_IDEMPOTENCY_KEYS = 200;
