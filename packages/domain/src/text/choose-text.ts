import { LANGUAGE } from '#language';
import type { Language } from '../language/language.ts';
import { DEVANAGARI } from '../products/product-limits.ts';

/**
 * What the shop shows of a text that the desk writes in both languages: in Hindi the Hindi one, and where
 * there is none the English one, for which see {@link langOf} (product 10.7.8).
 */
export function chooseText(english: string, hindi: string): string {
  return LANGUAGE === 'hi' && hindi !== '' ? hindi : english;
}

/**
 * Both names of a thing, first that of the shop's language (product 10.7.8). A device may have kept them
 * in the other language.
 */
export function chooseNames(
  name: string,
  otherName: string | null,
): { readonly name: string; readonly otherName: string | null } {
  const isShops = (text: string) => DEVANAGARI.test(text) === (LANGUAGE === 'hi');
  return otherName !== null && isShops(otherName) && !isShops(name)
    ? { name: otherName, otherName: name }
    : { name, otherName };
}

/**
 * The `lang` attribute of a text of the desk: `en` for one that the Hindi shop has in English alone, none
 * for any other (product 10.7.8).
 */
export function langOf(text: string): Language | undefined {
  return LANGUAGE === 'hi' && text !== '' && !DEVANAGARI.test(text) ? 'en' : undefined;
}

/** The `lang` attribute of the name that stands below the first one, see {@link chooseNames}. */
export function langOfOtherName(name: string): Language | undefined {
  return LANGUAGE === 'hi' ? langOf(name) : 'hi';
}

/** True for a text in Devanagari, and for none (product 10.7.8). */
export function isHindiOrNone(text: string): boolean {
  return text.trim() === '' || DEVANAGARI.test(text);
}
