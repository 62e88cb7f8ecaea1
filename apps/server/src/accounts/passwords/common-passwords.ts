import { COMMON_MIXTURES, COMMON_WORDS } from '../../generated/common-passwords.ts';
import { toBareForm, toFingerprint, toWord } from './password-forms.ts';

/** Words that shoppers of this shop are likely to take, and the list lacks. */
const FURTHER_WORDS = ['bharat', 'india', 'krishna', 'login', 'rajasthan', 'root', 'shop', 'user'];

const words: ReadonlySet<string> = new Set([
  ...COMMON_WORDS.split(' '),
  ...FURTHER_WORDS.map(toFingerprint),
]);
const mixtures: ReadonlySet<string> = new Set(COMMON_MIXTURES.split(' '));

/** What the shop is called, as a word of a password. */
const SHOP_NAME = 'haat';

/** Shorter parts of names are in many good passwords by chance. */
const MIN_NAME_LENGTH = 3;

/**
 * True for a well-known word with nothing but digits and signs around it, one letter over and over,
 * and a well-known mixture of letters and digits.
 */
export function isCommonPassword(password: string): boolean {
  const word = toWord(password);
  return (
    words.has(toFingerprint(word)) ||
    /^(.)\1{3,}$/.test(word) ||
    mixtures.has(toFingerprint(toBareForm(password)))
  );
}

/**
 * True for a password that is nothing but the names of the shop or the shopper (full name, user
 * name, e-mail address before the @) with digits and signs around or between them.
 */
export function isOwnName(
  password: string,
  owner: { readonly fullName: string; readonly userName: string; readonly email: string },
): boolean {
  const { fullName, userName, email } = owner;
  const [mailName = ''] = email.split('@', 1);
  const names = [fullName, userName, mailName]
    .flatMap((name) => [name, ...name.split(/[^\p{L}\d]+/u)])
    .flatMap((name) => [toBareForm(name), toBareForm(toWord(name))])
    .filter((name) => name.length >= MIN_NAME_LENGTH);
  const parts = new Set([SHOP_NAME, ...names]);
  return [toBareForm(password), toBareForm(toWord(password))].some((form) => isMadeOf(form, parts));
}

/** Whether the text is nothing but these parts, one at least, and digits. */
function isMadeOf(text: string, parts: ReadonlySet<string>): boolean {
  if (!/[a-z]/.test(text)) return false;
  // Index of each place up to which the text is made of parts and digits.
  const reached = new Set([0]);
  for (let index = 0; index < text.length; index += 1) {
    if (!reached.has(index)) continue;
    if (/\d/.test(text.charAt(index))) reached.add(index + 1);
    for (const part of parts) if (text.startsWith(part, index)) reached.add(index + part.length);
  }
  return reached.has(text.length);
}
