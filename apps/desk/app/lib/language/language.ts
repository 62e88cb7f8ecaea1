import { DESK_LANGUAGE_KEY } from '@haat/domain/desk';
import { useSyncExternalStore } from 'react';
import { createSharedValue } from '../shared-value.ts';
import { readStored, writeStored } from '../storage.ts';

/** The languages of the desk; each text stands in both. */
export const LANGUAGES = ['hi', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** In the link of an invite: the language of whoever sent it, for who has chosen none. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * The language of somebody who has chosen none: Hindi, unless the browser asks for English alone
 * (product 10.6.1).
 *
 * @param preferred the browser's languages, such as `['en-IN', 'hi']`
 */
export function chooseLanguage(preferred: readonly string[]): Language {
  const isEnglishOnly = preferred.length > 0 && preferred.every((tag) => /^en\b/i.test(tag));
  return isEnglishOnly ? 'en' : 'hi';
}

const current = createSharedValue<Language | undefined>(undefined);

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of the screens. */
export function getLanguage(): Language {
  const language = current.get() ?? findLanguage();
  if (language !== current.get()) current.set(language);
  return language;
}

function findLanguage(): Language {
  const stored = readStored(DESK_LANGUAGE_KEY);
  if (isLanguage(stored)) return stored;
  const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  if (!isLanguage(asked)) return chooseLanguage(navigator.languages);
  // The sign-up in between drops it from the URL.
  writeStored(DESK_LANGUAGE_KEY, asked);
  return asked;
}

/** Changes the language of all screens, and remembers it. */
export function setLanguage(language: Language): void {
  writeStored(DESK_LANGUAGE_KEY, language);
  document.documentElement.lang = language;
  current.set(language);
}

/** The language of the screens, also when it changes. The server's frame has no texts. */
export function useLanguage(): Language {
  return useSyncExternalStore(current.subscribe, getLanguage, () => 'hi');
}
