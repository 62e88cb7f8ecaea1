import { loginSchema } from '@haat/domain';
import { formatPhoneNumber, phoneLoginSchema } from '@haat/domain/desk';
import type { Caller, ShopContext } from '../context.ts';
import { UnauthenticatedError } from '../errors.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { type User, withoutPassword } from './account-user.ts';
import { checkPassword, clearGuesses } from './passwords/password-check.ts';
import { type SessionTokens, startSession } from './sessions/sessions.service.ts';
import { getUserByPhone } from './sign-in-phones.repository.ts';
import { getUserByEmail, getUserById, type UserRow } from './users.repository.ts';

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';

/** A user and the tokens of the session that just started. */
export interface SignedInUser {
  user: User;
  tokens: SessionTokens;
}

/** What {@link signIn} is given; a phone number counts only without an e-mail address. */
export interface SignInInput {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  password: string;
  rememberMe?: boolean | undefined;
}

/**
 * Signs in with e-mail address or phone number (product 10.1.12), and password. An unknown one takes the
 * same time and gets the same response as a wrong password.
 *
 * @param device label of the browser, for the list of sessions
 * @throws {InvalidInputError} when the form breaks a rule
 * @throws {UnauthenticatedError} when the account is unknown or the password is wrong
 * @throws {TooManyAttemptsError} after too many wrong passwords; see `getGuessDelay`
 */
export async function signIn(
  context: ShopContext,
  caller: Caller,
  input: SignInInput,
  device: string,
): Promise<SignedInUser> {
  const { name, row, password, rememberMe } = await findAccount(context, input);
  // Guesses of one account count together, however it is named.
  const emailKey = row?.email_key ?? name;
  const account = { emailKey, userId: row?.id, passwordHash: row?.password_hash };
  const isRight = await checkPassword(context, caller, account, password, 'sign-in');
  if (row === undefined || !isRight)
    throw new UnauthenticatedError(LOGIN_FAILED, 'invalid_credentials');
  const tokens = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, row.id);
    const current = await getUserById(transaction, row.id);
    // A concurrent change of the password ended all sessions, so it must prevent this one, too.
    if (current?.password_hash !== row.password_hash) return undefined;
    await clearGuesses(context, transaction, caller, account);
    return startSession(context, transaction, {
      userId: row.id,
      isRemembered: rememberMe,
      device,
    });
  });
  if (tokens === undefined) throw new UnauthenticatedError(LOGIN_FAILED, 'invalid_credentials');
  const isKnownDevice = context.sourceKeys.isKnownDevice(caller.device, row.id);
  logSecurityEvent(caller, { event: 'sign-in', outcome: 'ok', userId: row.id, isKnownDevice });
  return { user: withoutPassword(row), tokens };
}

/** Reads the form, and the account that it names, if there is one. */
async function findAccount(
  { db }: ShopContext,
  input: SignInInput,
): Promise<{ name: string; row: UserRow | undefined; password: string; rememberMe: boolean }> {
  if (input.email === undefined && input.phoneNumber !== undefined) {
    const { phoneNumber, ...values } = parseForm(phoneLoginSchema, input);
    const name = formatPhoneNumber(phoneNumber);
    return { ...values, name, row: await getUserByPhone(db, name) };
  }
  const { email, ...values } = parseForm(loginSchema, input);
  const name = toTextKey(email);
  return { ...values, name, row: await getUserByEmail(db, name) };
}
