const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Wrong passwords of one guesser for one account that cost no waiting. */
export const FREE_GUESSES = 10;

/** The longest wait before the next guess, ms. */
export const MAX_GUESS_DELAY_MS = 15 * MINUTE;

/**
 * A guesser's count is forgotten this long after the last wrong password, ms. Pausing so long for
 * {@link FREE_GUESSES} new free ones gains less than guessing at the longest wait.
 */
export const GUESSES_FORGOTTEN_AFTER_MS = 6 * 60 * MINUTE;

/**
 * How long a guesser waits after so many wrong passwords, ms: nothing for the first
 * {@link FREE_GUESSES} - 1, then 1 s, doubling with each further one up to
 * {@link MAX_GUESS_DELAY_MS}.
 */
export function getGuessDelay(wrongGuesses: number): number {
  if (wrongGuesses < FREE_GUESSES) return 0;
  return Math.min(2 ** (wrongGuesses - FREE_GUESSES) * SECOND, MAX_GUESS_DELAY_MS);
}
