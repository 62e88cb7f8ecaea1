import {
  checkForm,
  type FieldErrors,
  loginSchema,
  profileSchema,
  type SignupValues,
  signupSchema,
} from '@haat/domain';
import type { Caller, ShopContext, Shopper } from '../context.ts';
import { ConflictError, UnauthenticatedError } from '../errors.ts';
import { insertMedia } from '../media/media.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { isUniqueViolation, runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { createId } from '../platform/security/ids.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { createAccountToken, mailVerification, takeMailQuota } from './account-mails.ts';
import { requireUser, type User, withoutSecret } from './account-user.ts';
import { askForEmailChange, requireOwner, requireSameAccount } from './email-change.ts';
import { findOpenChangeFrom } from './email-changes.repository.ts';
import { toInvalidForm } from './invalid-form.ts';
import { assertStrongPassword } from './passwords/account-passwords.ts';
import {
  assertAttemptsLeft,
  countAttempt,
  EMAIL_CHANGE_LIMIT,
  TAKEN_EMAIL_LIMIT,
  takeQuota,
} from './passwords/attempt-limits.ts';
import { checkPassword, clearGuesses } from './passwords/password-check.ts';
import { hashPassword } from './passwords/password-hashes.ts';
import { type SessionTokens, startSession } from './sessions/sessions.service.ts';
import {
  countUsers,
  findTakenFields,
  findUserByEmail,
  findUserById,
  insertUser,
  listUsers,
  NO_PENDING_EMAIL,
  type UserChanges,
  type UserFilter,
  type UserRow,
  updateUser,
} from './users.repository.ts';

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';
const EMAIL_TAKEN = 'This email is already registered.';
const TOO_MANY_TAKEN =
  'Too many tries with emails that are already registered. Please log in, or try again in an hour.';

export interface SignedIn {
  user: User;
  tokens: SessionTokens;
}

/**
 * Creates a customer and signs it in. The verification mail is on its way when this returns.
 *
 * @param device label of the browser, for the list of sessions
 * @param makeAvatar `prepareAvatar` of what came with the form; called when all else is right, since
 * decoding a picture costs more than anything before it
 * @throws {InvalidInputError} by the rules of spec §5, or for a picture that cannot be taken
 * @throws {ConflictError} when the e-mail or the user name is taken
 */
export async function registerUser(
  context: ShopContext,
  caller: Caller,
  input: unknown,
  device: string,
  makeAvatar?: () => Promise<NewRow<'media'>>,
): Promise<SignedIn> {
  const form = checkForm(signupSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { values } = form;
  assertStrongPassword(context, values.password, 'password', values);
  const keys = { emailKey: toTextKey(values.email), userNameKey: toTextKey(values.userName) };
  await refuseTaken(context, caller, keys, '');
  const avatar = await makeAvatar?.();
  const passwordHash = await hashPassword(values.password, context.passwordCost);
  const row = {
    ...toNewUser(values, keys, passwordHash, context.now()),
    avatar_hash: avatar?.hash ?? null,
  };
  const isMailed = await takeMailQuota(context, row.email);
  const { tokens, verification } = await rephraseTaken(context, caller, keys, row.id, () =>
    runTransaction(context.db, async (transaction) => {
      if (avatar !== undefined) await insertMedia(transaction, [avatar]);
      await insertUser(transaction, row);
      // Somebody may have just changed from this address; the unique index cannot see that.
      await refuseReserved(context, transaction, keys.emailKey, row.id);
      return {
        tokens: await startSession(context, transaction, {
          userId: row.id,
          isRemembered: true,
          device,
        }),
        verification: await createAccountToken(context, transaction, {
          userId: row.id,
          emailKey: keys.emailKey,
          purpose: 'verify-email',
        }),
      };
    }),
  );
  if (isMailed) mailVerification(context, row.email, verification);
  logSecurityEvent(caller, { event: 'registered', userId: row.id });
  const { password_hash: _, ...user } = row;
  return { user, tokens };
}

/**
 * Signs in with e-mail and password. An unknown e-mail costs the same time and gets the same answer
 * as a wrong password.
 *
 * @param device label of the browser, for the list of sessions
 * @throws {UnauthenticatedError} when they do not match
 * @throws {TooManyAttemptsError} after too many wrong passwords; see `guessDelay`
 */
export async function signIn(
  context: ShopContext,
  caller: Caller,
  input: unknown,
  device: string,
): Promise<SignedIn> {
  const form = checkForm(loginSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { email, password, rememberMe } = form.values;
  const emailKey = toTextKey(email);
  const row = await findUserByEmail(context.db, emailKey);
  const account = { emailKey, userId: row?.id, passwordHash: row?.password_hash };
  const isRight = await checkPassword(context, caller, account, password, 'sign-in');
  if (row === undefined || !isRight) throw new UnauthenticatedError(LOGIN_FAILED);
  const tokens = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, row.id);
    const present = await findUserById(transaction, row.id);
    // Changed since it was compared: that ended all sign-ins, and must end this one too.
    if (present?.password_hash !== row.password_hash) return undefined;
    await clearGuesses(context, transaction, caller, account);
    return startSession(context, transaction, {
      userId: row.id,
      isRemembered: rememberMe,
      device,
    });
  });
  if (tokens === undefined) throw new UnauthenticatedError(LOGIN_FAILED);
  const isKnownDevice = context.sourceKeys.isKnownDevice(caller.device, row.id);
  logSecurityEvent(caller, { event: 'sign-in', outcome: 'ok', userId: row.id, isKnownDevice });
  return { user: withoutSecret(row), tokens };
}

