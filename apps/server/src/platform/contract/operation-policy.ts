import type { CheckedInput, DeskPermission } from '@haat/domain';

/** At most `max` calls in `minutes`. */
export interface RateLimit {
  max: number;
  minutes: number;
}

/** A form of `@haat/domain`. */
export interface FormSchema {
  safeParse(input: unknown): CheckedInput;
}

/** The rules of one operation that the contract does not state. */
export interface OperationPolicy {
  /** 'admin': only the role `admin` may call it. The contract's `security` decides about guests. */
  access?: 'admin';
  /**
   * Only members of the desk may call it: those with this permission, who gave the second factor if
   * their role needs one, or with 'member' all of them, also before that.
   */
  desk?: DeskPermission | 'member';
  /**
   * Limit per IP address, in each process. It is wide, because in India many shoppers share an IP
   * address; limits that protect one account are counted in the database by the services.
   */
  rateLimit?: RateLimit;
  /** False: a call does not count towards {@link ACCOUNT_WRITE_LIMIT}. */
  writeLimit?: false;
  /**
   * The form behind the operation. When the contract's schema rejects a body, the form names the
   * invalid fields in the shop's texts ('Please enter a valid email address.').
   */
  form?: FormSchema;
  /** True: caches responses, which must depend on the database and the URL alone. */
  cache?: true;
  /** The handler reads the bytes of the body, because they are signed; nothing is parsed. */
  rawBody?: { maxBytes: number };
}

/**
 * Limit of the writes of one account, in each process. A shopper who taps as fast as she can makes
 * about four a second for a few seconds.
 */
export const ACCOUNT_WRITE_LIMIT: RateLimit = { max: 120, minutes: 1 };

const MINUTE_MS = 60_000;

/** The options of `@fastify/rate-limit` for a limit. */
export function toRateLimitOptions({ max, minutes }: RateLimit): {
  max: number;
  timeWindow: number;
} {
  return { max, timeWindow: minutes * MINUTE_MS };
}
