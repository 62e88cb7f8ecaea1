import { describe, expect, test } from 'vitest';
import { updateAccount } from '../../src/accounts/accounts.service.ts';
import { UnauthenticatedError } from '../../src/errors.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { interruptBeforeTransaction } from '../support/faults/interrupt-transaction.ts';
import { newAddress } from '../support/goods/stock-fixture.ts';
import { TEST_CALLER } from '../support/people/test-caller.ts';
import type { Reply, Visitor } from '../support/requests/visitor.ts';
import { findMailedToken } from '../support/services/mailed-token.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW_PASSWORD = 'Haldi-Achar-9!';

/** A shopper with a verified address whose sign-in is not recent. */
async function arrangeOwner(shop: TestShop) {
  const owner = shop.visitor();
  const account = await owner.signUp();
  await proveAddress(shop, account.email);
  shop.clock.advance(6 * MINUTE);
  return { owner, ...account };
}

function proveAddress(shop: TestShop, email: string): Promise<Reply> {
  return shop.visitor().post(`/users/verify-email/${findMailedToken(shop, 'verify-email', email)}`);
}

async function getUser(visitor: Visitor) {
  return (await visitor.get('/users/current-user')).body.data;
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/users/current-user')).status === 200;
}

async function canSignIn(shop: TestShop, email: string, password: string): Promise<boolean> {
  return (await shop.visitor().post('/users/login', { email, password })).status === 200;
}

async function resetByMail(shop: TestShop, email: string): Promise<number> {
  const visitor = shop.visitor();
  await visitor.post('/users/forgot-password', { email });
  const token = findMailedToken(shop, 'reset-password', email);
  const body = { newPassword: NEW_PASSWORD };
  return (await visitor.post(`/users/reset-password/${token}`, body)).status;
}

/** Requests a new address with the password, and verifies it. */
async function changeEmail(
  shop: TestShop,
  visitor: Visitor,
  change: { email: string; currentPassword: string },
): Promise<void> {
  const asked = await visitor.patch('/users/update-account', change);
  expect(asked.status).toBe(200);
  expect((await proveAddress(shop, change.email)).status).toBe(200);
}

async function endOldestSession(visitor: Visitor): Promise<Reply> {
  const { sessions } = (await visitor.get('/users/sessions')).body.data;
  return visitor.delete(`/users/sessions/${sessions.at(-1)._id}`);
}

