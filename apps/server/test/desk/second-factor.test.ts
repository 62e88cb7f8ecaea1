import { describe, expect, test } from 'vitest';
import { takeQuota } from '../../src/accounts/passwords/attempt-limits.ts';
import { computeTotp } from '../../src/desk/second-factor/totp.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { signUpNewAdmin } from '../support/people/sign-up-admin.ts';
import { countBy } from '../support/requests/count-by.ts';
import type { Visitor } from '../support/requests/visitor.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app makes of a typed secret. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function openDesk() {
  const shop = await buildTestApp();
  const shopper = { email: 'owner@example.com', password: 'Mirchi-Papad-7!' };
  const { admin: owner } = await signUpNewAdmin(shop, shopper);
  const { secret, uri } = (await owner.post('/desk/second-factor')).body.data;
  const code = () => computeTotp(fromBase32(secret), Math.floor(shop.clock.now() / 30_000));
  return { shop, shopper, owner, secret, uri, code };
}

async function setUp() {
  const desk = await openDesk();
  const reply = await desk.owner.post('/desk/second-factor/confirm', { code: desk.code() });
  if (reply.status !== 200) throw new Error(reply.text);
  const codes: string[] = reply.body.data.recoveryCodes;
  desk.shop.clock.advance(30_000);
  /** The same owner in another browser, without the second factor. */
  const signInAgain = async () => {
    const other = desk.shop.visitor();
    await other.post('/users/login', desk.shopper);
    return other;
  };
  return { ...desk, codes, other: await signInAgain(), signInAgain };
}

/** The account of the shop's only owner. */
async function readUser({ context }: TestShop) {
  return context.db.selectFrom('users').select('id as userId').executeTakeFirstOrThrow();
}

const verify = (desk: Visitor, code: string) => desk.post('/desk/second-factor/verify', { code });
const readState = async (desk: Visitor) => (await desk.get('/desk/me')).body.data.secondFactor;
const countFactors = async ({ context }: TestShop) =>
  (await context.db.selectFrom('desk_second_factors').selectAll().execute()).length;