/** @throws {UnauthenticatedError} when the account is gone. */
export async function getUser(context: ShopContext, shopper: Shopper): Promise<User> {
  return withoutSecret(await requireUser(context.db, shopper));
}

/**
 * Changes the fields that are given. Another e-mail is kept apart as the pending one until the link
 * in the mail to it is opened; the present one is told.
 *
 * @throws {InvalidInputError} by the rules of the form; naming `currentPassword` when that is needed
 *   for another e-mail, or wrong
 * @throws {ConflictError} when the e-mail is taken
 * @throws {UnauthenticatedError} when the password, the e-mail or the session changed meanwhile
 * @throws {TooManyAttemptsError} after 5 other e-mails in an hour, or too many wrong passwords
 */
export async function updateAccount(
  context: ShopContext,
  caller: Caller,
  shopper: Shopper,
  input: AccountInput,
): Promise<User> {
  const { currentPassword, ...fields } = input;
  const current = await requireUser(context.db, shopper);
  const { changes, email } = checkAccountInput(current, fields);
  const now = context.now();
  if (email === undefined) {
    await runTransaction(context.db, async (transaction) => {
      // A spelling of an address that the account has just left must not come back alone.
      if (changes.email !== undefined) await requireSameAccount(transaction, current);
      await updateUser(transaction, current.id, changes, now);
    });
    return withoutSecret({ ...current, ...changes, updated_at: now });
  }
  const emailKey = toTextKey(email);
  await requireOwner(context, caller, shopper, { user: current, currentPassword });
  await refuseTaken(context, caller, { emailKey }, current.id);
  await countAttempt(context, EMAIL_CHANGE_LIMIT, current.id);
  const options = { user: current, changes, email, emailKey };
  const allChanges = await askForEmailChange(context, shopper, options);
  logSecurityEvent(caller, { event: 'email-change-asked', userId: current.id });
  return withoutSecret({ ...current, ...allChanges, updated_at: now });
}

/** A page of users, newest first, with the number of all that fit. For admins. */
export async function findUsers(
  context: ShopContext,
  filter: UserFilter,
  page: { page: number; limit: number },
): Promise<{ users: User[]; total: number }> {
  const [rows, total] = await Promise.all([
    listUsers(context.db, filter, {
      limit: page.limit,
      offset: (page.page - 1) * page.limit,
    }),
    countUsers(context.db, filter),
  ]);
  return { users: rows.map(withoutSecret), total };
}

/** What `updateAccount` takes; only the fields that are there are changed. */
export interface AccountInput {
  fullName?: string;
  email?: string;
  phoneNumber?: string;
  address?: string;
  /** Only looked at for another e-mail. */
  currentPassword?: string;
}

