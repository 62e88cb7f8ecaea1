import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addMaker } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import type { Visitor } from '../support/requests/visitor.ts';

const KAMLA = {
  fullName: 'कमला बाई',
  phoneNumber: '९८२९० ५५५५५',
  password: 'पापड़-Papad-१7!',
  language: 'hi',
};

const { password } = KAMLA;

async function arrange(settings: Parameters<typeof buildTestApp>[0] = {}) {
  const shop = await buildTestApp(settings);
  const maker = await addMaker(shop.context);
  const owner = await signUpDeskMember(shop, 'owner', null, { email: 'owner@example.com' });
  shop.mails.length = 0;
  async function invite(body: object = { role: 'group_member', makerId: maker.id }) {
    const reply = await owner.post('/desk/invites', body);
    return `/desk/invite/${reply.body.data.token}`;
  }
  const countUsers = async () =>
    (await shop.context.db.selectFrom('users').select('id').execute()).length;
  return { shop, owner, maker, invite, countUsers };
}

const join = (visitor: Visitor, link: string, changes: object = {}) =>
  visitor.post(`${link}/account`, { ...KAMLA, ...changes });

test('what an invite says is in no cache', async () => {
  const { shop, invite } = await arrange();
  const { status, headers } = await shop.visitor().get(await invite());
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
});

describe('an invite makes an account', () => {
  // product 10.1.11
  test('that is a member and signed in, without an e-mail address', async () => {
    const { shop, maker, invite } = await arrange();
    const kamla = shop.visitor();
    const reply = await join(kamla, await invite());
    expect(reply).toMatchObject({
      status: 201,
      body: { data: { user: { fullName: 'कमला बाई', email: '', phoneNumber: '9829055555' } } },
    });
    // Others see the username.
    expect(reply.body.data.user.userName).not.toMatch(/55555/);
    expect((await kamla.get('/desk/me')).body.data).toMatchObject({
      role: 'group_member',
      maker: { _id: maker.id },
      user: { email: '' },
    });
    expect(shop.mails).toEqual([]);
    const { db } = shop.context;
    const logged = await db
      .selectFrom('desk_audit')
      .select(['action', 'changed_by'])
      .where('action', '=', 'invite.accepted')
      .execute();
    expect(logged).toEqual([{ action: 'invite.accepted', changed_by: reply.body.data.user._id }]);
  });

  // product 10.1.11
  test('with an e-mail address, which gets the verification mail in her language', async () => {
    const { shop, invite } = await arrange();
    const kamla = shop.visitor();
    expect((await join(kamla, await invite(), { email: 'kamla@example.com' })).status).toBe(201);
    expect(shop.mails.map(({ to }) => to)).toEqual(['kamla@example.com']);
    expect(shop.mails[0]?.text).toMatch(/नमस्ते/);
  });

  // product 10.1.10, 10.1.11
  test('for an owner or a coordinator with an e-mail address alone', async () => {
    const { shop, invite, countUsers } = await arrange();
    const link = await invite({ role: 'owner' });
    const users = await countUsers();
    const refused = await join(shop.visitor(), link);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    expect(await countUsers()).toBe(users);
    const asha = shop.visitor();
    expect((await join(asha, link, { email: 'asha@example.com' })).status).toBe(201);
    expect((await asha.get('/desk/me')).body.data).toMatchObject({
      role: 'owner',
      secondFactor: 'none',
    });
    const told = shop.mails.filter(({ subject }) => subject.includes('A new owner of the desk'));
    expect(told.map(({ to }) => to).toSorted()).toEqual(['asha@example.com', 'owner@example.com']);
  });
});