describe('an owner', () => {
  // product 10.1.4
  test('reaches nothing before the second factor is set up and given', async () => {
    const { owner, uri, secret, code } = await openDesk();
    const locked = { status: 403, body: { code: 'second_factor_required' } };
    expect(await owner.get('/desk/orders')).toMatchObject(locked);
    expect(uri).toContain(`otpauth://totp/Haat:owner%40example.com?issuer=Haat&secret=${secret}&`);
    const wrong = await owner.post('/desk/second-factor/confirm', { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } });
    expect(await owner.get('/desk/orders')).toMatchObject(locked);
    const confirmed = await owner.post('/desk/second-factor/confirm', { code: code() });
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
    expect(await readState(owner)).toBe('confirmed');
    expect((await owner.get('/desk/orders')).status).toBe(200);
  });

  // product 10.1.4
  test('has the same secret when the page is loaded again, and another in each other session', async () => {
    const { shop, shopper, owner, secret, code } = await openDesk();
    shop.clock.advance(60_000);
    expect((await owner.post('/desk/second-factor')).body.data.secret).toBe(secret);
    const other = shop.visitor();
    await other.post('/users/login', shopper);
    const theirs = (await other.post('/desk/second-factor')).body.data.secret;
    expect(theirs).not.toBe(secret);
    // The key of the session before no longer counts.
    const late = await owner.post('/desk/second-factor/confirm', { code: code() });
    expect(late.body.code).toBe('second_factor_wrong');
    expect((await owner.post('/desk/second-factor')).body.data.secret).not.toBe(secret);
  });

  // product 10.1.4
  test('cannot use a code twice, also in another session', async () => {
    const { shop, other, owner, code } = await setUp();
    expect((await verify(other, code())).status).toBe(200);
    expect((await verify(owner, code())).body.code).toBe('second_factor_wrong');
    shop.clock.advance(30_000);
    expect((await verify(owner, code())).status).toBe(200);
  });

  // product 10.1.4
  test('comes in with a recovery code, once, however it is typed', async () => {
    const { other, codes } = await setUp();
    const [first = ''] = codes;
    expect((await verify(other, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await verify(other, first)).body.code).toBe('second_factor_wrong');
    expect(await readState(other)).toBe('confirmed');
  });

  // product 10.1.4
  test('gets one of two sessions through that send a recovery code at once', async () => {
    const { other, owner, codes } = await setUp();
    for (const code of codes.slice(0, 4)) {
      const replies = await Promise.all([verify(other, code), verify(owner, code)]);
      expect(countBy(replies)).toEqual({ 200: 1, 400: 1 });
    }
  });

  // product 10.1.4, 10.1.10
  test('makes new recovery codes, and the ones before are void', async () => {
    const { shop, shopper, other, owner, codes } = await setUp();
    const paths = '/desk/second-factor/recovery-codes';
    expect((await other.post(paths)).body.code).toBe('second_factor_required');
    const { recoveryCodes } = (await owner.post(paths)).body.data;
    expect((await verify(other, codes[0] ?? '')).status).toBe(400);
    expect((await verify(other, recoveryCodes[0])).status).toBe(200);
    const notices = shop.mails.filter(({ subject }) => subject.includes('New recovery codes'));
    expect(notices.map(({ to }) => to)).toEqual([shopper.email]);
  });

  // product 10.1.4
  test('has 10 wrong tries of a session in 15 minutes, and no other session waits', async () => {
    const { shop, other, code, signInAgain } = await setUp();
    const replies = [];
    for (let count = 0; count < 11; count += 1) replies.push(await verify(other, '000000'));
    expect(countBy(replies)).toEqual({ 400: 10, 429: 1 });
    expect((await verify(other, code())).status).toBe(429);
    expect((await verify(await signInAgain(), code())).status).toBe(200);
    shop.clock.advance(15 * 60_000);
    await other.post('/users/refresh-token');
    expect((await verify(other, code())).status).toBe(200);
  });

  // product 10.1.4
  test('comes in with a recovery code while new sessions have guessed 100 times', async () => {
    const { shop, owner, code, codes, signInAgain } = await setUp();
    const { userId } = await readUser(shop);
    const guesses = { name: 'second-factor-new', max: 100, windowMs: 60_000 };
    for (let count = 0; count < 100; count += 1) await takeQuota(shop.context, guesses, userId);
    const other = await signInAgain();
    expect((await verify(other, code())).status).toBe(429);
    expect((await verify(owner, code())).status).toBe(200);
    expect((await verify(other, codes[0] ?? '')).status).toBe(200);
  });

  // product 10.1.4
  test('is not kept out by a clock that was ahead', async () => {
    const { shop, other, owner, code } = await setUp();
    shop.clock.advance(3_600_000);
    await owner.post('/users/refresh-token');
    expect((await verify(owner, code())).status).toBe(200);
    for (let count = 0; count < 10; count += 1) await verify(owner, '000000');
    shop.clock.advance(-3_600_000);
    expect((await verify(other, code())).status).toBe(200);
    expect((await verify(other, code())).body.code).toBe('second_factor_wrong');
    expect((await verify(owner, '000000')).status).toBe(400);
  });

  // product 10.1.4
  test('cannot replace a second factor that is set up, not even in a stolen session', async () => {
    const { shop, other, code } = await setUp();
    const replaced = await other.post('/desk/second-factor');
    expect(replaced).toMatchObject({ status: 409, body: { code: 'second_factor_exists' } });
    const again = await other.post('/desk/second-factor/confirm', { code: code() });
    expect(again.body.code).toBe('second_factor_exists');
    expect(await countFactors(shop)).toBe(1);
  });
});

// product 10.1.4
test('neither the secret nor a code is stored or logged as it is', async () => {
  const { shop, secret, codes } = await setUp();
  const { db } = shop.context;
  const stored = JSON.stringify([
    await db.selectFrom('desk_second_factors').selectAll().execute(),
    await db.selectFrom('desk_recovery_codes').selectAll().execute(),
    await db.selectFrom('desk_audit').selectAll().execute(),
    shop.logLines,
  ]);
  expect(stored).toContain('second_factor.set_up');
  for (const text of [secret, ...codes, codes[0]?.replaceAll('-', '') ?? '']) {
    expect(stored).not.toContain(text);
  }
});
