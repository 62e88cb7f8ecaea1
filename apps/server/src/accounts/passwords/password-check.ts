import type { Caller, ShopContext } from '../../context.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { logSecurityEvent, type SecurityEvent } from '../../platform/logging/security-log.ts';
import { createKeyedQueue } from '../../platform/security/task-queue.ts';
import {
  type Attempts,
  addAttempt,
  deleteAttempts,
  getAttempts,
  replaceAttempts,
  takeBackAttempt,
} from './attempts.repository.ts';
import { GUESS_COUNTER_TTL_MS, getGuessDelay } from './password-guesses.ts';
import { verifyPassword } from './password-hashes.ts';

/** Wrong passwords for an account from all clients within the window that cause a warning. */
const SPREAD_GUESSES = 30;
const SPREAD_WINDOW_MS = 15 * 60_000;

/** Checks one guess at a time per counter, so that right ones at once do not delay one another. */
const enqueueGuess = createKeyedQueue({ maxWaitingPerKey: 100 });

/** The account of a guess; an unknown account has only the e-mail address of the request. */
export interface GuessedAccount {
  readonly emailKey: string;
  readonly userId: string | undefined;
  readonly passwordHash: string | undefined;
}

/**
 * Compares a password and counts a wrong one per account and guesser, over all processes. A guesser is a device that signed
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
    const guess = await claimGuess(context, counter);
    if (guess.wait > 0) {
      logSecurityEvent(caller, toEvent(kind, 'delayed', account.userId));
      throw new TooManyAttemptsError(guess.wait / 1000);
    }
    if (await verifyPassword(password, account.passwordHash, context.passwordCost)) {
      await takeBackGuess(context, counter, guess);
      return true;
    }
    await countWrongPassword(context, caller, account);
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
  return `wrong-password:${sourceKeys.hashAccount(emailKey)}:${guesser}`;
}

/** A guess that may be made, and how its counter was and is. */
interface Guess {
  /** Time until a guess is allowed, ms; 0 or less: this one is, and it is counted already. */
  wait: number;
  before: Attempts;
  after: Attempts;
}

/**
 * Counts a guess as a wrong one before it is made, so that of several processes at once each sees the
 * guesses of the others.
 */
async function claimGuess(context: ShopContext, counter: string): Promise<Guess> {
  for (;;) {
    const now = context.now();
    const before = await getAttempts(context.db, counter, now);
    const after = { count: before.count + 1, resetsAt: now + GUESS_COUNTER_TTL_MS };
    const lastGuessAt = before.resetsAt - GUESS_COUNTER_TTL_MS;
    const wait = before.count === 0 ? 0 : lastGuessAt + getGuessDelay(before.count) - now;
    if (wait > 0) return { wait, before, after };
    if (await replaceAttempts(context.db, counter, { before, after, now })) {
      return { wait, before, after };
    }
  }
}

/** Makes the counter of a guess that was right what it was before. */
async function takeBackGuess(
  { db, now }: ShopContext,
  counter: string,
  { before, after }: Guess,
): Promise<void> {
  const change = { before: after, after: before, now: now() };
  // Others have guessed meanwhile: their guesses stay counted.
  if (!(await replaceAttempts(db, counter, change))) await takeBackAttempt(db, counter);
}

/** Counts a wrong password of whoever guessed. */
async function countWrongPassword(
  context: ShopContext,
  caller: Caller,
  { emailKey, userId }: GuessedAccount,
): Promise<void> {
  const now = context.now();
  const name = `wrong-password-anywhere:${context.sourceKeys.hashAccount(emailKey)}`;
  const all = await addAttempt(context.db, name, { now, windowMs: SPREAD_WINDOW_MS });
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
