import { isDevanagari, transliterate } from './transliterate.ts';

/**
 * What is replaced, in this order. `I` stands for an i that belongs to the word (dhaniya), `C` for
 * the sound of ch, until the end.
 */
const STEPS: readonly (readonly [RegExp, string])[] = [
  // Long vowels are written once or twice.
  [/a{2,}/g, 'a'],
  [/i{2,}|e{2,}/g, 'i'],
  [/u{2,}|o{2,}/g, 'u'],
  // Plurals.
  [/iy(?:a|o)n$/, 'i'],
  [/ies$/, 'ie'],
  [/(?<=[sxz]|ch|sh)es$/, ''],
  [/(?<=..[^su])s$/, ''],
  // Endings, which differ by gender and by the way of writing.
  [/iy[aei]?$|ia$|(?<=[^aeiou])ya$/, 'I'],
  [/ie$|ey$|(?<=[^aeiou])y$/, 'i'],
  [/(?<=..[^aeiouI])[aeiou]$/, ''],
  [/er$/, 'ar'],
  // Consonants that sound alike, or are not told apart in Latin letters.
  [/t?chh?/g, 'C'],
  [/ck|kh/g, 'k'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/sc/g, 'sk'],
  [/c(?=[eiyI])/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([gjtdb])h/g, '$1'],
  [/z/g, 'j'],
  [/[ao]w(?![aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/m(?=[bpf])/g, 'n'],
  // Vowels that sound alike.
  [/e(?=h)/g, 'a'],
  [/iy(?=[aeiou])/g, 'i'],
  [/a[iy](?![aeou])/g, 'y'],
  [/au|ou|oa/g, 'o'],
  [/ea|ie/g, 'i'],
  [/ei|ey/g, 'e'],
  [/ui|ue/g, 'u'],
  // Doubled letters.
  [/(.)\1+/g, '$1'],
];

/**
 * Returns the key that a word has in common with its other spellings in Latin letters and in
 * Devanagari, with and without nukta, singular and plural: haldi, haldee and हल्दी, chilli and
 * chilly, jeera and zira (product 5.1.4).
 *
 * @param word one word in lower case
 * @returns letters from a to z; empty for a word with digits or of another script
 */
export function toPhoneticKey(word: string): string {
  const latin = isDevanagari(word) ? transliterate(word) : word;
  const plain = latin.normalize('NFD').replace(/\p{M}/gu, '');
  if (!/^[a-z]+$/.test(plain)) return '';
  return STEPS.reduce((key, [from, to]) => key.replace(from, to), plain).toLowerCase();
}

const FLAP = /([\u0921\u0922])\u093c/g;
const RA = 'र';

/**
 * Returns the keys of a word: two for a word with ड़ or ढ़, which people write with d and with r
 * (पापड़: papad, papar).
 */
export function toPhoneticKeys(word: string): string[] {
  const spellings = [word, word.normalize('NFD').replace(FLAP, RA)];
  return Array.from(new Set(spellings.map(toPhoneticKey))).filter((key) => key !== '');
}
