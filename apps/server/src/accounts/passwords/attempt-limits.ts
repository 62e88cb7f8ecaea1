import type { ShopContext } from '../../context.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { type Attempts, addAttempt, getAttempts } from './attempts.repository.ts';

/** How often something may be tried in a window; counted in the database, for all processes. */
export interface AttemptLimit {
  /** Name of what is counted; the account is added to it. */
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

/** Changes of an account's e-mail address: each tells the present address. */
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

/** Mails to one mailbox that anybody can cause, whatever they are for and whichever account asks. */
export const MAILBOX_LIMIT: AttemptLimit = {
  name: 'mailbox',
  max: 3,
  windowMs: 60 * 60_000,
};

/** Notices of a changed password to one mailbox. */
export const PASSWORD_NOTICE_LIMIT: AttemptLimit = {
  name: 'password-notice',
  max: 10,
  windowMs: 60 * 60_000,
};

/** Answers per address that say an e-mail is registered already. */
export const TAKEN_EMAIL_LIMIT: AttemptLimit = {
  name: 'taken-email',
  max: 10,
  windowMs: 60 * 60_000,
};

function counterName(limit: AttemptLimit, account: string): string {
  return `${limit.name}:${account}`;
}

/** @throws {TooManyAttemptsError} (429) when the window has no attempt left; counts nothing. */
export async function assertAttemptsLeft(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
  message?: string,
): Promise<void> {
  const now = context.now();
  const attempts = await getAttempts(context.db, counterName(limit, account), now);
  if (attempts.count >= limit.max) {
    throw new TooManyAttemptsError((attempts.resetsAt - now) / 1000, message);
  }
}

/** Counts an attempt. @throws {TooManyAttemptsError} (429) when it is one too many */
export async function countAttempt(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<void> {
  const attempts = await addTo(context, limit, account);
  if (attempts.count > limit.max) {
    throw new TooManyAttemptsError((attempts.resetsAt - context.now()) / 1000);
  }
}

/** Counts an attempt. @returns whether it is within the limit */
export async function takeQuota(
  context: ShopContext,
  limit: AttemptLimit,
  account: string,
): Promise<boolean> {
  const attempts = await addTo(context, limit, account);
  return attempts.count <= limit.max;
}

function addTo(context: ShopContext, limit: AttemptLimit, account: string): Promise<Attempts> {
  return addAttempt(context.db, counterName(limit, account), {
    now: context.now(),
    windowMs: limit.windowMs,
  });
}
