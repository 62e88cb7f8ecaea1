import crypto from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '../../src/accounts/sign-in.service.ts';
import { createMailer } from '../../src/platform/mail/mailer.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { interruptBeforeTransaction } from '../support/faults/interrupt-transaction.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { TEST_CALLER } from '../support/people/test-caller.ts';
import { countBy } from '../support/requests/count-by.ts';
import { newShopper, type Visitor } from '../support/requests/visitor.ts';
import { findMailedToken } from '../support/services/mailed-token.ts';

const MINUTE = 60_000;

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/users/current-user')).status === 200;
}

describe('register', () => {
  // product 5.4.2, 7.2.1
  test('creates a customer, starts a session and mails a verification link', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const body = newShopper({ fullName: '  Asha Devi ', email: 'Asha@Example.com' });

    const reply = await asha.post('/users/register', body);

    expect(reply.status).toBe(201);
    expect(reply.body.message).toBe('Registered! Please verify your email.');
    expect(reply.body.data.user).toMatchObject({
      fullName: 'Asha Devi',
      userName: body.userName,
      email: 'Asha@Example.com',
      phoneNumber: '9876543210',
      role: 'customer',
      isEmailVerified: false,
      avatar: null,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await asha.get('/users/current-user')).body.data).toEqual(reply.body.data.user);
    expect(shop.mails).toHaveLength(1);
    expect(shop.mails[0]).toMatchObject({ to: 'Asha@Example.com' });
  });

  test.each(['role', 'isEmailVerified', '_id', '__proto__x'])(
    'rejects the field %s',
    async (field) => {
      const shop = await buildTestApp();
      const reply = await shop.visitor().post('/users/register', newShopper({ [field]: 'admin' }));
      expect(reply.status).toBe(400);
      expect(reply.body.errors[0].field).toBe(field);
    },
  );

  // product 5.2.3
  test('accepts an e-mail address and a user name once, in any case or width', async () => {
    const shop = await buildTestApp();
    await shop.visitor().signUp({ email: 'asha@example.com', userName: 'asha' });
    const sameMail = await shop
      .visitor()
      .post('/users/register', newShopper({ email: 'ASHA@example.com' }));
    const sameName = await shop
      .visitor()
      .post('/users/register', newShopper({ userName: 'ＡＳＨＡ' }));
    expect(sameMail.status).toBe(409);
    expect(sameMail.body.errors).toEqual([
      { field: 'email', message: 'This email is already registered.' },
    ]);
    expect(sameName.status).toBe(409);
    expect(sameName.body.errors[0].field).toBe('userName');
  });

  const SAME_EMAIL = planFigure('the same e-mail registered at once, one account', {
    asked: 100,
    slice: 5,
  });

  test('gives an e-mail address to one of many concurrent requests', { tags: 'figure' }, async ({
    task,
  }) => {
    const end = beginFigure(task, SAME_EMAIL);
    const shop = await buildTestApp();
    const replies = await Promise.all(
      Array.from({ length: SAME_EMAIL.count }, () =>
        shop.visitor().post('/users/register', newShopper({ email: 'one@example.com' })),
      ),
    );
    end(replies.length);
    expect(countBy(replies)).toEqual({ 201: 1, 409: SAME_EMAIL.count - 1 });
    expect(shop.mails).toHaveLength(1);
  });

  test('discloses a taken e-mail address only when no other field is wrong', async () => {
    const shop = await buildTestApp();
    const asha = await shop.visitor().signUp();
    const both = newShopper({ email: asha.email, userName: asha.userName });
    const reply = await shop.visitor().post('/users/register', both);
    expect(reply.status).toBe(409);
    expect(reply.body.errors).toEqual([
      { field: 'userName', message: 'This username is already taken.' },
    ]);
  });

  // product 4.11.2
  test('discloses taken e-mail addresses to an IP address 10 times an hour', async () => {
    const shop = await buildTestApp({ environment: { RATE_LIMITS: 'on' } });
    const { email } = await shop.visitor().signUp();
    const register = (changes: Record<string, unknown>, remoteAddress = '127.0.0.1') =>
      shop.inject({
        method: 'POST',
        url: '/api/v1/users/register',
        remoteAddress,
        payload: newShopper(changes),
      });
    for (let count = 0; count < 10; count += 1) {
      expect((await register({ email })).statusCode).toBe(409);
    }
    const rejected = await register({ email });
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json().message).toContain('Please log in, or try again in an hour.');
    // A free address gets the same response, or the difference would disclose the taken ones.
    expect((await register({})).statusCode).toBe(429);
    expect((await register({}, '192.0.2.7')).statusCode).toBe(201);
    shop.clock.advance(60 * MINUTE);
    expect((await register({})).statusCode).toBe(201);
  });

  // product 4.9.12
  test('rejects common passwords in a public shop', async () => {
    const shop = await buildTestApp({
      environment: { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
    });
    const message = 'This password is too common. Please choose another one.';
    for (const password of ['P@ssw0rd1!', '12345678Z!', 'Qwertyuiop1!']) {
      const reply = await shop.visitor().post('/users/register', newShopper({ password }));
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ field: 'password', message }]);
    }
  });

  // product 4.9.12
  test('requires 8 characters and no name in a public shop', async () => {
    const shop = await buildTestApp({
      environment: { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
    });
    const names = { fullName: 'Asha Devi', userName: 'asha_devi', email: 'ashad@example.com' };
    const registerWith = (password: string) =>
      shop.visitor().post('/users/register', newShopper({ ...names, password }));
    for (const [password, message] of [
      ['Mirc7!x', 'Password must be at least 8 characters.'],
      ['Asha2026!', 'Please choose a password without your name or the name of the shop.'],
      ['Haat1234!', 'Please choose a password without your name or the name of the shop.'],
    ] as const) {
      const reply = await registerWith(password);
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ field: 'password', message }]);
    }
    expect((await registerWith('Mirchi-7!')).status).toBe(201);
    const elsewhere = (await buildTestApp()).visitor();
    expect(
      (await elsewhere.post('/users/register', newShopper({ password: 'Mirc7!' }))).status,
    ).toBe(201);
  });
});

