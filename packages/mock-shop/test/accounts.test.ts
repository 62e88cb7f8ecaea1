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

it('whoever registers is signed in', async () => {
  const fields = { fullName: 'Asha', userName: 'asha', email: 'asha@example.com' };
  const body = { ...fields, phoneNumber: '9812345678', password: 'Desert#2026' };
  expect(await call('POST /users/register', body)).toMatchObject({
    status: 201,
    body: { data: { user: { ...fields, role: 'customer', isEmailVerified: false } } },
  });
  expect(shop.currentUser?.email).toBe('asha@example.com');
});

it('a changed account keeps its email until the new one is verified', async () => {
  shop.signIn();
  const body = { fullName: 'Renamed', email: 'new@example.com' };
  const changed = await call('PATCH /users/update-account', body);
  expect(changed.body?.data).toMatchObject({
    fullName: 'Renamed',
    email: EMAIL,
    pendingEmail: 'new@example.com',
  });
  await call('DELETE /users/pending-email');
  expect(shop.currentUser?.pendingEmail).toBeUndefined();
  const same = await call('PATCH /users/update-account', { phoneNumber: '9812345678' });
  expect(same.body?.data).not.toHaveProperty('pendingEmail');
});

it('sessions are listed, and ended one by one or all others at once', async () => {
  shop.createSession('user_second');
  const phone = shop.createSession('user_shopper', { device: 'Chrome on Android' });
  shop.createSession('user_shopper', { device: 'Firefox on Windows' });
  shop.signIn();
  const { body } = await call('GET /users/sessions');
  expect(body?.data).toMatchObject({
    sessions: [
      { device: 'Unknown device', isCurrent: true },
      { device: 'Firefox on Windows', isCurrent: false },
      { device: 'Chrome on Android', isCurrent: false },
    ],
  });
  expect(await call(`DELETE /users/sessions/${phone._id}`)).toMatchObject({ status: 200 });
  expect(await call(`DELETE /users/sessions/${phone._id}`)).toMatchObject({ status: 404 });
  await call('POST /users/end-other-sessions');
  expect(shop.sessions.map(({ userId }) => userId)).toEqual(['user_second', 'user_shopper']);
});

it('a deleted account is gone and signed out', async () => {
  shop.signIn();
  await call('POST /users/delete-account', { currentPassword: 'Shopper1!' });
  expect(() => shop.findUser(EMAIL)).toThrow('The test shop has no user shopper@example.com.');
  expect(shop.currentUser).toBeNull();
});
