/**
 * Passwords that pass the shop's rules and head every list of stolen ones. Compared in lower case
 * with the usual letter look-alikes undone, so 'P@ssw0rd1!' is found as 'password'.
 */
const COMMON_STEMS: ReadonlySet<string> = new Set([
  'abc',
  'abcd',
  'admin',
  'bharat',
  'changeme',
  'computer',
  'hello',
  'india',
  'iloveyou',
  'krishna',
  'letmein',
  'login',
  'master',
  'monkey',
  'password',
  'pass',
  'qwerty',
  'qwertyuiop',
  'rajasthan',
  'root',
  'secret',
  'shop',
  'sunshine',
  'superman',
  'test',
  'user',
  'welcome',
]);

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** True for a well-known word with nothing but digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  // The digits and signs at the ends are what everybody adds, so they are cut off first.
  const word = password
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '');
  return COMMON_STEMS.has(word.replaceAll(/[@431$05]/g, (sign) => LOOK_ALIKES[sign] ?? sign));
}