describe('login', () => {
  // product 4.9.11, 5.2.2
  test('responds alike to an unknown e-mail address and a wrong password', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const wrong = await shop.visitor().post('/users/login', { email, password: 'Wrong-12!' });
    const unknown = await shop
      .visitor()
      .post('/users/login', { email: 'nobody@example.com', password: 'Wrong-12!' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.body.message).toBe('Login failed. Please check your credentials and try again.');
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  // product 4.9.11
  test('compares an unknown e-mail address with a hash as costly as that of an account', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const hashing = vi.spyOn(crypto, 'argon2');
    syncBuiltinESMExports();
    onTestFinished(() => {
      hashing.mockRestore();
      syncBuiltinESMExports();
    });
    const costs = [];
    for (const guessed of [email, 'nobody@example.com']) {
      hashing.mockClear();
      await shop.visitor().post('/users/login', { email: guessed, password: 'Wrong-12!' });
      costs.push(
        hashing.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
          ...{ algorithm, memory, passes, parallelism, tagLength },
        })),
      );
    }
    expect(costs[0]).toHaveLength(1);
    expect(costs[1]).toEqual(costs[0]);
  });

  test('a correct password resets the counter', async () => {
    const shop = await buildTestApp();
    const { email, password } = await shop.visitor().signUp();
    const guess = (text: string) => shop.visitor().post('/users/login', { email, password: text });
    for (let count = 0; count < 9; count += 1) await guess('Wrong-12!');
    expect((await guess(password)).status).toBe(200);
    for (let count = 0; count < 9; count += 1) await guess('Wrong-12!');
    expect((await guess(password)).status).toBe(200);
  });

  // product 4.10.4
  test('ends the browser’s previous session', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const { email, password } = await asha.signUp();
    const before = asha.copy();
    await asha.post('/users/login', { email, password });
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(asha)).toBe(true);
  });

  test('fails with a password that is reset while it is compared', async () => {
    const shop = await buildTestApp();
    const { email, password } = await shop.visitor().signUp();
    await shop.visitor().post('/users/forgot-password', { email });
    const link = `/users/reset-password/${findMailedToken(shop, 'reset-password')}`;
    const newPassword = 'Other-Mirch1!';
    const { db } = shop.context;
    // The password was correct, but the reset is committed before the session.
    const interrupted = interruptBeforeTransaction(db, async () => {
      expect((await shop.visitor().post(link, { newPassword })).status).toBe(200);
    });
    const late = signIn(
      { ...shop.context, db: interrupted },
      TEST_CALLER,
      { email, password },
      'Firefox',
    );
    await expect(late).rejects.toThrow('Login failed. Please check your credentials');
    const open = await db
      .selectFrom('session_families')
      .select('id')
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  // product 4.10.1
  test('sets session cookies when the sign-in is not remembered', async () => {
    const shop = await buildTestApp();
    const { email, password } = await shop.visitor().signUp();
    const brief = await shop.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { email, password, rememberMe: false },
    });
    const remembered = await shop.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { email, password, rememberMe: true },
    });
    expect(brief.cookies.map((cookie) => cookie.maxAge)).toEqual(Array(4).fill(undefined));
    expect(remembered.cookies.map((cookie) => cookie.maxAge)).toEqual([
      900,
      30 * 86_400,
      30 * 86_400,
      365 * 86_400,
    ]);
  });
});

