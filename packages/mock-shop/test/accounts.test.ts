import { expect, it, vi } from 'vitest';
import { toCookieHeader } from '../src/index.ts';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, call } = startTestShop();

const EMAIL = 'shopper@example.com';

it('a login with the right password begins a session, and a logout ends it', async () => {
  const wrong = await call('POST /users/login', { email: EMAIL, password: 'Wrong1!' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  expect(shop.currentUser).toBeNull();

  const right = await call('POST /users/login', { email: EMAIL, password: 'Shopper1!' });
  expect(right.body?.data).toMatchObject({ user: { _id: 'user_shopper' } });
  expect(right.body?.data).not.toMatchObject({ user: { password: expect.anything() } });
  expect(right.headers.get('set-cookie')).toMatch(/haat_signed_in=access_\d+/);
  expect(await call('GET /users/current-user')).toMatchObject({ body: { data: { email: EMAIL } } });

  const out = await call('POST /users/logout');
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(shop.sessions).toEqual([]);
  expect(await call('GET /users/current-user')).toMatchObject({ status: 401 });
});

it('a page reads that somebody is signed in, and no more', () => {
  const lines: string[] = [];
  vi.stubGlobal('document', {
    set cookie(line: string) {
      lines.push(line);
    },
  });
  shop.signIn();
  vi.unstubAllGlobals();
  const readable = lines.filter((line) => !line.includes('HttpOnly'));
  expect(readable).toEqual([expect.stringMatching(/^haat_signed_in=access_/)]);
});

it('an access token that is over is renewed, an ended session is not', async () => {
  shop.signIn();
  shop.expireAccess();
  expect(await call('GET /cart')).toMatchObject({ status: 401 });
  expect(await call('POST /users/refresh-token')).toMatchObject({ status: 200 });
  expect(await call('GET /cart')).toMatchObject({ status: 200 });
  shop.endSessions();
  expect(await call('GET /cart')).toMatchObject({ status: 401 });
  expect(await call('POST /users/refresh-token')).toMatchObject({ status: 401 });
});

it('a second shopper has a cookie header of their own', async () => {
  shop.signIn();
  const cookie = toCookieHeader(shop.createSession('user_second'));
  const second = await call('GET /users/current-user', undefined, { cookie });
  expect(second.body?.data).toMatchObject({ _id: 'user_second' });
  await call('POST /users/logout', undefined, { cookie });
  expect(await call('GET /users/current-user', undefined, { cookie })).toMatchObject({
    status: 401,
  });
  expect(shop.currentUser?._id).toBe('user_shopper');
  const none = await call('GET /users/current-user', undefined, { cookie: 'theme=dark; flag' });
  expect(none.status).toBe(401);
});
