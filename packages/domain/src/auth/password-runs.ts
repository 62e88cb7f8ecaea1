/** What hands type without a thought: the rows and columns of a keyboard, the alphabet, and doubles. */
const ROWS: readonly string[] = [
  '01234567890',
  '0987654321',
  '13579',
  '24680',
  '00112233445566778899',
  '147258369',
  '159753',
  'abcdefghijklmnopqrstuvwxyz',
  'aabbccddeeffgghhiijjkkll',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  'qazwsxedcrfvtgbyhnujm',
];

const rows: readonly string[] = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** The signs of the row of digits, which are typed as runs with Shift: '!@#$%^&*()' is '1234567890'. */
const SHIFTED_DIGITS = ')!@#$%^&*(';

/** Shorter ones are in many good passwords by chance. */
const MIN_RUN = 3;

/** Beside runs a guesser tries all passwords of so few other characters. */
const MAX_OTHERS = 3;

/**
 * Checks for a password of runs: neighbours on a keyboard, letters or digits in their order, either way,
 * or one repeated, with three other characters at most; or a word of nothing but runs with digits and
 * signs around it. 'Qwertyuiop1!' and '12345678Z!' are such (product 4.9.12).
 */
export function isPasswordOfRuns(password: string): boolean {
  const typed = password.toLowerCase();
  const [word = ''] = /[a-z].*[a-z]/s.exec(typed) ?? [];
  return countOthers(typed) <= MAX_OTHERS || (word.length > MIN_RUN && countOthers(word) === 0);
}

/** Counts the characters that are in no run. */
function countOthers(typed: string): number {
  const keys = Array.from(typed, (key) => {
    const digit = SHIFTED_DIGITS.indexOf(key);
    return digit === -1 ? key : String(digit);
  }).join('');
  let others = 0;
  for (let index = 0; index < keys.length; ) {
    const length = measureRun(keys, index);
    if (length === 0) others += 1;
    index += Math.max(length, 1);
  }
  return others;
}

/** @returns the length of the longest run that begins at an index; 0 for none */
function measureRun(keys: string, start: number): number {
  let length = measureRepeat(keys, start);
  for (let end = start + MIN_RUN; end <= keys.length; end += 1) {
    const run = keys.slice(start, end);
    if (!rows.some((row) => row.includes(run))) break;
    length = Math.max(length, run.length);
  }
  return length < MIN_RUN ? 0 : length;
}

function measureRepeat(keys: string, start: number): number {
  let length = 1;
  while (keys[start] !== undefined && keys[start + length] === keys[start]) length += 1;
  return length;
}