describe('cookies', () => {
  test('on http they have no prefix, are HttpOnly and SameSite=Lax', async () => {
    const shop = await buildTestApp();
    const reply = await shop.inject({
      method: 'POST',
      url: '/api/v1/users/register',
      payload: newShopper(),
    });
    for (const cookie of reply.cookies) {
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
      expect(cookie.secure).toBeUndefined();
      expect(cookie.domain).toBeUndefined();
    }
    const secrets = reply.cookies.filter((cookie) => cookie.httpOnly === true);
    expect(secrets.map((cookie) => cookie.name)).toEqual([
      'haat_access',
      'haat_refresh',
      'haat_device',
    ]);
  });

  // product 4.10.3
  test('the session hint, which scripts can read, states only that there is a session, and is deleted with it', async () => {
    const shop = await buildTestApp();
    const registered = await shop.inject({
      method: 'POST',
      url: '/api/v1/users/register',
      payload: newShopper(),
    });
    const hint = registered.cookies.find((cookie) => cookie.name === 'haat_signed_in');
    expect(hint).toMatchObject({ value: expect.stringMatching(/^[\w-]{8}$/), maxAge: 30 * 86_400 });
    expect(hint?.httpOnly).toBeUndefined();

    const guest = shop.visitor();
    guest.cookies.set('haat_signed_in', '1');
    expect(await isSignedIn(guest)).toBe(false);

    const asha = shop.visitor();
    await asha.signUp();
    const before = asha.cookies.get('haat_signed_in');
    await asha.post('/users/refresh-token');
    expect(asha.cookies.get('haat_signed_in')).toMatch(/^[\w-]{8}$/);
    expect(asha.cookies.get('haat_signed_in')).not.toBe(before);
    await asha.post('/users/logout');
    expect(asha.cookies.has('haat_signed_in')).toBe(false);
  });

  // product 4.10.3
  test('on https they are Secure and have the __Host- prefix', async () => {
    const shop = await buildTestApp({
      environment: { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
    });
    const asha = shop.visitor();
    await asha.signUp();
    expect(Array.from(asha.cookies.keys())).toEqual([
      '__Host-haat_access',
      '__Host-haat_refresh',
      'haat_signed_in',
      '__Host-haat_device',
    ]);
    const reply = await asha.get('/users/current-user');
    expect(reply.status).toBe(200);
    expect(reply.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  // product 4.10.3
  test('tokens are stored as hashes only', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const rows = await shop.database.db.selectFrom('session_tokens').selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(2);
    for (const name of ['haat_access', 'haat_refresh']) {
      expect(stored).not.toContain(asha.cookies.get(name));
    }
  });
});

describe('logout', () => {
  test('ends the session for copies of the cookies, too', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const copy = asha.copy();
    const reply = await asha.post('/users/logout');
    expect(reply.body).toEqual({ success: true, message: 'Logged out', data: null });
    expect(reply.headers['clear-site-data']).toBe('"cache"');
    expect(Array.from(asha.cookies.keys())).toEqual(['haat_device']);
    expect(await isSignedIn(copy)).toBe(false);
    expect((await copy.post('/users/refresh-token')).status).toBe(401);
  });

  // product 7.2.1
  test('works with an expired access token, and without a token', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const copy = asha.copy();
    asha.cookies.delete('haat_access');
    expect((await asha.post('/users/logout')).status).toBe(200);
    expect((await copy.post('/users/refresh-token')).status).toBe(401);
    expect((await shop.visitor().post('/users/logout')).status).toBe(200);
  });
});

describe('update account', () => {
  // product 7.2.1
  test('changes only the fields of the request', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const before = await asha.signUp();
    const reply = await asha.patch('/users/update-account', { fullName: ' Asha Kumari ' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: 'Account updated',
      data: { fullName: 'Asha Kumari', email: before.email, phoneNumber: before.phoneNumber },
    });
  });
});

