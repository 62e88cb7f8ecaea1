import { expect, test } from 'vitest';
import { createSecretCipher } from './secret-cipher.ts';

const SECRET = Buffer.from('12345678901234567890');

// product 10.1.4
test('a secret is the same for one owner in one session from one time, and for nothing else', () => {
  const cipher = createSecretCipher('a-secret-of-the-shop');
  const secret = cipher.derive('sita', 's1', 5);
  expect(secret).toHaveLength(20);
  expect(cipher.derive('sita', 's1', 5)).toEqual(secret);
  const others = [
    cipher.derive('gita', 's1', 5),
    cipher.derive('sita', 's2', 5),
    cipher.derive('sita', 's1', 6),
    createSecretCipher('another').derive('sita', 's1', 5),
  ];
  for (const other of others) expect(other).not.toEqual(secret);
});

test('a secret is read by its shop for its owner alone, and never twice the same', () => {
  const cipher = createSecretCipher('a-secret-of-the-shop');
  const text = cipher.encrypt(SECRET, 'sita');
  expect(Buffer.from(cipher.decrypt(text, 'sita'))).toEqual(SECRET);
  expect(text).not.toBe(cipher.encrypt(SECRET, 'sita'));
  expect(() => cipher.decrypt(text, 'gita')).toThrow('authenticate');
  expect(() => createSecretCipher('another').decrypt(text, 'sita')).toThrow('authenticate');
});
