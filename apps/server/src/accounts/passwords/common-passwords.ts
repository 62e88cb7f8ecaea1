import { isPasswordOfRuns } from '@haat/domain';
import { COMMON_MIXTURES, COMMON_WORDS } from '../../generated/common-passwords.ts';
import { toBareForm, toFingerprint, toWord } from './password-forms.ts';

/** Words that shoppers of this shop are likely to choose, and that the list lacks. */
const FURTHER_WORDS: readonly string[] =
  'amit anita anjali asha bharat deepak delhi ganesh geeta gita india jaipur jodhpur kavita kiran krishna lakshmi laxmi login mahesh manish meena mumbai namaste neha pooja prakash priya pushpa radha rahul rajasthan rajesh raju rakesh ramesh rani ravi rekha rohit root sandeep sanjay santosh savita seema shanti shiva shop sita sunil sunita suresh udaipur user vijay'.split(
    ' ',
  );

const words: ReadonlySet<string> = new Set([
  ...COMMON_WORDS.split(' '),
  ...FURTHER_WORDS.map(toFingerprint),
]);
const mixtures: ReadonlySet<string> = new Set(COMMON_MIXTURES.split(' '));

/** Name of the shop, as a part of a password. */
const SHOP_NAME = 'haat';

/** Minimum length of a part of a name; good passwords contain shorter parts by chance. */
const MIN_NAME_LENGTH = 3;

/**
 * Checks for a common password: a common word with digits and signs around it, runs of keys, or a common
 * mixture of letters and digits.
 */
export function isCommonPassword(password: string): boolean {
  return (
    words.has(toFingerprint(toWord(password))) ||
    isPasswordOfRuns(password) ||
    mixtures.has(toFingerprint(toBareForm(password)))
  );
}

/**
 * Checks for a password that consists of names (of the shop, full name, user name, e-mail address before
 * the @) with digits and signs around or between them.
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
  return [toBareForm(password), toBareForm(toWord(password))].some((form) =>
    consistsOf(form, parts),
  );
}

/** Checks whether a text with a letter consists of these parts and digits. */
function consistsOf(text: string, parts: ReadonlySet<string>): boolean {
  if (!/[a-z]/.test(text)) return false;
  // Each index up to which the text consists of parts and digits.
  const reached = new Set([0]);
  for (let index = 0; index < text.length; index += 1) {
    if (!reached.has(index)) continue;
    if (/\d/.test(text.charAt(index))) reached.add(index + 1);
    for (const part of parts) if (text.startsWith(part, index)) reached.add(index + part.length);
  }
  return reached.has(text.length);
}