describe('change e-mail', () => {
  test('mails the current address at most 5 times an hour, whatever the new address', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const { password: currentPassword } = await asha.signUp();
    const change = (count: number) =>
      asha.patch('/users/update-account', {
        email: `stranger-${count}@example.com`,
        currentPassword,
      });
    for (let count = 1; count <= 5; count += 1) expect((await change(count)).status).toBe(200);
    const before = shop.mails.length;
    const rejected = await change(6);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(shop.mails).toHaveLength(before);
    const { email, pendingEmail } = (await asha.get('/users/current-user')).body.data;
    expect(pendingEmail).toBe('stranger-5@example.com');
    // A request without a mail is not counted.
    const unchanged = { email, fullName: 'Asha Devi' };
    expect((await asha.patch('/users/update-account', unchanged)).status).toBe(200);
    shop.clock.advance(60 * MINUTE + 1);
    await asha.post('/users/refresh-token');
    expect((await change(6)).status).toBe(200);
  });
});

describe('change password', () => {
  // product 4.9.2, 7.2.1, 8.11.1
  test('needs the old password, and ends all other sessions', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const { email, password } = await asha.signUp();
    const phone = shop.visitor();
    await phone.post('/users/login', { email, password });

    const wrong = await asha.post('/users/change-password', {
      oldPassword: 'Wrong-12!',
      newPassword: 'Better-34!',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors[0].field).toBe('oldPassword');
    expect(await isSignedIn(phone)).toBe(true);

    const right = await asha.post('/users/change-password', {
      oldPassword: password,
      newPassword: 'Better-34!',
    });
    expect(right.body).toEqual({ success: true, message: 'Password changed', data: null });
    expect(await isSignedIn(asha)).toBe(true);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await phone.post('/users/refresh-token')).status).toBe(401);
    const login = (text: string) => shop.visitor().post('/users/login', { email, password: text });
    expect((await login(password)).status).toBe(401);
    expect((await login('Better-34!')).status).toBe(200);
  });

  test('counts wrong old passwords like failed sign-ins', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const guess = () =>
      asha.post('/users/change-password', { oldPassword: 'Wrong-12!', newPassword: 'Better-34!' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe('forgotten password', () => {
  // product 4.9.1, 7.2.1
  test('the mailed link sets a new password once and ends all sessions', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const { email } = await asha.signUp();
    const reply = await shop.visitor().post('/users/forgot-password', { email });
    expect(reply.body).toEqual({ success: true, message: 'Password reset mail sent', data: null });
    const token = findMailedToken(shop, 'reset-password');

    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shop.visitor().post(`/users/reset-password/${token}`, { newPassword: `Better-${index}0!` }),
      ),
    );
    const winner = replies.findIndex((one) => one.status === 200);
    expect(replies.map((one) => one.status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await isSignedIn(asha)).toBe(false);
    const login = await shop
      .visitor()
      .post('/users/login', { email, password: `Better-${winner}0!` });
    expect(login.status).toBe(200);
  });

  test('responds alike for an unknown address, and mails nothing', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const known = await shop.visitor().post('/users/forgot-password', { email });
    const sent = shop.mails.length;
    const unknown = await shop
      .visitor()
      .post('/users/forgot-password', { email: 'nobody@example.com' });
    expect(unknown.text).toBe(known.text);
    expect(shop.mails).toHaveLength(sent);
  });

  test('responds before it looks up the address, and completes before a shutdown', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const sent = shop.mails.length;
    const { promise: isLookedUp, resolve: lookUp } = Promise.withResolvers<void>();
    const { background } = shop.context;
    const runAfter = vi.spyOn(background, 'runAfter').mockImplementation((reply, work) => {
      runAfter.mockRestore();
      background.runAfter(reply, async () => {
        await isLookedUp;
        await work();
      });
    });
    const isIdle = vi.spyOn(background, 'whenIdle').mockResolvedValueOnce();
    const reply = await shop.visitor().post('/users/forgot-password', { email });
    expect(reply.status).toBe(200);
    expect(shop.mails).toHaveLength(sent);
    isIdle.mockRestore();
    const closing = shop.server.close();
    lookUp();
    await closing;
    expect(shop.mails).toHaveLength(sent + 1);
  });

  // product 4.9.1
  test('the link is invalid after 30 minutes, and after a newer request', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const visitor = shop.visitor();
    const use = (token: string) =>
      visitor.post(`/users/reset-password/${token}`, { newPassword: 'Better-34!' });
    await visitor.post('/users/forgot-password', { email });
    const first = findMailedToken(shop, 'reset-password');
    await visitor.post('/users/forgot-password', { email });
    const second = findMailedToken(shop, 'reset-password');
    expect((await use(first)).status).toBe(404);
    shop.clock.advance(30 * MINUTE);
    expect((await use(second)).status).toBe(404);
  });

  test('links start with PUBLIC_ORIGIN, not with the Host header', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    await shop
      .visitor()
      .post('/users/forgot-password', { email }, { headers: { host: 'evil.example' } });
    expect(shop.mails.at(-1)?.text).not.toContain('evil.example');
  });
});

