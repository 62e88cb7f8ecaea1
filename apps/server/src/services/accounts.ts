import {
  changePasswordSchema,
  checkForm,
  type FieldErrors,
  forgotPasswordSchema,
  loginSchema,
  profileSchema,
  resetPasswordSchema,
  type SignupValues,
  signupSchema,
} from '@haat/domain';
import type { ShopContext, Shopper } from '../context.ts';
import type { Db } from '../database/open-database.ts';
import type { NewRow } from '../database/tables.ts';
import { isUniqueViolation, runTransaction } from '../database/transaction.ts';
import {
  ConflictError,
  type FieldError,
  InvalidInputError,
  NotFoundError,
  UnauthenticatedError,
} from '../errors.ts';
import { createId, hashToken } from '../ids.ts';
import {
  deleteAccountTokens,
  isAccountTokenGood,
  useAccountToken,
} from '../repositories/account-tokens.ts';
import { clearAttempts } from '../repositories/attempts.ts';
import { insertMedia } from '../repositories/media.ts';
import { revokeFamiliesOfUser } from '../repositories/sessions.ts';
import { lockUser } from '../repositories/user-lock.ts';
import {
  countUsers,
  findTakenFields,
  findUserByEmail,
  findUserById,
  findUserByRecoveryEmail,
  insertUser,
  listUsers,
  replacePasswordHash,
  type UserChanges,
  type UserFilter,
  type UserRow,
  updateUser,
} from '../repositories/users.ts';
import { isCommonPassword } from '../security/common-passwords.ts';
import { hashPassword, MAX_PASSWORD_WAIT_MS, verifyPassword } from '../security/passwords.ts';
import { createKeyedQueue } from '../security/task-queue.ts';
import { toTextKey } from '../security/text-keys.ts';
import {
  createAccountToken,
  mailEmailChanged,
  mailPasswordChanged,
  mailPasswordReset,
  mailVerification,
} from './account-mails.ts';
import {
  countAttempt,
  counterName,
  EMAIL_CHANGE_LIMIT,
  RESET_MAIL_LIMIT,
  refuseIfExhausted,
  VERIFICATION_MAIL_LIMIT,
  WRONG_PASSWORD_LIMIT,
} from './attempt-limits.ts';
import { toInvalidForm } from './checked-form.ts';
import { type SessionTokens, startSession } from './sessions.ts';

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';
const LINK_OVER = 'This link is no longer valid. Please ask for a new one.';

/** A user as the database holds it, without what no answer may hold. */
export type User = Omit<UserRow, 'password_hash'>;

export interface SignedIn {
  user: User;
  tokens: SessionTokens;
}