describe('a request for a new e-mail address', () => {
  // product 4.9.4, 8.11.1
  test('needs the password or a recent sign-in; other fields do not', async () => {
    const shop = await buildTestApp();
    const { owner, password } = await arrangeOwner(shop);
    const change = (body: object) => owner.patch('/users/update-account', body);
    const email = 'new@example.com';

    const without = await change({ email });
    expect(without.status).toBe(400);
    expect(without.body.errors).toEqual([
      {
        field: 'currentPassword',
        message: 'Please enter your current password to change your email.',
      },
    ]);
    const wrong = await change({ email, currentPassword: 'Wrong-12!' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual([
      { field: 'currentPassword', message: 'Current password is not correct.' },
    ]);
    expect(await getUser(owner)).not.toHaveProperty('pendingEmail');
    expect((await change({ fullName: 'Asha Devi', phoneNumber: '98' })).status).toBe(200);
    expect((await change({ email, currentPassword: password })).status).toBe(200);

    const young = shop.visitor();
    await young.signUp();
    shop.clock.advance(5 * MINUTE - 1);
    const right = await young.patch('/users/update-account', { email: 'young@example.com' });
    expect(right.status).toBe(200);
    // A refresh does not renew the time of the sign-in.
    shop.clock.advance(1);
    await young.post('/users/refresh-token');
    const late = await young.patch('/users/update-account', { email: 'late@example.com' });
    expect(late.status).toBe(400);
  });

  // product 3.1.2, 4.9.4
  test('stores a pending address until its link is opened, and notifies the current one', async () => {
    const shop = await buildTestApp();
    const { owner, email, password } = await arrangeOwner(shop);
    const phone = shop.visitor();
    await phone.post('/users/login', { email, password });
    shop.mails.length = 0;

    const asked = await owner.patch('/users/update-account', {
      email: 'new@example.com',
      currentPassword: password,
    });
    expect(asked.body.data).toMatchObject({
      email,
      isEmailVerified: true,
      pendingEmail: 'new@example.com',
    });
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['new@example.com', 'Please confirm your new e-mail address'],
      [email, 'Your e-mail address is about to change'],
    ]);
    expect(await canSignIn(shop, email, password)).toBe(true);
    expect(await canSignIn(shop, 'new@example.com', password)).toBe(false);
    await shop.visitor().post('/users/forgot-password', { email: 'new@example.com' });
    expect(shop.mails).toHaveLength(2);

    expect((await proveAddress(shop, 'new@example.com')).status).toBe(200);
    const changed = await getUser(owner);
    expect(changed).toMatchObject({ email: 'new@example.com', isEmailVerified: true });
    expect(changed).not.toHaveProperty('pendingEmail');
    // The session of the request stays open, all others have ended.
    expect(await isSignedIn(phone)).toBe(false);
    expect(await canSignIn(shop, 'new@example.com', password)).toBe(true);
    expect(shop.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'The e-mail address of your account was changed',
    });
  });

  // product 4.9.5
  test('can be cancelled, and its link mailed again', async () => {
    const shop = await buildTestApp();
    const { owner, email, password } = await arrangeOwner(shop);
    const change = { email: 'new@example.com', currentPassword: password };
    await owner.patch('/users/update-account', change);
    const first = findMailedToken(shop, 'verify-email', change.email);
    expect((await owner.post('/users/resend-email-verification')).status).toBe(200);
    const second = findMailedToken(shop, 'verify-email', change.email);
    expect(second).not.toBe(first);

    const cancelled = await owner.delete('/users/pending-email');
    expect(cancelled.body).toEqual({
      success: true,
      message: 'Email change cancelled',
      data: null,
    });
    expect((await owner.delete('/users/pending-email')).status).toBe(200);
    expect((await shop.visitor().delete('/users/pending-email')).status).toBe(401);
    expect((await owner.post(`/users/verify-email/${second}`)).status).toBe(404);
    expect(await getUser(owner)).toMatchObject({ email });
    expect(await getUser(owner)).not.toHaveProperty('pendingEmail');
  });

  // product 4.9.5
  test('is cancelled by a change or a reset of the password', async () => {
    const shop = await buildTestApp();
    const { owner, email, password } = await arrangeOwner(shop);
    const ask = (currentPassword: string) =>
      owner.patch('/users/update-account', { email: 'new@example.com', currentPassword });
    await ask(password);
    await owner.post('/users/change-password', {
      oldPassword: password,
      newPassword: 'Papad-Masala-3!',
    });
    expect((await proveAddress(shop, 'new@example.com')).status).toBe(404);
    await ask('Papad-Masala-3!');
    expect(await resetByMail(shop, email)).toBe(200);
    expect((await proveAddress(shop, 'new@example.com')).status).toBe(404);
  });

  test.each([
    ['from the list', (owner: Visitor) => endOldestSession(owner)],
    ['with all others', (owner: Visitor) => owner.post('/users/end-other-sessions')],
  ])('is cancelled when its session is ended %s', async (_, end) => {
    const shop = await buildTestApp();
    const { owner: asking, email, password } = await arrangeOwner(shop);
    const change = { email: 'new@example.com', currentPassword: password };
    await asking.patch('/users/update-account', change);
    shop.clock.advance(MINUTE);
    const owner = shop.visitor();
    await owner.post('/users/login', { email, password });
    expect((await end(owner)).status).toBe(200);
    expect(await getUser(owner)).not.toHaveProperty('pendingEmail');
    expect((await proveAddress(shop, 'new@example.com')).status).toBe(404);
    expect((await getUser(owner)).email).toBe(email);
  });

  test.each([
    ['the password is changed', 'change-password'],
    ['the session is ended', 'sessions'],
  ])('is not written when %s during the request', async (_, meanwhile) => {
    const shop = await buildTestApp();
    const { owner: thief, userId, email, password } = await arrangeOwner(shop);
    const { db } = shop.context;
    const { id: refreshTokenFamilyId } = await db
      .selectFrom('session_families')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const owner = shop.visitor();
    await owner.post('/users/login', { email, password });
    const late = updateAccount(
      {
        ...shop.context,
        db: interruptBeforeTransaction(db, async () => {
          const reply =
            meanwhile === 'sessions'
              ? await owner.post('/users/end-other-sessions')
              : await owner.post('/users/change-password', {
                  oldPassword: password,
                  newPassword: NEW_PASSWORD,
                });
          expect(reply.status).toBe(200);
        }),
      },
      TEST_CALLER,
      { userId, role: 'customer', accountRole: 'customer', refreshTokenFamilyId },
      { email: 'evil@attacker.example', currentPassword: password },
    );
    await expect(late).rejects.toThrow(UnauthenticatedError);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await getUser(owner)).not.toHaveProperty('pendingEmail');
    expect(shop.mails.some(({ to }) => to === 'evil@attacker.example')).toBe(false);
  });
});

