import {
  type AttemptLimit,
  countAttempt,
  takeAttemptBack,
} from '../../accounts/passwords/attempt-limits.ts';
import type { Caller, ShopContext } from '../../context.ts';
import { ConflictError, InvalidInputError, SecondFactorRequiredError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { createToken, hashToken } from '../../platform/security/ids.ts';
import { findOrCreateSecret } from '../../platform/security/shop-secrets.repository.ts';
import { recordChange } from '../audit/record-change.ts';
import { assertFreshCode, type DeskMember } from '../members/desk-member.ts';
import { mailNewRecoveryCodes } from '../members/member-mails.ts';
import { describeMember } from '../members/members.service.ts';
import { createRecoveryCode, normalizeCode } from './recovery-codes.ts';
import * as factors from './second-factor.repository.ts';
import { createSecretCipher, type SecretCipher } from './secret-cipher.ts';
import { findTotpStep, latestStep, presentTotp } from './totp.ts';

const RECOVERY_CODES = 10;

/** Wrong codes of one session. */
const SESSION_LIMIT: AttemptLimit = { name: 'second-factor', max: 10, windowMs: 15 * 60_000 };

/**
 * Wrong codes of the app from all sessions of an account that have not given a right one: whoever knows the
 * password makes as many sessions as she likes. Recovery codes are too long to be guessed, so that they
 * let the account's person in meanwhile.
 */
const NEW_SESSIONS_LIMIT: AttemptLimit = {
  name: 'second-factor-new',
  max: 100,
  windowMs: 24 * 60 * 60_000,
};

const APP_CODE = /^\d{6}$/;

/**
 * Makes a secret that counts once its first code was given (product 10.1.4). A session that asks again
 * gets the same one, because a phone loads the page anew after a look into the app; another session gets
 * another, so that nobody who was signed in before knows it.
 *
 * @throws {ConflictError} when a second factor is set up already
 */
export async function createSecondFactor(
  context: ShopContext,
  member: DeskMember,
): Promise<{ secret: string; uri: string }> {
  const { userId, sessionId } = member;
  const { user } = await describeMember(context, member);
  const cipher = await loadSecretCipher(context);
  const begun = await factors.getSecondFactor(context.db, userId);
  if (begun !== undefined && begun.confirmed_at !== null) throw createExistsError();
  const present = (secret: Uint8Array) => presentTotp(secret, user.email);
  if (begun !== undefined) {
    const known = cipher.derive(userId, sessionId, begun.created_at);
    if (Buffer.compare(known, cipher.decrypt(begun.secret, userId)) === 0) return present(known);
  }
  const now = context.now();
  const secret = cipher.derive(userId, sessionId, now);
  const isStored = await factors.replaceUnconfirmed(context.db, {
    user_id: userId,
    secret: cipher.encrypt(secret, userId),
    confirmed_at: null,
    created_at: now,
  });
  if (!isStored) throw createExistsError();
  return present(secret);
}

/**
 * Sets the second factor up with its first code; the session has given it then.
 *
 * @returns the recovery codes, of which only hashes are stored
 * @throws {InvalidInputError} for a wrong code
 * @throws {ConflictError} without a secret, and when a second factor is set up already
 * @throws {TooManyAttemptsError} (429) after 10 wrong codes of the session in 15 minutes
 */
export async function setUpSecondFactor(
  context: ShopContext,
  caller: Caller,
  member: DeskMember,
  code: string,
): Promise<string[]> {
  const { userId, sessionId } = member;
  const codes = makeRecoveryCodes();
  const limits: Limits = [[SESSION_LIMIT, sessionId]];
  await tryCode(context, caller, { userId, limits }, async (transaction) => {
    const factor = await requireFactor(transaction, userId);
    if (factor.confirmed_at !== null) throw createExistsError();
    if (!(await takeTotp(context, transaction, factor, normalizeCode(code)))) return false;
    const now = context.now();
    await factors.confirmSecondFactor(transaction, userId, now);
    await factors.replaceRecoveryCodes(transaction, userId, codes.map(hashCode));
    await factors.confirmSession(transaction, sessionId, now);
    await record(context, transaction, userId, 'second_factor.set_up');
    return true;
  });
  return codes;
}

/**
 * Takes a code of the app or a recovery code, once each, and lets this session through.
 *
 * @throws {InvalidInputError} for a wrong code and for one that was used before
 * @throws {ConflictError} when no second factor is set up
 * @throws {TooManyAttemptsError} (429) after 10 wrong codes of the session in 15 minutes, and, for a code
 *   of the app in a session that gave none, after 100 of such sessions in a day
 */
export async function verifySecondFactor(
  context: ShopContext,
  caller: Caller,
  member: DeskMember,
  code: string,
): Promise<void> {
  const { userId, sessionId } = member;
  const given = normalizeCode(code);
  const limits: Limits =
    member.codeGivenAt === null && APP_CODE.test(given)
      ? [
          [NEW_SESSIONS_LIMIT, userId],
          [SESSION_LIMIT, sessionId],
        ]
      : [[SESSION_LIMIT, sessionId]];
  await tryCode(context, caller, { userId, limits }, async (transaction) => {
    const factor = await requireFactor(transaction, userId);
    if (factor.confirmed_at === null) throw createMissingError();
    const isRecovered = await factors.takeRecoveryCode(transaction, userId, hashCode(given));
    if (isRecovered) {
      await record(context, transaction, userId, 'second_factor.recovery_code_used');
    } else if (!(await takeTotp(context, transaction, factor, given))) {
      return false;
    }
    await factors.confirmSession(transaction, sessionId, context.now());
    return true;
  });
}

/**
 * Replaces the recovery codes, and tells whom they belong to by mail (product 10.1.10).
 *
 * @throws {SecondFactorRequiredError} (403) in a session that has not given the second factor
 * @throws {FreshCodeRequiredError} (403) without a fresh code
 * @throws {ConflictError} when no second factor is set up
 */
export async function replaceRecoveryCodes(
  context: ShopContext,
  member: DeskMember,
): Promise<string[]> {
  const { userId, secondFactor } = member;
  if (secondFactor === 'enrolled') throw new SecondFactorRequiredError();
  if (secondFactor === 'none') throw createMissingError();
  assertFreshCode(member, context.now());
  const codes = makeRecoveryCodes();
  await runTransaction(context.db, async (transaction) => {
    const factor = await requireFactor(transaction, userId);
    if (factor.confirmed_at === null) throw createMissingError();
    await factors.replaceRecoveryCodes(transaction, userId, codes.map(hashCode));
    await record(context, transaction, userId, 'second_factor.recovery_codes_replaced');
  });
  const { user } = await describeMember(context, member);
  mailNewRecoveryCodes(context, user.email);
  return codes;
}

/** Limits, each with what it counts for. */
type Limits = readonly (readonly [AttemptLimit, string])[];

/**
 * Counts a code as a wrong one before it is tried, so that ten at once count as ten, takes it back when it
 * is right, and logs which it was.
 */
async function tryCode(
  context: ShopContext,
  caller: Caller,
  { userId, limits }: { userId: string; limits: Limits },
  take: (transaction: Db) => Promise<boolean>,
): Promise<void> {
  for (const [limit, of] of limits) await countAttempt(context, limit, of);
  const isRight = await runTransaction(context.db, take);
  if (isRight) for (const [limit, of] of limits) await takeAttemptBack(context, limit, of);
  logSecurityEvent(caller, {
    event: 'second-factor',
    outcome: isRight ? 'ok' : 'failed',
    userId,
  });
  if (isRight) return;
  const message = 'This code is not correct. Please try the next one.';
  throw new InvalidInputError(message, [{ field: 'code', message }], 'second_factor_wrong');
}

async function takeTotp(
  context: ShopContext,
  transaction: Db,
  { user_id: userId, secret: encrypted }: factors.SecondFactorRow,
  code: string,
): Promise<boolean> {
  const secret = (await loadSecretCipher({ ...context, db: transaction })).decrypt(
    encrypted,
    userId,
  );
  const now = context.now();
  const step = findTotpStep(secret, code, now);
  return step !== undefined && factors.takeStep(transaction, userId, step, latestStep(now));
}

async function requireFactor(transaction: Db, userId: string): Promise<factors.SecondFactorRow> {
  const factor = await factors.getSecondFactor(transaction, userId);
  if (factor === undefined) throw createMissingError();
  return factor;
}

/** Loads the cipher of this shop's second factors. */
export async function loadSecretCipher({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<SecretCipher> {
  return createSecretCipher(await findOrCreateSecret(db, 'second-factors', createToken(), now()));
}

function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
}

function hashCode(code: string): string {
  return hashToken(normalizeCode(code));
}

function record(context: ShopContext, transaction: Db, userId: string, action: string) {
  const subject = { kind: 'second_factor', id: userId } as const;
  const change = { userId, action, subject, before: null, after: null };
  return recordChange(transaction, change, context.now());
}

function createExistsError(): ConflictError {
  return new ConflictError('second_factor_exists', 'A second factor is set up already.');
}

function createMissingError(): ConflictError {
  return new ConflictError('second_factor_missing', 'No second factor is set up.');
}
