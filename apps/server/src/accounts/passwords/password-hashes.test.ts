import { describe, expect, test } from 'vitest';
import { isCommonPassword, isOwnName } from './common-passwords.ts';
import { hashPassword, prepareDecoyHash, verifyPassword } from './password-hashes.ts';

describe('passwords', () => {
  test('of unknown accounts can be checked after a flood that came before the first', async () => {
    const cost = { memory: 64, passes: 1, parallelism: 1 };
    const flood = Array.from({ length: 500 }, () => hashPassword('Mirchi-Papad-7!', cost));
    const hash = prepareDecoyHash(cost);
    const results = await Promise.allSettled(flood);
    expect(results.some(({ status }) => status === 'rejected')).toBe(true);
    expect(await hash).toMatch(/^\$argon2id\$/);
  });

  test('match their hash only, and no hash matches nothing', async () => {
    const hash = await hashPassword('Mirchi-Papad-7!');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('Mirchi-Papad-7!', hash)).toBe(true);
    expect(await verifyPassword('mirchi-papad-7!', hash)).toBe(false);
    expect(await verifyPassword('Mirchi-Papad-7!', undefined)).toBe(false);
    expect(await hashPassword('Mirchi-Papad-7!')).not.toBe(hash);
  });

  test('are never cut off, and equal in every Unicode form', async () => {
    const long = 'x'.repeat(127);
    const hash = await hashPassword(`${long}1`);
    expect(await verifyPassword(`${long}2`, hash)).toBe(false);
    const composed = await hashPassword('Caf\u00e9-12!');
    expect(await verifyPassword('Cafe\u0301-12!', composed)).toBe(true);
  });

  test('of other parameters are still checked by theirs', async () => {
    const hash = await hashPassword('a');
    const [, , , , salt = '', digest = ''] = hash.split('$');
    await expect(verifyPassword('a', `$argon2id$v=19$m=8,t=1,p=1$${salt}$${digest}`)).resolves.toBe(
      false,
    );
    await expect(verifyPassword('a', 'plain')).rejects.toThrow('unknown form');
  });

  test.each([
    'P@ssw0rd1!',
    'Admin@123',
    'Welcome#1',
    'Qwerty!2',
    'India@2026',
    'Test1234!',
    'Summer2026!',
    'Dragon1!',
    '1234567A!',
    'Aaaaaa1!',
    '1q2w3e4R!',
    '12345678Z!',
    'Asdfghjkl1@',
    'Rahul@12345',
    'Priya@12345',
    'Ganesh@2026',
    'Rajesh#1',
    'Pooja1234!',
    'Jaipur@123',
    'Jodhpur@123',
    'Namaste@1',
  ])('%s is well known', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each(['Mirchi-Papad-7!', 'Passwordless-Shop9!', '80413!A', 'Zq7#lm'])(
    '%s is not',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  const owner = { fullName: 'Asha Devi', userName: 'asha_d', email: 'ad.jodhpur@example.com' };

  test.each([
    'Haat123!',
    'Haat@12345',
    'Asha2026!',
    'AshaDevi1!',
    'Devi.Asha#1',
    'Jodhpur@99',
    '1Haat2Asha!',
  ])('%s is a name', (password) => expect(isOwnName(password, owner)).toBe(true));

  test.each(['Asha-Mirchi-7!', 'Devious-9!', 'Haatbazaar1!', '84739!#$', 'Mirchi-Papad-7!'])(
    '%s is more than a name',
    (password) => expect(isOwnName(password, owner)).toBe(false),
  );

  test('are compared with many names in no time', () => {
    const names = Array.from({ length: 20 }, (_, index) => 'a'.repeat(index + 3)).join(' ');
    const manyNames = { fullName: names, userName: names, email: owner.email };
    expect(isOwnName(`${'a'.repeat(127)}b`, manyNames)).toBe(false);
  });
});