/** What to change, and the e-mail if it is another one than the present. */
function checkAccountInput(
  current: UserRow,
  input: Omit<AccountInput, 'currentPassword'>,
): { changes: UserChanges; email: string | undefined } {
  // The form's schemas want all fields; the ones not given are filled and their faults ignored.
  const profile = checkForm(profileSchema, {
    fullName: current.full_name,
    email: current.email,
    phoneNumber: current.phone_number.slice(0, 15),
    address: current.address,
    ...input,
  });
  if (!profile.ok) {
    const faults = onlyGiven(profile.fieldErrors, input);
    throw toInvalidForm(Object.keys(faults).length > 0 ? faults : profile.fieldErrors);
  }
  const { values } = profile;
  const changes: UserChanges = {};
  if (input.fullName !== undefined) changes.full_name = values.fullName;
  if (input.phoneNumber !== undefined) changes.phone_number = values.phoneNumber;
  if (input.address !== undefined) changes.address = values.address;
  if (input.email === undefined) return { changes, email: undefined };
  if (toTextKey(values.email) !== current.email_key) return { changes, email: values.email };
  // The same mailbox spelled in another way.
  changes.email = values.email;
  return { changes, email: undefined };
}

function onlyGiven(fieldErrors: FieldErrors, input: AccountInput): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => Object.hasOwn(input, field)),
  );
}

function toNewUser(
  values: SignupValues,
  keys: { emailKey: string; userNameKey: string },
  passwordHash: string,
  now: number,
): UserRow {
  return {
    id: createId(now),
    full_name: values.fullName,
    user_name: values.userName,
    user_name_key: keys.userNameKey,
    email: values.email,
    email_key: keys.emailKey,
    email_verified_at: null,
    ...NO_PENDING_EMAIL,
    phone_number: values.phoneNumber,
    address: '',
    avatar_hash: null,
    role: 'customer',
    password_hash: passwordHash,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

interface TakenKeys {
  emailKey: string;
  userNameKey?: string | undefined;
}

/**
 * Refuses what another account has. A taken e-mail is only told when nothing else is wrong, and 10
 * times an hour per address: then all is refused, or the refusal would tell the same.
 *
 * @throws {ConflictError} naming the field
 * @throws {TooManyAttemptsError} when this address was told of too many taken e-mails
 */
async function refuseTaken(
  context: ShopContext,
  caller: Caller,
  keys: TakenKeys,
  exceptUserId: string,
): Promise<void> {
  const taken = await findTakenFields(context.db, keys, exceptUserId);
  if (taken.isUserNameTaken) throw refuseTakenField('userName', 'This username is already taken.');
  const { hasRateLimits } = context.config;
  if (hasRateLimits) {
    await assertAttemptsLeft(context, TAKEN_EMAIL_LIMIT, caller.from, TOO_MANY_TAKEN);
  }
  if (
    !taken.isEmailTaken &&
    !(await isReserved(context, context.db, keys.emailKey, exceptUserId))
  ) {
    return;
  }
  if (hasRateLimits) await takeQuota(context, TAKEN_EMAIL_LIMIT, caller.from);
  throw refuseTakenField('email', EMAIL_TAKEN);
}

/** @throws {ConflictError} when the e-mail is what another account can still go back to */
async function refuseReserved(
  context: ShopContext,
  db: Db,
  emailKey: string,
  exceptUserId: string,
): Promise<void> {
  if (await isReserved(context, db, emailKey, exceptUserId)) {
    throw refuseTakenField('email', EMAIL_TAKEN);
  }
}

async function isReserved(
  context: ShopContext,
  db: Db,
  emailKey: string,
  exceptUserId: string,
): Promise<boolean> {
  const change = await findOpenChangeFrom(db, emailKey, context.now(), { exceptUserId });
  return change !== undefined;
}

function refuseTakenField(field: 'email' | 'userName', message: string): ConflictError {
  return new ConflictError(message, [{ field, message }]);
}

/** Of two that take a name at once the unique index lets one through; the other is told why. */
async function rephraseTaken<Result>(
  context: ShopContext,
  caller: Caller,
  keys: TakenKeys,
  exceptUserId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(context, caller, keys, exceptUserId);
    throw error;
  }
}
