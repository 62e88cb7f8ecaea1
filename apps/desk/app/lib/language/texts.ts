import { type Language, useLanguage } from './language.ts';

/** The same texts in each language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/**
 * Declares the texts of a part of the desk; a text that one language lacks does not compile
 * (product 10.6.3).
 */
export function defineTexts<T extends object>(texts: {
  readonly hi: T;
  readonly en: NoInfer<T>;
}): Texts<T> {
  return texts;
}

/** The texts of a part of the desk in the language of the screens. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage()];
}
