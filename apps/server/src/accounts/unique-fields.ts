import type { Caller, ShopContext } from '../context.ts';
import { ConflictError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { isUniqueViolation } from '../platform/database/transaction.ts';
import { getOpenChangeFrom } from './email-changes.repository.ts';
import { assertAttemptsLeft, TAKEN_EMAIL_LIMIT, takeQuota } from './passwords/attempt-limits.ts';
import { getUserByPhone } from './sign-in-phones.repository.ts';
import { getTakenFields } from './users.repository.ts';

const EMAIL_TAKEN = 'This email is already registered.';
const PHONE_TAKEN = 'This phone number already signs in to an account.';
const TOO_MANY_TAKEN =
  'Too many tries with emails that are already registered. Please log in, or try again in an hour.';

/** Keys of the fields that are unique; see `toTextKey` and, of names, `toNameKey`. */
export interface UniqueKeys {
  emailKey: string;
  userNameKey?: string | undefined;
  /** Of an account that an invite makes, as `formatPhoneNumber` writes it. */
  signInPhone?: string | undefined;
}

/**
 * Asserts that no other account has these keys. The error about an e-mail address or a phone number
 * discloses an account: it is thrown only if no other field is taken, and 10 times an hour per IP address;
 * after that, every one is rejected.
 *
 * @throws {ConflictError} that names the field
 * @throws {TooManyAttemptsError} after too many disclosed e-mail addresses
 */
export async function assertFieldsFree(
  context: ShopContext,
  caller: Caller,
  keys: UniqueKeys,
  exceptUserId: string,
): Promise<void> {
  const taken = await getTakenFields(context.db, keys, exceptUserId);
  if (taken.isUserNameTaken) {
    throw createTakenFieldError('userName', 'This username is already taken.');
  }
  const { hasRateLimits } = context.config;
  if (hasRateLimits) {
    await assertAttemptsLeft(context, TAKEN_EMAIL_LIMIT, caller.from, TOO_MANY_TAKEN);
  }
  const { signInPhone } = keys;
  const isPhoneTaken =
    signInPhone !== undefined && (await getUserByPhone(context.db, signInPhone)) !== undefined;
  const isEmailTaken =
    taken.isEmailTaken || (await isReserved(context, context.db, keys.emailKey, exceptUserId));
  if (!isEmailTaken && !isPhoneTaken) return;
  if (hasRateLimits) await takeQuota(context, TAKEN_EMAIL_LIMIT, caller.from);
  throw isEmailTaken ? createTakenFieldError('email', EMAIL_TAKEN) : createTakenPhoneError();
}

/** @throws {ConflictError} when an undo can still return the e-mail address to another account */
export async function assertEmailNotReserved(
  context: ShopContext,
  db: Db,
  emailKey: string,
  exceptUserId: string,
): Promise<void> {
  if (await isReserved(context, db, emailKey, exceptUserId)) {
    throw createTakenFieldError('email', EMAIL_TAKEN);
  }
}

async function isReserved(
  context: ShopContext,
  db: Db,
  emailKey: string,
  exceptUserId: string,
): Promise<boolean> {
  const change = await getOpenChangeFrom(db, emailKey, context.now(), { exceptUserId });
  return change !== undefined;
}

/** Creates a 409 about a phone number that signs in to another account. */
export function createTakenPhoneError(): ConflictError {
  return createTakenFieldError('phoneNumber', PHONE_TAKEN);
}

const TAKEN_CODES = {
  email: 'email_taken',
  userName: 'username_taken',
  phoneNumber: 'phone_taken',
} as const;

function createTakenFieldError(field: keyof typeof TAKEN_CODES, message: string): ConflictError {
  return new ConflictError(TAKEN_CODES[field], message, [{ field, message }]);
}

/**
 * Runs a transaction that writes unique keys. When a concurrent transaction wrote them first, the
 * violation of the unique index becomes the error of {@link assertFieldsFree}.
 */
export async function explainTakenFields<Result>(
  context: ShopContext,
  caller: Caller,
  keys: UniqueKeys,
  exceptUserId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) await assertFieldsFree(context, caller, keys, exceptUserId);
    throw error;
  }
}
