import { expect, test } from 'vitest';
import { createSecretCipher } from './secret-cipher.ts';

const SECRET = Buffer.from('12345678901234567890');

test('a secret is read by its shop for its owner alone, and never twice the same', () => {
  const cipher = createSecretCipher('a-secret-of-the-shop');
  const text = cipher.encrypt(SECRET, 'sita');
  expect(Buffer.from(cipher.decrypt(text, 'sita'))).toEqual(SECRET);
  expect(text).not.toBe(cipher.encrypt(SECRET, 'sita'));
  expect(() => cipher.decrypt(text, 'gita')).toThrow('authenticate');
  expect(() => createSecretCipher('another').decrypt(text, 'sita')).toThrow('authenticate');
});