describe('a pending address', () => {
  test('replaces that of a newer account that never verified it and owns no data', async () => {
    const shop = await buildTestApp();
    const { owner, password } = await arrangeOwner(shop);
    const change = { email: 'mine@example.com', currentPassword: password };
    await owner.patch('/users/update-account', change);
    const token = findMailedToken(shop, 'verify-email', change.email);
    const other = shop.visitor();
    await other.signUp({ email: 'mine@example.com' });

    expect((await shop.visitor().post(`/users/verify-email/${token}`)).status).toBe(200);
    expect((await getUser(owner)).email).toBe('mine@example.com');
    expect(await isSignedIn(other)).toBe(false);
  });

  test.each([
    ['data', 'address'],
    ['a verified address', 'proof'],
    // product 8.11.1
  ])('does not replace that of an account with %s', async (_, holds) => {
    const shop = await buildTestApp();
    const { owner, email, password } = await arrangeOwner(shop);
    const change = { email: 'mine@example.com', currentPassword: password };
    await owner.patch('/users/update-account', change);
    const token = findMailedToken(shop, 'verify-email', change.email);
    const other = shop.visitor();
    await other.signUp({ email: 'mine@example.com' });
    if (holds === 'proof') await proveAddress(shop, 'mine@example.com');
    else {
      const saved = await other.post('/address/create-address', newAddress());
      expect(saved.status).toBe(201);
    }
    const reply = await shop.visitor().post(`/users/verify-email/${token}`);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toContain('This email belongs to another account.');
    expect((await getUser(owner)).email).toBe(email);
    expect(await isSignedIn(other)).toBe(true);
    // The owner of the mailbox recovers that account, with its data.
    expect(await resetByMail(shop, 'mine@example.com')).toBe(200);
    expect(await canSignIn(shop, 'mine@example.com', NEW_PASSWORD)).toBe(true);
  });

  test('a reset by mail verifies the mailbox', async () => {
    const shop = await buildTestApp();
    const visitor = shop.visitor();
    const { email } = await visitor.signUp();
    expect(await resetByMail(shop, email)).toBe(200);
    const login = await visitor.post('/users/login', { email, password: NEW_PASSWORD });
    expect(login.body.data.user.isEmailVerified).toBe(true);
  });
});

describe('a stolen session', () => {
  /** The steps of a thief who knows the password, in the order that once took an account for good. */
  async function hijack(shop: TestShop) {
    const { owner, email, password } = await arrangeOwner(shop);
    const thief = shop.visitor();
    await thief.post('/users/login', { email, password });
    await changeEmail(shop, thief, { email: 'evil@attacker.example', currentPassword: password });
    expect(await isSignedIn(owner)).toBe(false);
    return { thief, email, password };
  }

  async function expectOwned(shop: TestShop, email: string, thief: Visitor): Promise<void> {
    expect(await isSignedIn(thief)).toBe(false);
    expect(await canSignIn(shop, email, NEW_PASSWORD)).toBe(true);
    expect(await canSignIn(shop, 'evil@attacker.example', NEW_PASSWORD)).toBe(false);
    // The thief's mailbox can no longer recover the account.
    const before = shop.mails.length;
    await shop.visitor().post('/users/forgot-password', { email: 'evil@attacker.example' });
    expect(shop.mails).toHaveLength(before);
  }

  // product 4.9.4
  test('the owner recovers the account by a reset mail to the previous address', async () => {
    const shop = await buildTestApp();
    const { thief, email } = await hijack(shop);
    expect(await resetByMail(shop, email)).toBe(200);
    await expectOwned(shop, email, thief);
  });

  // product 4.9.4
  test('also by the undo link, which mails a reset link', async () => {
    const shop = await buildTestApp();
    const { thief, email, password } = await hijack(shop);
    await shop.visitor().post('/users/forgot-password', { email: 'evil@attacker.example' });
    const thiefsReset = findMailedToken(shop, 'reset-password', 'evil@attacker.example');
    const token = findMailedToken(shop, 'undo-email-change', email);
    shop.clock.advance(7 * DAY - 1);
    const undone = await shop.visitor().post(`/users/undo-email-change/${token}`);
    expect(undone.body).toEqual({ success: true, message: 'Email change undone', data: null });
    expect(await isSignedIn(thief)).toBe(false);
    // The thief's password is invalid before the owner has chosen a new one.
    expect(await canSignIn(shop, email, password)).toBe(false);
    const body = { newPassword: NEW_PASSWORD };
    expect((await thief.post(`/users/reset-password/${thiefsReset}`, body)).status).toBe(404);
    const reset = findMailedToken(shop, 'reset-password', email);
    expect((await shop.visitor().post(`/users/reset-password/${reset}`, body)).status).toBe(200);
    await expectOwned(shop, email, thief);
    // The link works once.
    expect((await shop.visitor().post(`/users/undo-email-change/${token}`)).status).toBe(404);
  });

  // product 4.9.4
  test('after 7 days the link is invalid, and the previous address gets no reset mails', async () => {
    const shop = await buildTestApp();
    const { email } = await hijack(shop);
    const token = findMailedToken(shop, 'undo-email-change', email);
    shop.clock.advance(7 * DAY);
    const late = await shop.visitor().post(`/users/undo-email-change/${token}`);
    expect(late.status).toBe(404);
    const before = shop.mails.length;
    expect((await shop.visitor().post('/users/forgot-password', { email })).status).toBe(200);
    expect(shop.mails).toHaveLength(before);
  });

  test('links are stored as hashes only', async () => {
    const shop = await buildTestApp();
    const { email } = await hijack(shop);
    const rows = await shop.context.db.selectFrom('email_changes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(findMailedToken(shop, 'undo-email-change', email));
  });
});