/** One guess at a time per account, so that ten wrong ones are ten however many come at once. */
export const enqueueGuess = createKeyedQueue({
  maxWaitingPerKey: 100,
  maxWaitMs: MAX_PASSWORD_WAIT_MS,
});

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
  input: unknown,
  device: string,
  makeAvatar?: () => Promise<NewRow<'media'>>,
): Promise<SignedIn> {
  const form = checkForm(signupSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { values } = form;
  refuseWeakPassword(context, values.password, 'password');
  const keys = { emailKey: toTextKey(values.email), userNameKey: toTextKey(values.userName) };
  await refuseTaken(context.db, keys, '');
  const avatar = await makeAvatar?.();
  const passwordHash = await hashPassword(values.password, context.passwordCost);
  const row = {
    ...toNewUser(values, keys, passwordHash, context.now()),
    avatar_hash: avatar?.hash ?? null,
  };
  const { tokens, verification } = await rephraseTaken(context, keys, row.id, () =>
    runTransaction(context.db, async (transaction) => {
      if (avatar !== undefined) await insertMedia(transaction, [avatar]);
      await insertUser(transaction, row);
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
  mailVerification(context, row.email, verification);
  const { password_hash: _, ...user } = row;
  return { user, tokens };
}

/**
 * Signs in with e-mail and password. An unknown e-mail costs the same time and gets the same answer
 * as a wrong password.
 *
 * @param device label of the browser, for the list of sessions
 * @throws {UnauthenticatedError} when they do not match
 * @throws {TooManyAttemptsError} after 10 wrong passwords for the account in 15 minutes
 */
export async function signIn(
  context: ShopContext,
  input: unknown,
  device: string,
): Promise<SignedIn> {
  const form = checkForm(loginSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { email, password, rememberMe } = form.values;
  const emailKey = toTextKey(email);
  const row = await enqueueGuess(emailKey, async () => {
    await refuseIfExhausted(context, WRONG_PASSWORD_LIMIT, emailKey);
    const found = await findUserByEmail(context.db, emailKey);
    const isRight = await verifyPassword(password, found?.password_hash, context.passwordCost);
    if (found !== undefined && isRight) return found;
    await countAttempt(context, WRONG_PASSWORD_LIMIT, emailKey);
    throw new UnauthenticatedError(LOGIN_FAILED);
  });
  const tokens = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, row.id);
    const present = await findUserById(transaction, row.id);
    // Changed since it was compared: that ended all sign-ins, and must end this one too.
    if (present?.password_hash !== row.password_hash) return undefined;
    await clearAttempts(transaction, counterName(WRONG_PASSWORD_LIMIT, emailKey));
    return startSession(context, transaction, {
      userId: row.id,
      isRemembered: rememberMe,
      device,
    });
  });
  if (tokens === undefined) throw new UnauthenticatedError(LOGIN_FAILED);
  return { user: withoutSecret(row), tokens };
}

/** @throws {UnauthenticatedError} when the account is gone. */
export async function readUser(context: ShopContext, shopper: Shopper): Promise<User> {
  return withoutSecret(await requireUser(context.db, shopper));
}

/**
 * Changes the fields that are given. A new e-mail counts as unproven until its link is opened: the
 * old address is told, and stays the one that reset mails go to.
 *
 * @throws {InvalidInputError} by the rules of spec §5
 * @throws {ConflictError} when the e-mail is taken
 * @throws {TooManyAttemptsError} after 5 other e-mails in an hour
 */
export async function updateAccount(
  context: ShopContext,
  shopper: Shopper,
  input: AccountInput,
): Promise<User> {
  const current = await requireUser(context.db, shopper);
  const changes = checkAccountInput(current, input);
  const isNewEmail = changes.email_key !== undefined && changes.email_key !== current.email_key;
  if (isNewEmail) {
    changes.email_verified_at = null;
    await countAttempt(context, EMAIL_CHANGE_LIMIT, current.id);
  }
  const keys = { emailKey: changes.email_key };
  const now = context.now();
  const verification = await rephraseTaken(context, keys, current.id, () =>
    runTransaction(context.db, async (transaction) => {
      await refuseTaken(transaction, keys, current.id);
      await updateUser(transaction, current.id, changes, now);
      if (!isNewEmail) return undefined;
      return createAccountToken(context, transaction, {
        userId: current.id,
        emailKey: changes.email_key ?? current.email_key,
        purpose: 'verify-email',
      });
    }),
  );
  if (verification !== undefined && changes.email !== undefined) {
    mailVerification(context, changes.email, verification);
    mailEmailChanged(context, current.recovery_email);
  }
  return withoutSecret({ ...current, ...changes, updated_at: now });
}

/**
 * Changes the password and ends all other sign-ins.
 *
 * @throws {InvalidInputError} when the old password is wrong, or the new one breaks spec §5
 * @throws {TooManyAttemptsError} after 10 wrong passwords for the account in 15 minutes
 */
export async function changePassword(
  context: ShopContext,
  shopper: Shopper,
  input: unknown,
): Promise<void> {
  const form = checkForm(changePasswordSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { oldPassword, newPassword } = form.values;
  refuseWeakPassword(context, newPassword, 'newPassword');
  const user = await requireUser(context.db, shopper);
  await enqueueGuess(user.email_key, async () => {
    await refuseIfExhausted(context, WRONG_PASSWORD_LIMIT, user.email_key);
    if (await verifyPassword(oldPassword, user.password_hash)) return;
    await countAttempt(context, WRONG_PASSWORD_LIMIT, user.email_key);
    // Not a 401: the client would take that for an expired session and try again.
    throw refuseField('oldPassword', 'Current password is not correct.');
  });
  const newHash = await hashPassword(newPassword, context.passwordCost);
  const now = context.now();
  const isChanged = await runTransaction(context.db, async (transaction) => {
    const isStillThere = await replacePasswordHash(transaction, {
      userId: user.id,
      previousHash: user.password_hash,
      newHash,
      now,
    });
    if (!isStillThere) return false;
    await endPasswordRights(transaction, user, { exceptFamilyId: shopper.familyId, now });
    return true;
  });
  if (!isChanged) throw refuseField('oldPassword', 'Current password is not correct.');
  mailPasswordChanged(context, user.recovery_email);
}

/**
 * Mails a link to choose a new password, if the address belongs to somebody. The caller cannot tell.
 *
 * @throws {TooManyAttemptsError} after 3 mails in an hour for the address, known or not
 */
export async function requestPasswordReset(context: ShopContext, input: unknown): Promise<void> {
  const form = checkForm(forgotPasswordSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const emailKey = toTextKey(form.values.email);
  await countAttempt(context, RESET_MAIL_LIMIT, emailKey);
  const user =
    (await findUserByEmail(context.db, emailKey)) ??
    (await findUserByRecoveryEmail(context.db, emailKey));
  if (user === undefined) return;
  const token = await runTransaction(context.db, (transaction) =>
    createAccountToken(context, transaction, {
      userId: user.id,
      emailKey: user.recovery_email_key,
      purpose: 'reset-password',
    }),
  );
  mailPasswordReset(context, user.recovery_email, token);
}

/**
 * Sets a new password with the token of a reset mail, once, and ends all sign-ins. An e-mail that
 * was changed but never proven gives way to the address the mail went to: whoever reads that
 * mailbox owns the account.
 *
 * @throws {NotFoundError} when the token is unknown, used or older than 30 minutes
 * @throws {InvalidInputError} when the password breaks spec §5
 */
export async function resetPassword(
  context: ShopContext,
  token: string,
  input: unknown,
): Promise<void> {
  const form = checkForm(resetPasswordSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { newPassword } = form.values;
  refuseWeakPassword(context, newPassword, 'newPassword');
  const hash = hashToken(token);
  const now = context.now();
  // Asked before the costly hash; the transaction below decides.
  if (!(await isAccountTokenGood(context.db, hash, 'reset-password', now))) {
    throw new NotFoundError('Link', LINK_OVER);
  }
  const newHash = await hashPassword(newPassword, context.passwordCost);
  const user = await runTransaction(context.db, async (transaction) => {
    const used = await useAccountToken(transaction, hash, 'reset-password', context.now());
    if (used === undefined) return undefined;
    const owner = await findUserById(transaction, used.user_id);
    if (owner === undefined || owner.recovery_email_key !== used.email_key) return undefined;
    await replacePasswordHash(transaction, {
      userId: owner.id,
      previousHash: undefined,
      newHash,
      now,
    });
    await restoreRecoveryEmail(transaction, owner, now);
    await endPasswordRights(transaction, owner, { exceptFamilyId: undefined, now });
    return owner;
  });
  if (user === undefined) throw new NotFoundError('Link', LINK_OVER);
  mailPasswordChanged(context, user.recovery_email);
}

/**
 * Mails a new verification link to the shopper's own address; the link before stops working.
 *
 * @throws {ConflictError} when the address is verified already
 * @throws {TooManyAttemptsError} after 3 mails in an hour for the account
 */
export async function resendVerification(context: ShopContext, shopper: Shopper): Promise<void> {
  const user = await requireUser(context.db, shopper);
  if (user.email_verified_at !== null) {
    throw new ConflictError('Your email is already verified.');
  }
  await countAttempt(context, VERIFICATION_MAIL_LIMIT, user.id);
  const token = await runTransaction(context.db, (transaction) =>
    createAccountToken(context, transaction, {
      userId: user.id,
      emailKey: user.email_key,
      purpose: 'verify-email',
    }),
  );
  mailVerification(context, user.email, token);
}

/**
 * Marks the address the token was mailed to as proven.
 *
 * @throws {NotFoundError} when the token is unknown, used, older than a day, or for an address the
 * account no longer has
 */
export async function verifyEmail(context: ShopContext, token: string): Promise<void> {
  const now = context.now();
  const isVerified = await runTransaction(context.db, async (transaction) => {
    const used = await useAccountToken(transaction, hashToken(token), 'verify-email', now);
    if (used === undefined) return false;
    const user = await findUserById(transaction, used.user_id);
    if (user === undefined || user.email_key !== used.email_key) return false;
    await updateUser(
      transaction,
      user.id,
      {
        email_verified_at: now,
        recovery_email: user.email,
        recovery_email_key: user.email_key,
      },
      now,
    );
    return true;
  });
  if (!isVerified) throw new NotFoundError('Link', LINK_OVER);
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
}

function checkAccountInput(current: UserRow, input: AccountInput): UserChanges {
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
  if (input.email !== undefined) {
    changes.email = values.email;
    changes.email_key = toTextKey(values.email);
  }
  return changes;
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
    recovery_email: values.email,
    recovery_email_key: keys.emailKey,
    email_verified_at: null,
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

/** Ends what the old password gave: sign-ins, open reset links, and counted wrong guesses. */
async function endPasswordRights(
  db: Db,
  user: UserRow,
  options: { exceptFamilyId: string | undefined; now: number },
): Promise<void> {
  await revokeFamiliesOfUser(db, user.id, { ...options, reason: 'password changed' });
  await deleteAccountTokens(db, user.id, 'reset-password');
  await clearAttempts(db, counterName(WRONG_PASSWORD_LIMIT, user.email_key));
}

async function restoreRecoveryEmail(db: Db, user: UserRow, now: number): Promise<void> {
  const { recovery_email: email, recovery_email_key: emailKey } = user;
  if (user.email_key === emailKey) return;
  const { isEmailTaken } = await findTakenFields(db, { emailKey }, user.id);
  if (isEmailTaken) return;
  await updateUser(db, user.id, { email, email_key: emailKey, email_verified_at: now }, now);
}

async function requireUser(db: Db, shopper: Shopper): Promise<UserRow> {
  const user = await findUserById(db, shopper.userId);
  if (user === undefined) throw new UnauthenticatedError();
  return user;
}

interface TakenKeys {
  emailKey?: string | undefined;
  userNameKey?: string | undefined;
}

async function refuseTaken(db: Db, keys: TakenKeys, exceptUserId: string): Promise<void> {
  if (keys.emailKey === undefined && keys.userNameKey === undefined) return;
  const taken = await findTakenFields(db, keys, exceptUserId);
  const faults: FieldError[] = [];
  if (taken.isEmailTaken) {
    faults.push({ field: 'email', message: 'This email is already registered.' });
  }
  if (taken.isUserNameTaken) {
    faults.push({ field: 'userName', message: 'This username is already taken.' });
  }
  const [first] = faults;
  if (first !== undefined) throw new ConflictError(first.message, faults);
}

/** Of two that take a name at once the unique index lets one through; the other is told why. */
async function rephraseTaken<Result>(
  context: ShopContext,
  keys: TakenKeys,
  exceptUserId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(context.db, keys, exceptUserId);
    throw error;
  }
}

function refuseWeakPassword(
  context: ShopContext,
  password: string,
  field: 'password' | 'newPassword',
): void {
  const { passwordMinLength, refusesCommonPasswords } = context.config;
  if (password.length < passwordMinLength) {
    throw refuseField(field, `Password must be at least ${passwordMinLength} characters.`);
  }
  if (refusesCommonPasswords && isCommonPassword(password)) {
    throw refuseField(field, 'This password is too common. Please choose another one.');
  }
}

function refuseField(field: string, message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field, message }]);
}

/** What may leave the services. */
export function withoutSecret({ password_hash: _, ...user }: UserRow): User {
  return user;
}
