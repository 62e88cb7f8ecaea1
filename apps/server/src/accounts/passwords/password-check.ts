import type { Caller, ShopContext } from '../../context.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { logSecurityEvent, type SecurityEvent } from '../../platform/logging/security-log.ts';
import { createKeyedQueue } from '../../platform/security/task-queue.ts';
import { addAttempt, deleteAttempts, getAttempts } from './attempts.repository.ts';
import { GUESSES_FORGOTTEN_AFTER_MS, getGuessDelay } from './password-guesses.ts';
import { verifyPassword } from './password-hashes.ts';

/** Wrong passwords for one account, from anywhere, that are worth a warning within the window. */
const SPREAD_GUESSES = 30;
const SPREAD_WINDOW_MS = 15 * 60_000;

/** One guess at a time per guesser and account, so that ten at once are counted as ten. */
const enqueueGuess = createKeyedQueue({ maxWaitingPerKey: 100 });

/** Whose password is tried; without an account only the e-mail that was typed is known. */
export interface GuessedAccount {
  readonly emailKey: string;
  readonly userId: string | undefined;
  readonly passwordHash: string | undefined;
}

/**
 * Compares a password and counts a wrong one. Guesses are counted per account and guesser: a device
 * that signed in to the account before has a count of its own, everybody else that of the address.
 * So a stranger's guesses delay the stranger, and never the owner on a device of hers.
 *
 * @param kind sign-in, or a check of somebody who is signed in
 * @returns whether it is the account's password
 * @throws {TooManyAttemptsError} while this guesser has to wait; see `getGuessDelay`
 */
export async function checkPassword(
  context: ShopContext,
  caller: Caller,
  account: GuessedAccount,
  password: string,
  kind: 'sign-in' | 'password-check',
): Promise<boolean> {
  const counter = counterOf(context, caller, account);
  return enqueueGuess(counter, async () => {
    const wait = await readWait(context, counter);
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

/** Forgets the caller's own wrong passwords for the account. */
export async function clearGuesses(
  context: ShopContext,
  db: ShopContext['db'],
  caller: Caller,
  account: Omit<GuessedAccount, 'passwordHash'>,
): Promise<void> {
  await deleteAttempts(db, counterOf(context, caller, account));
}

function counterOf(
  { sourceKeys }: ShopContext,
  { device, from }: Caller,
  { emailKey, userId }: Omit<GuessedAccount, 'passwordHash'>,
): string {
  const isKnown = userId !== undefined && sourceKeys.isKnownDevice(device, userId);
  const guesser = isKnown ? `device:${device.id}` : `address:${from}`;
  return `wrong-password:${emailKey}:${guesser}`;
}

/** ms until the next guess is taken; 0 when it is taken now. */
async function readWait(context: ShopContext, counter: string): Promise<number> {
  const now = context.now();
  const { count, resetsAt } = await getAttempts(context.db, counter, now);
  const lastGuessAt = resetsAt - GUESSES_FORGOTTEN_AFTER_MS;
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
    windowMs: GUESSES_FORGOTTEN_AFTER_MS,
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
  // Only accounts have somebody signed in to check.
  if (kind === 'password-check' && userId !== undefined) return { event: kind, outcome, userId };
  return { event: 'sign-in', outcome, userId };
}
