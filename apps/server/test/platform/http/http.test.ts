import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../support/build-test-app.ts';
import { signUpAdmin } from '../../support/people/sign-up-admin.ts';
import { newShopper } from '../../support/requests/visitor.ts';

describe('error responses', () => {
  const login = { method: 'POST', url: '/api/v1/users/login' } as const;
  const json = { 'content-type': 'application/json' };
  const register = { method: 'POST', url: '/api/v1/users/register' } as const;
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const formOnly = { 'content-type': 'multipart/form-data' };

  test.each([
    ['no such address', 404, { method: 'GET', url: '/api/v1/nowhere' }],
    ['broken JSON', 400, { ...login, headers: json, payload: '{"email":' }],
    ['__proto__', 400, { ...login, headers: json, payload: '{"__proto__":{"a":1}}' }],
    ['text', 415, { ...login, headers: { 'content-type': 'text/plain' }, payload: 'x' }],
    ['300 KiB', 413, { ...login, headers: json, payload: `"${'x'.repeat(300 * 1024)}"` }],
    ['bad escape', 400, { method: 'GET', url: '/api/v1/products/%E0%A4%A' }],
    [
      'deep nesting',
      400,
      { ...login, headers: json, payload: '['.repeat(2_000) + ']'.repeat(2_000) },
    ],
    ['a form without an end', 400, { ...register, headers: form, payload: '--x' }],
    ['a form without a boundary', 400, { ...register, headers: formOnly, payload: '--x--' }],
    ['a number spelt as hex', 400, { method: 'GET', url: '/api/v1/reviews?page=0x10' }],
    // product 7.1.2
  ] as const)('%s is a %i in the envelope', async (_name, status, request) => {
    const shop = await buildTestApp();
    const reply = await shop.inject(request);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  // product 8.1.1
  test('a page that fails below /hi says so in Hindi, with links that stay there', async () => {
    const shop = await buildTestApp();
    const open = (url: string) => shop.inject({ url, headers: { accept: 'text/html' } });
    const hindi = (await open('/hi/nowhere')).body;
    expect(hindi).toContain('<html lang="hi-IN">');
    expect(hindi).toContain('<h1>यह अब यहाँ नहीं है।</h1>');
    expect(hindi).toContain('<a href="/hi/">दुकान पर जाएँ</a>');
    const english = (await open('/hindi')).body;
    expect(english).toContain('<html lang="en-IN">');
    expect(english).toContain('<a href="">Try again</a> · <a href="/">Go to the shop</a>');
  });

  // product 8.1.2, 8.11.3
  test('a fault of ours is hidden from the shopper and logged under the request id', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    await shop.database.db.schema.dropTable('session_tokens').execute();
    const reply = await asha.get('/users/current-user');
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      success: false,
      message: 'Something went wrong. Please try again.',
      code: 'internal_error',
    });
    const line = shop.logLines.find((text) => text.includes('request failed'));
    expect(line).toContain('session_tokens');
    expect(line).toContain(String(reply.headers['x-request-id']));
  });

  // product 8.1.2
  test('a database that is away is a 503 that says when to come back', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const { db } = shop.database;
    const failing = Object.assign(new Error('unable to open database file'), { errcode: 14 });
    Object.assign(db, {
      selectFrom: () => {
        throw failing;
      },
    });
    const reply = await asha.get('/users/current-user');
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('1');
  });
});

describe('headers', () => {
  test('JSON opened in a tab cannot run, be framed or be read by other sites', async () => {
    const shop = await buildTestApp();
    const reply = await shop.inject({ method: 'GET', url: '/api/v1/users/current-user' });
    expect(reply.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(reply.headers[name]).toBeUndefined();
    }
    expect(reply.headers['strict-transport-security']).toBeUndefined();
  });

  test('a client cannot choose the request id', async () => {
    const shop = await buildTestApp();
    const reply = await shop.inject({
      method: 'GET',
      url: '/healthz',
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });
    expect(reply.headers['x-request-id']).not.toBe('mine');
  });
});

describe('logs', () => {
  test('hold no password, token, cookie or mail link', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const { email, password } = await asha.signUp();
    const tokens = ['haat_access', 'haat_refresh'].map((name) => asha.cookies.get(name) ?? '');
    const secrets = [password, 'Better-34!', ...tokens];
    await shop.visitor().post('/users/login', { email, password });
    await shop.visitor().post('/users/login', { email, password: 'Better-34!' });
    await shop.visitor().post('/users/forgot-password', { email });
    const token = /reset-password\/(\S+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';
    secrets.push(token);
    await shop.visitor().post(`/users/reset-password/${token}`, { newPassword: 'x' });
    await shop.visitor().post(`/users/reset-password/${token}`, { newPassword: 'Better-34!' });
    await asha.post('/users/refresh-token');
    const log = shop.logLines.join('');
    expect(log).toContain('/api/v1/users/reset-password/:resetToken');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain(email);
  });
});

describe('health', () => {
  test('says ok, and unavailable when the database does not respond', async () => {
    const shop = await buildTestApp();
    expect((await shop.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await shop.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
    Object.assign(shop.database, { checkWritable: () => Promise.reject(new Error('full')) });
    shop.clock.advance(10_000);
    expect((await shop.inject({ url: '/readyz' })).json()).toEqual({ status: 'degraded' });
    Object.assign(shop.database, { checkReadable: () => Promise.reject(new Error('away')) });
    const reply = await shop.inject({ url: '/readyz' });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'unavailable' });
    expect((await shop.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

describe('rate limits', () => {
  const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };

  // product 7.10.1, 8.11.3
  test('are per address and say when to come back', async () => {
    const shop = await buildTestApp({ environment });
    const ask = (address: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/v1/users/forgot-password',
        headers: { 'x-forwarded-for': address },
        payload: { email: newShopper().email },
      });
    for (let count = 0; count < 30; count += 1) {
      expect((await ask('203.0.113.1')).statusCode).toBe(200);
    }
    const rejected = await ask('203.0.113.1');
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.json()).toEqual({
      success: false,
      message: 'Too many attempts. Please try again later.',
      code: 'rate_limited',
    });
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
  });

  test('do not believe X-Forwarded-For of strangers', async () => {
    const shop = await buildTestApp({ environment: { RATE_LIMITS: 'on' } });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const reply = await shop.inject({
        method: 'POST',
        url: '/api/v1/users/forgot-password',
        headers: { 'x-forwarded-for': `203.0.113.${count}` },
        payload: { email: newShopper().email },
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('large JSON for Accept-Encoding %j is %s', async (accepted, encoding) => {
    const shop = await buildTestApp();
    const admin = await signUpAdmin(shop);
    for (let count = 0; count < 4; count += 1) await shop.visitor().signUp();
    const reply = await shop.inject({
      url: '/api/v1/users',
      headers: {
        cookie: `haat_access=${admin.cookies.get('haat_access')}`,
        'accept-encoding': accepted,
      },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
  });
});
