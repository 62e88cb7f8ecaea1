import { expect, it } from 'vitest';
import { createPushSecret, readPushKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';

const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/secret-address',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const SHOP = {
  publicOrigin: 'http://localhost:3000',
  isHttps: false,
  mailFrom: 'Haat <shop@example.com>',
};

function createSender(respond: () => Response) {
  const requests: Request[] = [];
  const lines: object[] = [];
  const sender = createPushSender(SHOP, {
    keys: readPushKeys(createPushSecret()),
    log: { warn: (line: object) => lines.push(line) },
    now: () => 1_000_000,
    async fetch(input, init) {
      requests.push(new Request(input, init));
      return respond();
    },
  });
  return { sender, requests, lines };
}

it('posts the encrypted notice, signed, and follows no redirect', async () => {
  const { sender, requests } = createSender(() => new Response('', { status: 201 }));
  expect(await sender.send(BROWSER, '{"body":"Jodhpur"}')).toBe('done');
  const [request, ...others] = requests;
  expect(others).toEqual([]);
  expect(request).toMatchObject({ method: 'POST', url: BROWSER.endpoint, redirect: 'manual' });
  expect(request?.headers.get('content-encoding')).toBe('aes128gcm');
  const [, claims = ''] = request?.headers.get('authorization')?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub).toBe(
    'mailto:shop@example.com',
  );
  expect(await request?.text()).not.toContain('Jodhpur');
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [302, 'done'],
  [400, 'done'],
  // product 10.2.14
])('a response %d means %s', async (status, outcome) => {
  const { sender } = createSender(() => new Response(null, { status }));
  expect(await sender.send(BROWSER, 'a')).toBe(outcome);
});

// product 10.2.14
it('calls no other host than a known push service', async () => {
  const { sender, requests } = createSender(() => new Response(''));
  expect(await sender.send({ ...BROWSER, endpoint: 'https://10.0.0.1/' }, 'a')).toBe('gone');
  expect(requests).toEqual([]);
});

it('tries again after a failed connection, and keeps the address out of the log', async () => {
  const { sender, lines } = createSender(() => {
    throw new TypeError('fetch failed');
  });
  expect(await sender.send(BROWSER, 'a')).toBe('later');
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('secret-address');
});
