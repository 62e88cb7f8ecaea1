import { describe, expect, test } from 'vitest';
import { isPasswordOfRuns } from './password-runs.ts';

describe('a password of runs', () => {
  test.each([
    '12345678Z!',
    'Z!12345678',
    '1234567890Aa!',
    'Zx12345678!',
    '98765432A!',
    '11111111A!',
    'Aaaaaaaa1!',
    'Abcdefgh1!',
    'Zyxwvuts1!',
    'Abcd1234!',
    'Abcd@2026',
    'Abc123!@#',
    'Qwertyuiop1!',
    'Poiuytrewq1!',
    'Qwerty123!a',
    'Asdfghjkl1@',
    'Zxcvbnm1!',
    'Qwerty@Asdfgh1',
    'Qazwsxedc1!',
    '1qaz@WSX',
    '1q2w3e4r5T!',
    'A1b2c3d4!',
    'Aabbccdd1!',
    '123123123A!',
    '11223344Ab!',
    '147258369A!',
    // product 4.9.12
  ])('%s is one', (password) => {
    expect(isPasswordOfRuns(password)).toBe(true);
  });

  test.each([
    'Mirchi-Papad-7!',
    'Mirchi-7!',
    'Xk9#1234',
    'Tr5!vqLm',
    'Property-Power-9!',
    '80413!A',
    '84739!#$Kp',
    'Monsoon#2027',
    'Desert#2026',
    'Hqt9!vBx2w',
    'नमस्ते-दुनिया-A1!',
    // product 4.9.12
  ])('%s is none', (password) => {
    expect(isPasswordOfRuns(password)).toBe(false);
  });
});
