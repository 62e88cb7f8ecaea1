import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { createToken, hashToken } from '../platform/security/ids.ts';
import * as accountTokens from './account-tokens.repository.ts';
import { toMailboxKey } from './mailbox-key.ts';
import { MAILBOX_LIMIT, PASSWORD_NOTICE_LIMIT, takeQuota } from './passwords/attempt-limits.ts';

const VERIFICATION_TTL_MS = 24 * 60 * 60_000;
const RESET_TTL_MS = 30 * 60_000;

/**
 * Counts a mail to a mailbox that anybody can cause.
 *
 * @returns whether the mail may be sent; the response must not disclose it, because it depends on other
 *   mails to the mailbox
 */
export function takeMailQuota(context: ShopContext, to: string): Promise<boolean> {
  return takeQuota(context, MAILBOX_LIMIT, toMailboxKey(to));
}

/**
 * Creates a token for a mail, which works once and replaces the user's older tokens of its purpose.
 * Only its hash is stored.
 */
export async function createAccountToken(
  context: ShopContext,
  db: Db,
  options: { userId: string; emailKey: string; purpose: accountTokens.AccountTokenPurpose },
): Promise<string> {
  const token = createToken();
  const now = context.now();
  const ttl = options.purpose === 'verify-email' ? VERIFICATION_TTL_MS : RESET_TTL_MS;
  await accountTokens.deleteAccountTokens(db, options.userId, options.purpose);
  await accountTokens.createAccountToken(db, {
    hash: hashToken(token),
    user_id: options.userId,
    purpose: options.purpose,
    email_key: options.emailKey,
    created_at: now,
    expires_at: now + ttl,
  });
  return token;
}

/** Mails a verification link. Links start with `PUBLIC_ORIGIN`, never with a request's host. */
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

/** Mails the verification link of a pending e-mail address to it. */
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

/** Notifies the current e-mail address that a change was requested. */
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

/** Mails the link that undoes a change to the previous e-mail address. */
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

/** Counts a notice of a changed password. @returns whether the notice may be sent */
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

/** Mails a notice of the deletion to the account's e-mail address. */
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
