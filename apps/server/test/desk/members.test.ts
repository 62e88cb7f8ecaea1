import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addMaker } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpAdmin, signUpNewAdmin } from '../support/people/sign-up-admin.ts';
import { newShopper, type Visitor } from '../support/requests/visitor.ts';

describe('the member of a session', () => {
  // product 10.1.1
  test('has a role with its permissions, and a group member her group', async () => {
    const shop = await buildTestApp();
    const maker = await addMaker(shop.context);
    const sita = await signUpDeskMember(shop, 'group_member', maker.id);
    expect((await sita.get('/desk/me')).body.data).toMatchObject({
      user: { _id: sita.userId },
      role: 'group_member',
      permissions: ['orders.read', 'orders.pack', 'goods.read', 'goods.stock', 'money.read'],
      maker: { _id: maker.id, name: 'Bagru Group' },
      needsSecondFactor: false,
    });
  });

  // product 10.1.1
  test('is an owner when an admin of the shop, without being made a member', async () => {
    const shop = await buildTestApp();
    const { admin } = await signUpNewAdmin(shop);
    expect((await admin.get('/desk/me')).body.data).toMatchObject({
      role: 'owner',
      maker: null,
      needsSecondFactor: true,
      secondFactor: 'none',
    });
  });
});

/** Makes an invite and gives the path of the API for its link. */
async function invite(by: Visitor, body: object): Promise<string> {
  const reply = await by.post('/desk/invites', body);
  if (reply.status !== 201) throw new Error(reply.text);
  return `/desk/invite/${reply.body.data.token}`;
}

describe('an invite', () => {
  // product 10.1.3
  test('says what it offers to whoever has the link, also before signing in', async () => {
    const shop = await buildTestApp();
    const maker = await addMaker(shop.context);
    const owner = await signUpDeskMember(shop, 'owner');
    const link = await invite(owner, { role: 'group_member', makerId: maker.id });
    expect((await shop.visitor().get(link)).body.data).toMatchObject({
      role: 'group_member',
      maker: { _id: maker.id, name: 'Bagru Group' },
    });
    const unknown = await shop.visitor().get(`/desk/invite/${'x'.repeat(43)}`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'link_expired' } });
  });

  // product 10.1.3
  test('makes one signed-in user a member with its role and group', async () => {
    const shop = await buildTestApp();
    const maker = await addMaker(shop.context);
    const owner = await signUpDeskMember(shop, 'owner');
    const link = await invite(owner, { role: 'group_member', makerId: maker.id });
    const sita = shop.visitor();
    expect((await sita.post(link)).status).toBe(401);
    await sita.signUp();
    const offered = { role: 'group_member', maker: { _id: maker.id, name: 'Bagru Group' } };
    expect((await sita.get(link)).body.data).toMatchObject(offered);
    expect((await sita.post(link)).body.data).toMatchObject(offered);
    expect((await sita.get('/desk/me')).body.data).toMatchObject(offered);
    const gita = shop.visitor();
    await gita.signUp();
    expect(await gita.post(link)).toMatchObject({ status: 404, body: { code: 'link_expired' } });
    const another = await invite(owner, { role: 'packer' });
    expect(await sita.post(another)).toMatchObject({
      status: 409,
      body: { code: 'already_member' },
    });
  });

  // product 10.1.3
  test('ends after 7 days, and when it is revoked', async () => {
    const shop = await buildTestApp();
    const owner = await signUpDeskMember(shop, 'owner');
    const links = [
      await invite(owner, { role: 'packer' }),
      await invite(owner, { role: 'writer' }),
    ];
    const { invites } = (await owner.get('/desk/invites')).body.data;
    expect(invites).toHaveLength(2);
    const revoked = invites.find(({ role }: { role: string }) => role === 'writer');
    expect((await owner.delete(`/desk/invites/${revoked._id}`)).status).toBe(200);
    expect((await owner.delete(`/desk/invites/${revoked._id}`)).status).toBe(404);
    expect((await owner.get(links[1] ?? '')).status).toBe(404);
    shop.clock.advance(7 * 86_400_000 - 1);
    const sita = shop.visitor();
    await sita.signUp();
    expect((await sita.get(links[0] ?? '')).status).toBe(200);
    shop.clock.advance(1);
    expect((await sita.post(links[0] ?? '')).body.code).toBe('link_expired');
  });
});

const change = (by: Visitor, userId: string, body: object, version = 1) =>
  by.patch(`/desk/members/${userId}`, body, { headers: { 'if-match': `"${version}"` } });
const remove = (by: Visitor, userId: string, version = 1) =>
  by.delete(`/desk/members/${userId}`, undefined, { headers: { 'if-match': `"${version}"` } });

