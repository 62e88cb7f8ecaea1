import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.ts';

/** The languages of the desk; each text stands in both. */
export const LANGUAGES = ['hi', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where the chosen language is remembered. */
const STORAGE_KEY = 'desk-language';

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

const listeners = new Set<() => void>();
let current: Language | undefined;

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of the screens. */
export function getLanguage(): Language {
  if (current === undefined) {
    const stored = readStored(STORAGE_KEY);
    current = isLanguage(stored) ? stored : chooseLanguage(navigator.languages);
  }
  return current;
}

/** Changes the language of all screens, and remembers it. */
export function setLanguage(language: Language): void {
  current = language;
  writeStored(STORAGE_KEY, language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the screens, also when it changes. The server's frame has no texts. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage, () => 'hi');
}
