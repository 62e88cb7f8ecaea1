import { errorText } from '../../../lib/errors/error-text.ts';

/**
 * The words of an error toast that says what failed before why (spec §8).
 *
 * @example prefixedText('Avatar update failed: ', error)
 */
export function prefixedText(prefix: string, error: unknown): string {
  return prefix + errorText(error, '{msg}');
}
