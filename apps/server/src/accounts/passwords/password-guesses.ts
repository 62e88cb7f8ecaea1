const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Wrong passwords of a guesser for an account without a delay. */
export const FREE_GUESSES = 10;

/** Maximum delay of the next guess, ms. */
export const MAX_GUESS_DELAY_MS = 15 * MINUTE;

/**
 * Time after the last wrong password at which a guesser's counter expires, ms. Waiting so long for
 * {@link FREE_GUESSES} guesses allows fewer guesses than guessing at the maximum delay.
 */
export const GUESS_COUNTER_TTL_MS = 6 * 60 * MINUTE;

/**
 * Gets the delay of the next guess after this many wrong passwords, ms: 0 below {@link FREE_GUESSES},
 * then 1 s, which doubles with each further wrong password up to {@link MAX_GUESS_DELAY_MS}.
 */
export function getGuessDelay(wrongGuesses: number): number {
  if (wrongGuesses < FREE_GUESSES) return 0;
  return Math.min(2 ** (wrongGuesses - FREE_GUESSES) * SECOND, MAX_GUESS_DELAY_MS);
}
