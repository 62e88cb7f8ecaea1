import { LANGUAGE } from '#language';

/** The languages of the shop. */
export const LANGUAGES = ['en', 'hi'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What the pages of a language say of themselves, as in `lang`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

const MOUNT_PATHS: Readonly<Record<Language, string>> = { en: '', hi: '/hi' };

/**
 * The path of a page in a language (product 2.18.1).
 *
 * @param path as in English, with its query: `/cart`
 * @param language that of this build when left out
 * @returns in Hindi `/hi/cart`
 */
export function toLanguagePath(path: string, language: Language = LANGUAGE): string {
  return MOUNT_PATHS[language] + path;
}
