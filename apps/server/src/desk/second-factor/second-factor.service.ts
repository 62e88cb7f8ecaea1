import { type AttemptLimit, countAttempt } from '../../accounts/passwords/attempt-limits.ts';
import type { Caller, ShopContext } from '../../context.ts';
import { ConflictError, InvalidInputError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { createToken, hashToken } from '../../platform/security/ids.ts';
import { findOrCreateSecret } from '../../platform/security/shop-secrets.repository.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { describeMember } from '../members/members.service.ts';
import { createRecoveryCode, normalizeCode } from './recovery-codes.ts';
import * as factors from './second-factor.repository.ts';
import { createSecretCipher, type SecretCipher } from './secret-cipher.ts';
import { findTotpStep, toBase32, toOtpauthUri } from './totp.ts';

const RECOVERY_CODES = 10;

/** Codes that an account may try. */
const CODE_LIMIT: AttemptLimit = { name: 'second-factor', max: 10, windowMs: 15 * 60_000 };

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
  const present = (secret: Uint8Array) => ({
    secret: toBase32(secret),
    uri: toOtpauthUri(secret, user.email),
  });
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
 * @throws {TooManyAttemptsError} (429) after 10 codes in 15 minutes
 */
export async function setUpSecondFactor(
  context: ShopContext,
  caller: Caller,
  member: DeskMember,
  code: string,
): Promise<string[]> {
  const { userId, sessionId } = member;
  const codes = makeRecoveryCodes();
  await tryCode(context, caller, member, async (transaction) => {
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
 * @throws {TooManyAttemptsError} (429) after 10 codes in 15 minutes
 */
export async function verifySecondFactor(
  context: ShopContext,
  caller: Caller,
  member: DeskMember,
  code: string,
): Promise<void> {
  const { userId, sessionId } = member;
  const given = normalizeCode(code);
  await tryCode(context, caller, member, async (transaction) => {
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
 * Replaces the recovery codes.
 *
 * @throws {ConflictError} when no second factor is set up
 */
export async function replaceRecoveryCodes(
  context: ShopContext,
  { userId }: DeskMember,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await runTransaction(context.db, async (transaction) => {
    const factor = await requireFactor(transaction, userId);
    if (factor.confirmed_at === null) throw createMissingError();
    await factors.replaceRecoveryCodes(transaction, userId, codes.map(hashCode));
    await record(context, transaction, userId, 'second_factor.recovery_codes_replaced');
  });
  return codes;
}

/** Counts a code that is tried, and logs whether it was right. */
async function tryCode(
  context: ShopContext,
  caller: Caller,
  { userId }: DeskMember,
  take: (transaction: Db) => Promise<boolean>,
): Promise<void> {
  await countAttempt(context, CODE_LIMIT, userId);
  const isRight = await runTransaction(context.db, take);
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
  const step = findTotpStep(secret, code, context.now());
  return step !== undefined && factors.takeStep(transaction, userId, step);
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
