import { describe, expect, test } from 'vitest';
import { makeAdmin } from '../../../src/accounts/admins.service.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';
import { giveSecondFactor } from '../../support/people/desk-members.ts';
import { findMailedToken } from '../../support/services/mailed-token.ts';

const MINUTE = 60_000;
const ADDRESS = '203.0.113.77';
const WRONG = 'Wrong-Guess-12!';

interface LoggedEvent {
  event: string;
  outcome?: string;
  userId?: string;
  from?: string;
  reqId?: string;
}

/** The events that were logged, in order. */
function readEvents({ logLines }: TestShop): LoggedEvent[] {
  return logLines.flatMap((line) => {
    const { security, from, reqId } = JSON.parse(line);
    return security === undefined ? [] : [{ ...security, from, reqId }];
  });
}

describe('the security log', () => {
  test('tells who did what from where, and nothing that is a secret', async () => {
    const shop = await buildTestApp();
    const secrets = new Set<string>([ADDRESS, WRONG]);
    /** Requests of a browser at this address. */
    const asha = shop.visitor();
    const account = await asha.signUp();
    const { userId, email, password } = account;
    for (const secret of [email, password]) secrets.add(secret);
    const keepSecrets = () => {
      for (const value of asha.cookies.values()) secrets.add(value);
      for (const { to, text } of shop.mails) {
        secrets.add(to);
        for (const [token] of text.matchAll(/[\w-]{43}/g)) secrets.add(token);
      }
    };
    keepSecrets();
    await asha.post(`/users/verify-email/${findMailedToken(shop, 'verify-email')}`);
    for (let count = 0; count < 11; count += 1) {
      await shop.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        remoteAddress: ADDRESS,
        payload: { email, password: WRONG },
      });
    }
    await asha.post('/users/login', { email, password });
    keepSecrets();
    shop.clock.advance(5 * MINUTE);
    await asha.patch('/users/update-account', { email: 'new@example.com' });
    await asha.patch('/users/update-account', {
      email: 'new@example.com',
      currentPassword: password,
    });
    await asha.delete('/users/pending-email');
    await asha.patch('/users/update-account', {
      email: 'new@example.com',
      currentPassword: password,
    });
    keepSecrets();
    await asha.post(
      `/users/verify-email/${findMailedToken(shop, 'verify-email', 'new@example.com')}`,
    );
    keepSecrets();
    await asha.post(
      `/users/undo-email-change/${findMailedToken(shop, 'undo-email-change', email)}`,
    );
    await shop.visitor().post('/users/forgot-password', { email: 'nobody@example.com' });
    await shop.visitor().post('/users/forgot-password', { email });
    keepSecrets();
    const newPassword = 'Haldi-Achar-9!';
    secrets.add(newPassword);
    await asha.post(`/users/reset-password/${findMailedToken(shop, 'reset-password', email)}`, {
      newPassword,
    });
    await asha.post('/users/login', { email, password: newPassword });
    keepSecrets();
    await asha.post('/users/change-password', {
      oldPassword: newPassword,
      newPassword: 'Papad-Masala-3!',
    });
    const stolen = asha.copy();
    await asha.post('/users/refresh-token');
    keepSecrets();
    shop.clock.advance(MINUTE);
    await stolen.post('/users/refresh-token');
    await asha.post('/users/login', { email, password: 'Papad-Masala-3!' });
    keepSecrets();
    await makeAdmin(shop.context.db, email, shop.clock.now());
    await giveSecondFactor(shop, userId);
    await asha.get('/users');
    await asha.get('/message');
    await asha.post('/users/logout', undefined, {
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    await asha.post('/users/logout');
    await shop.inject({
      method: 'POST',
      url: '/api/v1/payment/sandbox/webhook',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': 'f'.repeat(64) },
      payload: '{}',
    });

    const events = readEvents(shop);
    const told = events.map(({ event, outcome }) =>
      outcome === undefined ? event : `${event} ${outcome}`,
    );
    expect(told).toEqual([
      'registered',
      'email-verified',
      ...Array<string>(10).fill('sign-in failed'),
      'sign-in delayed',
      'sign-in ok',
      'session-ended',
      'email-change-refused',
      'email-change-asked',
      'email-change-cancelled',
      'email-change-asked',
      'email-changed',
      'email-change-undone',
      'password-reset-asked unknown-account',
      'password-reset-asked mailed',
      'password-reset',
      'sign-in ok',
      'password-changed',
      'refresh-token-reused',
      'sign-in ok',
      'admin-read',
      'admin-read',
      'origin-refused',
      'session-ended',
      'webhook-signature-rejected',
    ]);
    for (const { event, from, reqId } of events) {
      expect(from, event).toMatch(/^[\w-]{22}$/);
      expect(reqId, event).toMatch(/^[\w-]{36}$/);
    }
    const aboutNobody = ['origin-refused', 'webhook-signature-rejected'];
    const ofAsha = events.filter(
      ({ event, outcome }) => !aboutNobody.includes(event) && outcome !== 'unknown-account',
    );
    expect(new Set(ofAsha.map((event) => event.userId))).toEqual(new Set([userId]));
    // One address is one hash, another address another one.
    expect(new Set(events.map(({ from }) => from)).size).toBe(2);

    const log = shop.logLines.join('');
    expect(secrets.size).toBeGreaterThan(15);
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false);
  });

  test('warns of guesses from many addresses, once', async () => {
    const shop = await buildTestApp();
    const { email, userId } = await shop.visitor().signUp();
    for (let count = 0; count < 40; count += 1) {
      await shop.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        remoteAddress: `198.51.100.${count}`,
        payload: { email, password: WRONG },
      });
    }
    const warnings = readEvents(shop).filter(({ event }) => event === 'guesses-spread');
    expect(warnings).toMatchObject([{ userId, guesses: 30 }]);
  });
});
