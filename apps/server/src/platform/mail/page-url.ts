import { type Language, toLanguagePath } from '@haat/domain';
import type { Config } from '../../config.ts';

/** The URL of a page for a mail. It starts with `PUBLIC_ORIGIN`, never with a request's host. */
export function toPageUrl(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  path: string,
  language: Language,
): string {
  return publicOrigin + toLanguagePath(path, language);
}