describe('an invite makes no account', () => {
  // product 10.1.3, 10.1.11
  test('when it is used, revoked or too old, or its maker lost the right', async () => {
    const { shop, owner, invite, countUsers } = await arrange();
    const used = await invite();
    expect((await join(shop.visitor(), used)).status).toBe(201);
    const revoked = await invite({ role: 'writer' });
    const { invites } = (await owner.get('/desk/invites')).body.data;
    await owner.delete(`/desk/invites/${invites[0]._id}`);
    const coordinator = await signUpDeskMember(shop, 'coordinator');
    const { token } = (await coordinator.post('/desk/invites', { role: 'packer' })).body.data;
    const headers = { 'if-match': '"1"' };
    await owner.patch(`/desk/members/${coordinator.userId}`, { role: 'packer' }, { headers });
    const old = await invite();
    const users = await countUsers();
    const other = { phoneNumber: '9829066666' };
    for (const link of [used, revoked, `/desk/invite/${token}`, `/desk/invite/${'x'.repeat(43)}`]) {
      const reply = await join(shop.visitor(), link, other);
      expect(reply).toMatchObject({ status: 404, body: { code: 'link_expired' } });
    }
    shop.clock.advance(7 * 86_400_000);
    expect((await join(shop.visitor(), old, other)).body.code).toBe('link_expired');
    expect(await countUsers()).toBe(users);
  });

  // product 10.1.11
  test('twice, also when two ask at once', async () => {
    const { shop, invite, countUsers } = await arrange();
    const link = await invite();
    const users = await countUsers();
    const replies = await Promise.all([
      join(shop.visitor(), link),
      join(shop.visitor(), link, { phoneNumber: '9829066666' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 404]);
    expect(await countUsers()).toBe(users + 1);
  });

  // product 10.1.11
  test('for a phone number or an e-mail address of an account, and stays open', async () => {
    const { shop, invite, countUsers } = await arrange();
    const email = 'kamla@example.com';
    expect((await join(shop.visitor(), await invite(), { email })).status).toBe(201);
    const link = await invite();
    const users = await countUsers();
    expect(await join(shop.visitor(), link, { phoneNumber: '+91 98290-55555' })).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', errors: [{ field: 'phoneNumber' }] },
    });
    const phoneNumber = '9829066666';
    const taken = await join(shop.visitor(), link, { phoneNumber, email: 'KAMLA@example.com' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await countUsers()).toBe(users);
    expect((await join(shop.visitor(), link, { phoneNumber })).status).toBe(201);
  });

  // product 10.1.11
  test.each([
    ['fullName', ' '],
    ['phoneNumber', '12ab'],
    ['email', 'kamla@'],
    ['password', 'पासवर्ड-१२३४'],
  ])('whose %s is %j', async (field, value) => {
    const { shop, invite } = await arrange();
    const reply = await join(shop.visitor(), await invite(), { [field]: value });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  // product 4.9.12, 10.1.11
  test('with a password that the shop takes from nobody', async () => {
    const { shop, invite } = await arrange({
      environment: { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
    });
    const reply = await join(shop.visitor(), await invite(), { password: 'Welcome123!' });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
  });
});

describe('a member whom an invite made', () => {
  async function arrangeKamla(changes: object = {}) {
    const arranged = await arrange();
    const kamla = arranged.shop.visitor();
    const joined = await join(kamla, await arranged.invite(), changes);
    const signIn = (body: object) =>
      arranged.shop.visitor().post('/users/login', { password, ...body });
    return { ...arranged, kamla, userId: joined.body.data.user._id, signIn };
  }

  // product 10.1.12
  test('signs in with her phone number, however it is typed, or with her e-mail address', async () => {
    const { signIn, userId } = await arrangeKamla({ email: 'kamla@example.com' });
    for (const phoneNumber of ['9829055555', '९८२९०५५५५५', '+91 98290 55555', '098290-55555']) {
      expect((await signIn({ phoneNumber })).body.data.user._id).toBe(userId);
    }
    expect((await signIn({ email: 'kamla@example.com' })).status).toBe(200);
  });

  // product 4.9.11, 10.1.12
  test('is told no more of a wrong password than a number that nobody has', async () => {
    const { signIn } = await arrangeKamla();
    const wrong = await signIn({ phoneNumber: '9829055555', password: 'Wrong-Papad-7!' });
    const unknown = await signIn({ phoneNumber: '9829066666' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(unknown.body.message).toBe(wrong.body.message);
    expect(unknown.status).toBe(401);
    // The number of a shopper is what she typed, and proves nothing.
    expect((await signIn({ phoneNumber: '9876543210' })).status).toBe(401);
    expect(await signIn({})).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
  });

  // product 4.9.10, 10.1.12
  test('is guessed as often by phone number and e-mail address together as by one', async () => {
    const { signIn } = await arrangeKamla({ email: 'kamla@example.com' });
    const names = [{ phoneNumber: '9829055555' }, { email: 'kamla@example.com' }];
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { ...names[guess % 2], password: 'Wrong-Papad-7!' };
      statuses.push((await signIn(body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  // product 10.1.12
  test('signs in with her new phone number once her profile has it, unless another does', async () => {
    const { shop, invite, kamla, userId, signIn } = await arrangeKamla();
    await join(shop.visitor(), await invite(), { phoneNumber: '9829066666' });
    const change = (body: object) => kamla.patch('/users/update-account', body);
    const taken = await change({ phoneNumber: '+919829066666' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'phone_taken' } });
    expect((await change({ phoneNumber: '९८२९० ७७७७७' })).status).toBe(200);
    expect((await signIn({ phoneNumber: '9829077777' })).body.data.user._id).toBe(userId);
    expect((await signIn({ phoneNumber: KAMLA.phoneNumber })).status).toBe(401);
  });

  // product 10.1.12
  test('is removed and invited anew when she has forgotten her password', async () => {
    const { shop, owner, invite, userId, signIn } = await arrangeKamla();
    const again = { password: 'Ker-Sangri-8!' };
    expect((await join(shop.visitor(), await invite(), again)).body.code).toBe('phone_taken');
    await owner.delete(`/desk/members/${userId}`, undefined, { headers: { 'if-match': '"1"' } });
    expect((await signIn({ phoneNumber: KAMLA.phoneNumber })).status).toBe(200);
    const made = await join(shop.visitor(), await invite(), again);
    expect(made.status).toBe(201);
    expect((await signIn({ phoneNumber: KAMLA.phoneNumber })).status).toBe(401);
    const signedIn = await signIn({ phoneNumber: KAMLA.phoneNumber, ...again });
    expect(signedIn.body.data.user._id).toBe(made.body.data.user._id);
  });

  // product 10.1.11
  test('changes her profile, exports her data and leaves without an e-mail address', async () => {
    const { shop, kamla, signIn } = await arrangeKamla();
    const { db } = shop.context;
    const message = { name: 'Asha', subject: 'Papad', body: 'When is it back?' };
    expect((await shop.visitor().post('/message', message)).status).toBe(201);
    const changed = await kamla.patch('/users/update-account', { fullName: 'कमला देवी' });
    expect(changed.body.data).toMatchObject({ fullName: 'कमला देवी', email: '' });
    expect((await kamla.get('/users/export')).status).toBe(200);
    const left = await kamla.post('/users/delete-account', { currentPassword: password });
    expect(left.status).toBe(200);
    expect((await signIn({ phoneNumber: '9829055555' })).status).toBe(401);
    expect(await db.selectFrom('sign_in_phones').select('phone').execute()).toEqual([]);
    // A message without an address is not hers.
    expect(await db.selectFrom('messages').select('name').execute()).toEqual([{ name: 'Asha' }]);
    expect(shop.mails).toEqual([]);
  });
});
