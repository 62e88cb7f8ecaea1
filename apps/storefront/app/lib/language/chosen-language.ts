import { LANGUAGE, LANGUAGES, type Language, toLanguagePath } from '@haat/domain';
import { getBrowserStorage } from '../storage/browser-storage.ts';
import { createStoredValue } from '../storage/stored-value.ts';

/** Was offered the other language, and has not chosen. */
const OFFERED = 'offered' as const;

const CHOICES = [...LANGUAGES, OFFERED] as const;

const stored = createStoredValue<Language | typeof OFFERED | undefined>({
  key: 'language',
  initial: undefined,
  parse: (value) => CHOICES.find((choice) => choice === value),
  storage: getBrowserStorage('localStorage'),
});

/** The language of the shop that this page is not in. */
export const OTHER_LANGUAGE: Language = LANGUAGE === 'hi' ? 'en' : 'hi';

/** Remembers a language for all visits with this browser (product 2.18.3). */
export const rememberLanguage: (language: Language) => void = stored.write;

/** The path, query and fragment of this page in a language. */
export function findPathIn(language: Language): string {
  const { pathname, search, hash } = location;
  return toLanguagePath(pathname.slice(toLanguagePath('').length) || '/', language) + search + hash;
}

/**
 * Opens this page in the language that was chosen in this browser, if it is another one (product 2.18.3).
 *
 * @returns whether the page is left
 */
export function openInChosenLanguage(): boolean {
  // The link to this language was followed on this page, perhaps before hydration.
  if (document.referrer === location.origin + findPathIn(OTHER_LANGUAGE)) stored.write(LANGUAGE);
  if (stored.read() !== OTHER_LANGUAGE) return false;
  // A shop without Hindi pages answers below /hi with an English one.
  if (OTHER_LANGUAGE === 'hi' && location.pathname.startsWith(toLanguagePath('/', 'hi')))
    return false;
  location.replace(findPathIn(OTHER_LANGUAGE));
  return true;
}

/**
 * The language that was chosen in this browser, or else in the account, which this browser then
 * remembers (product 2.18.3). English is what an account has without a choice.
 *
 * @param ofAccount null when it is not known
 */
export function settleLanguage(ofAccount: Language | null): Language | null {
  const choice = stored.read();
  if (choice === 'en' || choice === 'hi') return choice;
  if (ofAccount === 'hi') stored.write(ofAccount);
  return ofAccount;
}

/** True once, in English, for a browser whose first language is Hindi and that has not chosen (product 2.18.4). */
export function shallOfferHindi(): boolean {
  const isHindiFirst = /^hi\b/i.test(navigator.languages[0] ?? '');
  if (LANGUAGE === 'hi' || !isHindiFirst || stored.read() !== undefined) return false;
  stored.write(OFFERED);
  return true;
}
