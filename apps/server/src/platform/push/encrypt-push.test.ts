import { createECDH, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush } from './encrypt-push.ts';
import { createPushSecret, isPushKey, readPushKeys, signPush } from './push-keys.ts';

const BROWSER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

it('encrypts the example of RFC 8291 to the bytes that it names', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  expect(encryptPush(text, BROWSER, { salt, sender }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('encrypts the same text to other bytes each time', () => {
  expect(encryptPush('a', BROWSER)).not.toEqual(encryptPush('a', BROWSER));
});

it('signs for the push service alone, for twelve hours', () => {
  const keys = readPushKeys(createPushSecret());
  const header = signPush(keys, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    sender: 'https://shop.example',
    now: 1_000_000,
  });
  const [, token = '', publicKey] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(publicKey).toBe(keys.publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: 1000 + 43_200,
    sub: 'https://shop.example',
  });
  const key = { key: keys.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
});

it('knows a point of the curve from other 65 bytes', () => {
  expect(isPushKey(BROWSER.p256dh)).toBe(true);
  expect(isPushKey(readPushKeys(createPushSecret()).publicKey)).toBe(true);
  expect(isPushKey(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isPushKey('')).toBe(false);
});
