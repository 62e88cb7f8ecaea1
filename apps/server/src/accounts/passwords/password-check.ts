import type { Caller, ShopContext } from '../../context.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { logSecurityEvent, type SecurityEvent } from '../../platform/logging/security-log.ts';
import { createKeyedQueue } from '../../platform/security/task-queue.ts';
import { addAttempt, deleteAttempts, getAttempts } from './attempts.repository.ts';
import { GUESS_COUNTER_TTL_MS, getGuessDelay } from './password-guesses.ts';
import { verifyPassword } from './password-hashes.ts';

/** Wrong passwords for an account from all clients within the window that cause a warning. */
const SPREAD_GUESSES = 30;
const SPREAD_WINDOW_MS = 15 * 60_000;

/** Checks one guess at a time per counter, so that ten concurrent guesses count as ten. */
const enqueueGuess = createKeyedQueue({ maxWaitingPerKey: 100 });

/** The account of a guess; an unknown account has only the e-mail address of the request. */
export interface GuessedAccount {
  readonly emailKey: string;
  readonly userId: string | undefined;
  readonly passwordHash: string | undefined;
}

/**
 * Compares a password and counts a wrong one per account and guesser. A guesser is a device that signed
 * in to the account before, or else an IP address, so that a stranger's guesses never delay the owner on
 * a known device.
 *
 * @param kind a sign-in, or a check of the current password in a session
 * @returns whether the password is correct
 * @throws {TooManyAttemptsError} while this guesser has to wait; see `getGuessDelay`
 */
export async function checkPassword(
  context: ShopContext,
  caller: Caller,
  account: GuessedAccount,
  password: string,
  kind: 'sign-in' | 'password-check',
): Promise<boolean> {
  const counter = getCounterName(context, caller, account);
  return enqueueGuess(counter, async () => {
    const wait = await getWaitingTime(context, counter);
    if (wait > 0) {
      logSecurityEvent(caller, toEvent(kind, 'delayed', account.userId));
      throw new TooManyAttemptsError(wait / 1000);
    }
    if (await verifyPassword(password, account.passwordHash, context.passwordCost)) return true;
    await countWrongPassword(context, caller, account, counter);
    logSecurityEvent(caller, toEvent(kind, 'failed', account.userId));
    return false;
  });
}

/** Deletes the caller's counter of wrong passwords for the account. */
export async function clearGuesses(
  context: ShopContext,
  db: ShopContext['db'],
  caller: Caller,
  account: Omit<GuessedAccount, 'passwordHash'>,
): Promise<void> {
  await deleteAttempts(db, getCounterName(context, caller, account));
}

function getCounterName(
  { sourceKeys }: ShopContext,
  { device, from }: Caller,
  { emailKey, userId }: Omit<GuessedAccount, 'passwordHash'>,
): string {
  const isKnown = userId !== undefined && sourceKeys.isKnownDevice(device, userId);
  const guesser = isKnown ? `device:${device.id}` : `address:${from}`;
  return `wrong-password:${emailKey}:${guesser}`;
}

/** Gets the time until the next guess is allowed, ms; 0 or less when it is allowed now. */
async function getWaitingTime(context: ShopContext, counter: string): Promise<number> {
  const now = context.now();
  const { count, resetsAt } = await getAttempts(context.db, counter, now);
  const lastGuessAt = resetsAt - GUESS_COUNTER_TTL_MS;
  return count === 0 ? 0 : lastGuessAt + getGuessDelay(count) - now;
}

async function countWrongPassword(
  context: ShopContext,
  caller: Caller,
  { emailKey, userId }: GuessedAccount,
  counter: string,
): Promise<void> {
  const now = context.now();
  await addAttempt(context.db, counter, {
    now,
    windowMs: GUESS_COUNTER_TTL_MS,
    isProlonged: true,
  });
  const all = await addAttempt(context.db, `wrong-password-anywhere:${emailKey}`, {
    now,
    windowMs: SPREAD_WINDOW_MS,
  });
  if (all.count === SPREAD_GUESSES) {
    logSecurityEvent(caller, { event: 'guesses-spread', userId, guesses: all.count });
  }
}

function toEvent(
  kind: 'sign-in' | 'password-check',
  outcome: 'failed' | 'delayed',
  userId: string | undefined,
): SecurityEvent {
  // A check in a session always has an account.
  if (kind === 'password-check' && userId !== undefined) return { event: kind, outcome, userId };
  return { event: 'sign-in', outcome, userId };
}
