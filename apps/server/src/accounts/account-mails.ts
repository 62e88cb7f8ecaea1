import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { createToken, hashToken } from '../platform/security/ids.ts';
import * as accountTokens from './account-tokens.repository.ts';
import { toMailboxKey } from './mailbox-key.ts';
import { MAILBOX_LIMIT, PASSWORD_NOTICE_LIMIT, takeQuota } from './passwords/attempt-limits.ts';

const VERIFICATION_LIFE_MS = 24 * 60 * 60_000;
const RESET_LIFE_MS = 30 * 60_000;

/**
 * Counts a mail that anybody can cause to be sent, for its mailbox.
 *
 * @returns whether it may be sent. If not, whoever asked is told nothing: the answer would tell
 *   what other mails the mailbox got.
 */
export function takeMailQuota(context: ShopContext, to: string): Promise<boolean> {
  return takeQuota(context, MAILBOX_LIMIT, toMailboxKey(to));
}

/** A one-use token to be mailed; only its hash is stored. Older ones of the kind stop working. */
export async function createAccountToken(
  context: ShopContext,
  db: Db,
  options: { userId: string; emailKey: string; purpose: accountTokens.AccountTokenPurpose },
): Promise<string> {
  const token = createToken();
  const now = context.now();
  const life = options.purpose === 'verify-email' ? VERIFICATION_LIFE_MS : RESET_LIFE_MS;
  await accountTokens.deleteAccountTokens(db, options.userId, options.purpose);
  await accountTokens.createAccountToken(db, {
    hash: hashToken(token),
    user_id: options.userId,
    purpose: options.purpose,
    email_key: options.emailKey,
    created_at: now,
    expires_at: now + life,
  });
  return token;
}

/** The link is built from `PUBLIC_ORIGIN`, never from what a request says about its host. */
export function mailVerification(context: ShopContext, to: string, token: string): void {
  context.mailer.post({
    to,
    subject: 'Please confirm your e-mail address',
    text: `Namaste,

please open this link to confirm your e-mail address:

${context.config.publicOrigin}/verify-email/${token}

It works once and for 24 hours. If you did not sign up at our shop, you need not do anything.
`,
  });
}

export function mailPasswordReset(context: ShopContext, to: string, token: string): void {
  context.mailer.post({
    to,
    subject: 'Choose a new password',
    text: `Namaste,

open this link to choose a new password:

${context.config.publicOrigin}/reset-password/${token}

It works once and for 30 minutes. If you did not ask for it, you need not do anything: your password stays as it is.
`,
  });
}

/** Asks the mailbox of a pending address to confirm it. */
export function mailPendingEmail(context: ShopContext, to: string, token: string): void {
  context.mailer.post({
    to,
    subject: 'Please confirm your new e-mail address',
    text: `Namaste,

somebody with an account at our shop wants to use this e-mail address from now on. If that is you, please open this link to confirm it:

${context.config.publicOrigin}/verify-email/${token}

It works once and for 24 hours. If it is not you, you need not do anything.
`,
  });
}

/** Tells the present address that another one was asked for. */
export function mailEmailChangeRequested(context: ShopContext, to: string): void {
  context.mailer.post({
    to,
    subject: 'Your e-mail address is about to change',
    text: `Namaste,

somebody who is signed in to your account has asked to change its e-mail address to another one. Nothing has changed yet: this address stays until the link that we sent to the other one is opened.

If this was not you, choose a new password at once. That also stops the change:

${context.config.publicOrigin}/forgot
`,
  });
}

/** Gives the address before a change the link that undoes it. */
export function mailEmailChanged(context: ShopContext, to: string, undoToken: string): void {
  context.mailer.post({
    to,
    subject: 'The e-mail address of your account was changed',
    text: `Namaste,

the e-mail address of your account was just changed to another one.

If this was not you, open this link. It brings this address back and signs out all devices. The password stops working, and we send you a mail to choose a new one:

${context.config.publicOrigin}/undo-email-change/${undoToken}

It works once and for 7 days. Until then you can also ask for a new password with this address. If you changed it yourself, you need not do anything.
`,
  });
}

/** Counts a notice of a changed password. @returns whether it may be sent */
export function takeNoticeQuota(context: ShopContext, to: string): Promise<boolean> {
  return takeQuota(context, PASSWORD_NOTICE_LIMIT, toMailboxKey(to));
}

export function mailPasswordChanged(context: ShopContext, to: string): void {
  context.mailer.post({
    to,
    subject: 'Your password was changed',
    text: `Namaste,

the password of your account was just changed, and all other devices were signed out.

If this was not you, choose a new password at once:

${context.config.publicOrigin}/forgot
`,
  });
}

/** Tells the owner of a deleted account that it is gone. */
export function mailAccountDeleted(context: ShopContext, to: string): void {
  context.mailer.post({
    to,
    subject: 'Your account is deleted',
    text: `Namaste,

your account at our shop was just deleted, with your profile, addresses, cart, wishlist and reviews. Of your orders we keep what the books need, without your name, phone number and street.

This is the last mail about this account. You are welcome to sign up again at any time:

${context.config.publicOrigin}/signup

If this was not you, please write to us:

${context.config.publicOrigin}/contact-us
`,
  });
}
