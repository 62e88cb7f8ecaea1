import type { ShopContext } from '../context.ts';
import { TooManyAttemptsError } from '../errors.ts';
import { addAttempt, findAttempts } from '../repositories/attempts.ts';

/** How often something may be tried in a window; counted in the database, for all processes. */
export interface AttemptLimit {
  /** Name of what is counted; the account is added to it. */
  name: string;
  max: number;
  windowMs: number;
}

/** Wrong passwords per account (TRUST.md row 14). */
export const WRONG_PASSWORD_LIMIT: AttemptLimit = {
  name: 'wrong-password',
  max: 10,
  windowMs: 15 * 60_000,
};

/** Verification mails per account. */
export const VERIFICATION_MAIL_LIMIT: AttemptLimit = {
  name: 'verification-mail',
  max: 3,
  windowMs: 60 * 60_000,
};

/** Changes of an account's e-mail address: each sends two mails, one to whatever address is named. */
export const EMAIL_CHANGE_LIMIT: AttemptLimit = {
  name: 'email-change',
  max: 5,
  windowMs: 60 * 60_000,
};

/** Reset mails per address, known or not. */
export const RESET_MAIL_LIMIT: AttemptLimit = {
  name: 'reset-mail',
  max: 3,
  windowMs: 60 * 60_000,
};

export function counterName(limit: AttemptLimit, account: string): string {
  return `${limit.name}:${account}`;
}

/** @throws {TooManyAttemptsError} (429) when the window has no attempt left; counts nothing. */
export async function refuseIfExhausted(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<void> {
  const now = context.now();
  const attempts = await findAttempts(context.db, counterName(limit, account), now);
  if (attempts.count >= limit.max) {
    throw new TooManyAttemptsError((attempts.resetsAt - now) / 1000);
  }
}

/** Counts an attempt. @throws {TooManyAttemptsError} (429) when it is one too many */
export async function countAttempt(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<void> {
  const now = context.now();
  const attempts = await addAttempt(context.db, counterName(limit, account), {
    now,
    windowMs: limit.windowMs,
  });
  if (attempts.count > limit.max) {
    throw new TooManyAttemptsError((attempts.resetsAt - now) / 1000);
  }
}
