import { describe, expect, test } from 'vitest';
import { computeTotp, findTotpStep, presentTotp } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

describe('the codes of the second factor', () => {
  // The last six of the eight digits in appendix B of RFC 6238.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
    // product 10.1.4
  ])('are those of RFC 6238 after %i s: %s', (seconds, code) => {
    expect(computeTotp(SECRET, Math.floor(seconds / 30))).toBe(code);
  });

  // product 10.1.4
  test('count in their own 30 s and in those before and after', () => {
    const now = 1_800_000_000_000;
    const step = now / 30_000;
    const accepted = [-2, -1, 0, 1, 2].map((offset) =>
      findTotpStep(SECRET, computeTotp(SECRET, step + offset), now),
    );
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(findTotpStep(SECRET, '', now)).toBeUndefined();
  });
});

test('an app gets the secret, the shop and the account', () => {
  expect(presentTotp(Buffer.from('foobar'), 'sita@example.com')).toEqual({
    secret: 'MZXW6YTBOI',
    uri: 'otpauth://totp/Haat:sita%40example.com?issuer=Haat&secret=MZXW6YTBOI&algorithm=SHA1&digits=6&period=30',
  });
});
