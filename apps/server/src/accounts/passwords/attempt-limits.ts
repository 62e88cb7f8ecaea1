import type { ShopContext } from '../../context.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { type Attempts, addAttempt, getAttempts, takeBackAttempt } from './attempts.repository.ts';

/** Maximum number of attempts in a window; the database counts them for all processes. */
export interface AttemptLimit {
  /** Name of the counter; a keyed hash of the account is appended to it. */
  name: string;
  max: number;
  windowMs: number;
}

/** Verification mails per account. */
export const VERIFICATION_MAIL_LIMIT: AttemptLimit = {
  name: 'verification-mail',
  max: 3,
  windowMs: 60 * 60_000,
};

/** Changes of the e-mail address per account; each one mails a notice to the current address. */
export const EMAIL_CHANGE_LIMIT: AttemptLimit = {
  name: 'email-change',
  max: 5,
  windowMs: 60 * 60_000,
};

/** Reset mails per e-mail address, known or unknown. */
export const RESET_MAIL_LIMIT: AttemptLimit = {
  name: 'reset-mail',
  max: 3,
  windowMs: 60 * 60_000,
};

/** Mails per mailbox that anybody can cause, of any purpose and for any account. */
export const MAILBOX_LIMIT: AttemptLimit = {
  name: 'mailbox',
  max: 3,
  windowMs: 60 * 60_000,
};

/** Notices of a changed password per mailbox. */
export const PASSWORD_NOTICE_LIMIT: AttemptLimit = {
  name: 'password-notice',
  max: 10,
  windowMs: 60 * 60_000,
};

/** Responses per IP address that disclose a registered e-mail address. */
export const TAKEN_EMAIL_LIMIT: AttemptLimit = {
  name: 'taken-email',
  max: 10,
  windowMs: 60 * 60_000,
};

function getCounterName({ sourceKeys }: ShopContext, limit: AttemptLimit, account: string): string {
  return `${limit.name}:${sourceKeys.hashAccount(account)}`;
}

/** Counts nothing. @throws {TooManyAttemptsError} (429) when the window has no attempt left */
export async function assertAttemptsLeft(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
  message?: string,
): Promise<void> {
  const now = context.now();
  const attempts = await getAttempts(context.db, getCounterName(context, limit, account), now);
  if (attempts.count >= limit.max) {
    throw new TooManyAttemptsError((attempts.resetsAt - now) / 1000, message);
  }
}

/** Counts an attempt. @throws {TooManyAttemptsError} (429) when it exceeds the limit */
export async function countAttempt(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<void> {
  const attempts = await addToCounter(context, limit, account);
  if (attempts.count > limit.max) {
    throw new TooManyAttemptsError((attempts.resetsAt - context.now()) / 1000);
  }
}

/** Takes an attempt back that was counted before it was known to be right. */
export function takeAttemptBack(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<void> {
  return takeBackAttempt(context.db, getCounterName(context, limit, account));
}

/** Counts an attempt. @returns whether it is within the limit */
export async function takeQuota(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<boolean> {
  const attempts = await addToCounter(context, limit, account);
  return attempts.count <= limit.max;
}

function addToCounter(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<Attempts> {
  return addAttempt(context.db, getCounterName(context, limit, account), {
    now: context.now(),
    windowMs: limit.windowMs,
  });
}
