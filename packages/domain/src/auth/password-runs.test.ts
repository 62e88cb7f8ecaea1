import { describe, expect, test } from 'vitest';
import { isPasswordOfRuns } from './password-runs.ts';

describe('a password of runs', () => {
  test.each([
    'Z!12345678',
    'Zx12345678!',
    '98765432A!',
    '11111111A!',
    'Aaaaaaaa1!',
    'Abcdefgh1!',
    'Zyxwvuts1!',
    'Abcd1234!',
    'Abc123!@#',
    'Poiuytrewq1!',
    'Qwerty@Asdfgh1',
    'Qazwsxedc1!',
    '1qaz@WSX',
    '1q2w3e4r5T!',
    'A1b2c3d4!',
    '123123123A!',
    '147258369A!',
    // product 4.9.12
  ])('%s is one', (password) => {
    expect(isPasswordOfRuns(password)).toBe(true);
  });

  test.each([
    'Mirchi-Papad-7!',
    'Xk9#1234',
    'Tr5!vqLm',
    '80413!A',
    'Monsoon#2027',
    'Hqt9!vBx2w',
    'नमस्ते-दुनिया-A1!',
    // product 4.9.12
  ])('%s is none', (password) => {
    expect(isPasswordOfRuns(password)).toBe(false);
  });
});
