import { loginSchema } from '@haat/domain';
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
import { getUserByEmail, getUserById } from './users.repository.ts';

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';

/** A user and the tokens of the session that just started. */
export interface SignedInUser {
  user: User;
  tokens: SessionTokens;
}

/**
 * Signs in with e-mail address and password. An unknown address takes the same time and gets the same
 * response as a wrong password.
 *
 * @param device label of the browser, for the list of sessions
 * @throws {UnauthenticatedError} when the address is unknown or the password is wrong
 * @throws {TooManyAttemptsError} after too many wrong passwords; see `getGuessDelay`
 */
export async function signIn(
  context: ShopContext,
  caller: Caller,
  input: unknown,
  device: string,
): Promise<SignedInUser> {
  const { email, password, rememberMe } = parseForm(loginSchema, input);
  const emailKey = toTextKey(email);
  const row = await getUserByEmail(context.db, emailKey);
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
