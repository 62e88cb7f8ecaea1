import { errorText } from '../../../lib/errors/error-text.ts';

/**
 * The text of an error toast: the prefix that names what failed, then the reason
 * (product 8.4.2).
 *
 * @example prefixedText('Avatar update failed: ', error)
 */
export function prefixedText(prefix: string, error: unknown): string {
  return prefix + errorText(error, '{msg}');
}
