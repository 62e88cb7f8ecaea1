import type { Language } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { toPageUrl } from '../platform/mail/page-url.ts';
import { createToken, hashToken } from '../platform/security/ids.ts';
import { ACCOUNT_MAILS } from './account-mail.texts.ts';
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

/** Whom a mail goes to, and the language that the shop writes in (product 4.13.3). */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
}

function postAccountMail(
  context: ShopContext,
  kind: keyof typeof ACCOUNT_MAILS,
  { email, language }: Recipient,
  token = '',
): void {
  // An account that an invite made may have no address.
  if (email === '') return;
  const { subject, text } = ACCOUNT_MAILS[kind][language];
  const link = (path: string) => toPageUrl(context.config, path, language);
  context.mailer.post({ to: email, subject, text: text(link, token) });
}

export function mailVerification(context: ShopContext, to: Recipient, token: string): void {
  postAccountMail(context, 'verification', to, token);
}

export function mailPasswordReset(context: ShopContext, to: Recipient, token: string): void {
  postAccountMail(context, 'passwordReset', to, token);
}

/** Mails the verification link of a pending e-mail address to it. */
export function mailPendingEmail(context: ShopContext, to: Recipient, token: string): void {
  postAccountMail(context, 'pendingEmail', to, token);
}

/** Notifies the current e-mail address that a change was requested. */
export function mailEmailChangeRequested(context: ShopContext, to: Recipient): void {
  postAccountMail(context, 'emailChangeRequested', to);
}

/** Mails the link that undoes a change to the previous e-mail address. */
export function mailEmailChanged(context: ShopContext, to: Recipient, undoToken: string): void {
  postAccountMail(context, 'emailChanged', to, undoToken);
}

/** Counts a notice of a changed password. @returns whether the notice may be sent */
export function takeNoticeQuota(context: ShopContext, to: string): Promise<boolean> {
  return takeQuota(context, PASSWORD_NOTICE_LIMIT, toMailboxKey(to));
}

export function mailPasswordChanged(context: ShopContext, to: Recipient): void {
  postAccountMail(context, 'passwordChanged', to);
}

/** Mails a notice of the deletion to the account's e-mail address. */
export function mailAccountDeleted(context: ShopContext, to: Recipient): void {
  postAccountMail(context, 'accountDeleted', to);
}