describe('mails that anybody can cause', () => {
  // product 4.11.1
  test('are 3 an hour per mailbox, whatever the account, purpose and letter case', async () => {
    const shop = await buildTestApp();
    const spellings = ['victim@example.com', 'vic.tim@example.com', 'Victim+1@example.com'];
    for (const email of spellings) await shop.visitor().signUp({ email });
    expect(shop.mails).toHaveLength(3);
    const known = await shop.visitor().post('/users/forgot-password', { email: spellings[0] });
    const unknown = await shop.visitor().post('/users/forgot-password', { email: 'x@example.com' });
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    for (let count = 0; count < 5; count += 1) {
      const attacker = shop.visitor();
      await attacker.signUp();
      const change = { email: `victim+${count + 2}@example.com` };
      expect((await attacker.patch('/users/update-account', change)).status).toBe(200);
      expect((await attacker.post('/users/resend-email-verification')).status).toBe(200);
    }
    const isToVictim = ({ to }: { to: string }) => /^vic/i.test(to);
    expect(shop.mails.filter(isToVictim)).toHaveLength(3);

    shop.clock.advance(60 * MINUTE);
    await shop.visitor().post('/users/forgot-password', { email: spellings[0] });
    expect(shop.mails.filter(isToVictim)).toHaveLength(4);
  });

  // product 4.11.1
  test('do not use up the quota of notices to the owner', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const { email, password } = await asha.signUp();
    for (let count = 0; count < 3; count += 1) {
      await shop.visitor().post('/users/forgot-password', { email });
    }
    const before = shop.mails.length;
    await asha.patch('/users/update-account', { email: 'new@example.com' });
    const passwords = { oldPassword: password, newPassword: 'Better-34!' };
    await asha.post('/users/change-password', passwords);
    expect(shop.mails.slice(before).map(({ subject }) => subject)).toEqual([
      'Please confirm your new e-mail address',
      'Your e-mail address is about to change',
      'Your password was changed',
    ]);
  });
});

describe('e-mail verification', () => {
  // product 4.9.3
  test('works once', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const token = findMailedToken(shop, 'verify-email');
    expect((await shop.visitor().post(`/users/verify-email/${token}`)).body).toEqual({
      success: true,
      message: 'Email verified',
      data: null,
    });
    expect((await asha.get('/users/current-user')).body.data.isEmailVerified).toBe(true);
    expect((await shop.visitor().post(`/users/verify-email/${token}`)).status).toBe(404);
    expect((await asha.post('/users/resend-email-verification')).status).toBe(409);
  });

  // product 4.9.3, 7.2.1
  test('a resent link replaces the previous one; at most 3 an hour', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const first = findMailedToken(shop, 'verify-email');
    for (let count = 0; count < 3; count += 1) {
      expect((await asha.post('/users/resend-email-verification')).status).toBe(200);
    }
    expect((await asha.post('/users/resend-email-verification')).status).toBe(429);
    expect((await asha.post(`/users/verify-email/${first}`)).status).toBe(404);
    const last = findMailedToken(shop, 'verify-email');
    expect((await asha.post(`/users/verify-email/${last}`)).status).toBe(200);
  });
});

test('without SMTP_URL each mail is a file in the outbox', async () => {
  const shop = await buildTestApp();
  const mailer = createMailer(shop.config, shop.context.log);
  mailer.post({ to: 'asha@example.com', subject: 'नमस्ते', text: 'A link: https://x.example/y' });
  await mailer.close();
  const folder = join(shop.config.dataDir, 'outbox');
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/\.eml$/);
  const text = await readFile(join(folder, files[0] ?? ''), 'utf8');
  expect(text).toContain('To: asha@example.com');
  expect(text).toContain('https://x.example/y');
});