describe('the members', () => {
  // product 10.1.3
  test('are listed, admins as owners, and change and leave by version', async () => {
    const shop = await buildTestApp();
    const packer = await signUpDeskMember(shop, 'packer');
    const owner = await signUpDeskMember(shop, 'owner');
    await signUpNewAdmin(shop);
    const list = async () => (await owner.get('/desk/members')).body.data.members;
    expect(await list()).toMatchObject([
      { role: 'owner', isAdmin: false, version: 1 },
      { role: 'owner', isAdmin: true, version: 0 },
      { role: 'packer', user: { _id: packer.userId }, hasSecondFactor: true },
    ]);
    const changed = await change(owner, packer.userId, { role: 'writer' });
    expect(changed.body.data).toMatchObject({ role: 'writer', version: 2 });
    expect((await packer.get('/desk/orders')).status).toBe(403);
    const clash = await remove(owner, packer.userId);
    expect(clash).toMatchObject({ status: 412, body: { details: changed.body.data } });
    expect((await owner.delete(`/desk/members/${packer.userId}`)).status).toBe(428);
    expect((await remove(owner, packer.userId, 2)).status).toBe(200);
    expect((await packer.get('/desk/me')).status).toBe(403);
    expect(await list()).toHaveLength(2);
    const { db } = shop.context;
    const factors = await db.selectFrom('desk_second_factors').select('user_id').execute();
    expect(factors.map((row) => row.user_id)).toEqual([owner.userId]);
  });

  // product 10.1.3
  test('always have an owner, also when two owners remove each other', async () => {
    const shop = await buildTestApp();
    const first = await signUpDeskMember(shop, 'owner');
    const second = await signUpDeskMember(shop, 'owner');
    const replies = await Promise.all([remove(first, second.userId), remove(second, first.userId)]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const [left = first] = statuses[0] === 200 ? [first] : [second];
    expect(await change(left, left.userId, { role: 'packer' })).toMatchObject({
      status: 409,
      body: { code: 'last_owner' },
    });
  });

  // product 10.1.3
  test('of higher roles are not changed by a coordinator, and admins by nobody', async () => {
    const shop = await buildTestApp();
    const owner = await signUpDeskMember(shop, 'owner');
    const coordinator = await signUpDeskMember(shop, 'coordinator');
    const packer = await signUpDeskMember(shop, 'packer');
    const admin = await signUpAdmin(shop);
    const { _id: adminId } = (await admin.get('/desk/me')).body.data.user;
    expect((await remove(coordinator, owner.userId)).status).toBe(403);
    expect((await remove(coordinator, coordinator.userId)).status).toBe(403);
    expect((await change(coordinator, packer.userId, { role: 'owner' })).status).toBe(403);
    expect((await coordinator.post('/desk/invites', { role: 'coordinator' })).status).toBe(403);
    expect((await change(coordinator, packer.userId, { role: 'writer' })).status).toBe(200);
    expect(await remove(owner, adminId)).toMatchObject({
      status: 409,
      body: { code: 'member_is_admin' },
    });
    expect((await remove(owner, 'unknown-0123456789')).status).toBe(404);
  });
});

describe('an invite ends with the right of whoever made it', () => {
  async function arrange() {
    const shop = await buildTestApp();
    const owner = await signUpDeskMember(shop, 'owner', null, { email: 'owner@example.com' });
    const other = await signUpDeskMember(shop, 'owner');
    const links = {
      owner: await invite(other, { role: 'owner' }),
      packer: await invite(other, { role: 'packer' }),
    };
    const accept = async (link: string) => {
      const visitor = shop.visitor();
      await visitor.signUp();
      const seen = (await visitor.get(link)).status;
      return [seen, (await visitor.post(link)).status];
    };
    return { shop, owner, other, links, accept };
  }

  // product 10.1.3
  test('when she is removed, also for herself', async () => {
    const { shop, owner, other, links, accept } = await arrange();
    expect((await remove(owner, other.userId)).status).toBe(200);
    const again = await other.post(links.owner);
    expect(again).toMatchObject({ status: 404, body: { code: 'link_expired' } });
    expect((await other.get('/desk/me')).status).toBe(403);
    expect(await accept(links.packer)).toEqual([404, 404]);
    const { db } = shop.context;
    expect(await db.selectFrom('desk_invites').select('id').execute()).toEqual([]);
    const told = await db.selectFrom('desk_audit').select('action').execute();
    expect(told.filter(({ action }) => action === 'invite.revoked')).toHaveLength(2);
  });

  // product 10.1.3
  test('when the right ended without a word of the desk', async () => {
    const { shop, owner, other, links, accept } = await arrange();
    const { db } = shop.context;
    await db.deleteFrom('desk_members').where('user_id', '=', other.userId).execute();
    expect((await owner.get('/desk/invites')).body.data.invites).toEqual([]);
    expect(await accept(links.owner)).toEqual([404, 404]);
  });
});

describe('the last owner', () => {
  const { password: currentPassword } = newShopper();
  const leave = (visitor: Visitor) => visitor.post('/users/delete-account', { currentPassword });

  // product 10.1.3
  test('does not leave with the account, and is told what to do', async () => {
    const shop = await buildTestApp();
    const owner = await signUpDeskMember(shop, 'owner');
    await signUpDeskMember(shop, 'coordinator');
    expect(await leave(owner)).toMatchObject({
      status: 409,
      body: {
        code: 'last_owner',
        message:
          'You are the only owner of the desk. Please make somebody else an owner there first.',
      },
    });
    expect((await owner.get('/desk/members')).status).toBe(200);
    await signUpDeskMember(shop, 'owner');
    expect((await leave(owner)).status).toBe(200);
  });
});

// product 10.1.10
test('owners are told by mail who is an owner now', async () => {
  const shop = await buildTestApp();
  const owner = await signUpDeskMember(shop, 'owner', null, { email: 'owner@example.com' });
  const asha = shop.visitor();
  await asha.signUp({ fullName: 'Asha Devi', email: 'asha@example.com' });
  await asha.post(await invite(owner, { role: 'owner' }));
  const packer = await signUpDeskMember(shop, 'packer', null, { email: 'packer@example.com' });
  expect((await change(owner, packer.userId, { role: 'owner' })).status).toBe(200);
  const notices = shop.mails.filter(({ subject }) => subject.includes('A new owner of the desk'));
  expect(notices.map(({ to }) => to).toSorted()).toEqual([
    'asha@example.com',
    'asha@example.com',
    'owner@example.com',
    'owner@example.com',
    'packer@example.com',
  ]);
  expect(notices[0]?.text).toContain('Asha Devi (asha@example.com) is an owner');
});
