import { describe, expect, test } from 'vitest';
import { deleteExpiredSessions } from '../../src/accounts/sessions/sessions.repository.ts';
import { sendOrderNotices } from '../../src/desk/notices/send-order-notices.ts';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import {
  buildTestApp,
  PUSH_KEY,
  type TestAppOptions,
  type TestShop,
} from '../support/build-test-app.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { newShopper } from '../support/requests/visitor.ts';

const MINUTE_MS = 60_000;
/** A member is mailed when her oldest order has waited for others. */
const MAIL_WAIT_MS = 10 * MINUTE_MS;
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  p256dh: PUSH_KEY,
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'hi',
};

/** Two groups with a product each, a member of each role whose address is verified, and a shopper. */
async function arrange(options: TestAppOptions = {}) {
  const shop = await buildTestApp(options);
  const own = await addMaker(shop.context, { id: 'own', slug: 'own', name: 'Own' });
  const other = await addMaker(shop.context, { id: 'other', slug: 'other', name: 'Other' });
  await addProduct(shop.context, { id: 'papad', maker_id: own.id, stock_quantity: 50 });
  await addProduct(shop.context, { id: 'cloth', maker_id: other.id, stock_quantity: 50 });
  const sign = (role: Parameters<typeof signUpDeskMember>[1], makerId: string | null = null) =>
    signUpDeskMember(shop, role, makerId, { email: `${role}-${makerId}@example.com` });
  const members = {
    owner: await sign('owner'),
    writer: await sign('writer'),
    sita: await sign('group_member', own.id),
    gita: await sign('group_member', other.id),
  };
  const asha = await signUpWithAddress(shop);
  await shop.context.db
    .updateTable('users')
    .set({ email_verified_at: shop.clock.now() })
    .where('id', '!=', asha.userId)
    .execute();
  shop.mails.length = 0;
  return { shop, asha, ...members };
}

/** Lets the mails that wait leave. */
async function mailNow(shop: TestShop): Promise<Mail[]> {
  shop.mails.length = 0;
  shop.clock.advance(MAIL_WAIT_MS);
  await sendOrderNotices(shop.context);
  return shop.mails.filter(({ text }) => text.includes('/desk/orders/'));
}

const listQueued = (shop: TestShop) =>
  shop.context.db.selectFrom('order_notices').selectAll().execute();

const subscribe = (member: DeskVisitor, changes: object = {}) =>
  member.put('/desk/notices/push', { ...SUBSCRIPTION, ...changes });

describe('a new order', () => {
  // product 10.2.12
  test('is told to those who pack it, with number, town and pieces alone', async () => {
    const { shop, asha } = await arrange();
    const placed = (await asha.order({ papad: 2, cloth: 3 })).body.data;
    await asha.order({ cloth: 1 });
    const mails = await mailNow(shop);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'group_member-other@example.com',
      'group_member-own@example.com',
      'owner-null@example.com',
    ]);
    const textTo = (name: string) => mails.find(({ to }) => to.startsWith(name))?.text ?? '';
    const ofSita = textTo('group_member-own');
    expect(ofSita).toContain(`${placed.orderNumber} · Jodhpur · 2 pieces of your group\n`);
    expect(ofSita).toContain(`/desk/orders/${placed._id}`);
    expect(ofSita.match(/\/desk\/orders\//g)).toHaveLength(1);
    expect(textTo('owner')).toContain('Jodhpur · 5 pieces\n');
    const { name, phoneNumber, addressLine1, zipCode } = placed.shippingAddress;
    for (const secret of [name, phoneNumber, addressLine1, zipCode, '₹']) {
      expect(secret).not.toBe('');
      for (const { text, subject } of mails) expect(subject + text).not.toContain(secret);
    }
    expect(await listQueued(shop)).toEqual([]);
  });

  // product 10.2.12
  test('that is paid online is told once it is paid, however often that is reported', async () => {
    const { shop, asha, owner } = await arrange();
    await subscribe(owner);
    const online = await startOnlineOrder(shop, asha, { papad: 1 });
    await sendOrderNotices(shop.context);
    expect(shop.pushes).toEqual([]);
    await online.sendEvent('first');
    await online.sendEvent('second');
    await online.verify();
    await sendOrderNotices(shop.context);
    expect(shop.pushes).toHaveLength(1);
    expect(await mailNow(shop)).toHaveLength(2);
  });

  // product 10.2.12
  test('that is cancelled meanwhile is told to nobody, nor to who packs no more', async () => {
    const { shop, asha, sita } = await arrange();
    const { _id } = (await asha.order({ cloth: 1 })).body.data;
    await asha.post(`/order/cancel-order/${_id}`);
    expect(await mailNow(shop)).toEqual([]);
    await asha.order({ papad: 1 });
    await shop.context.db
      .updateTable('desk_members')
      .set({ role: 'writer', maker_id: null })
      .where('user_id', '=', sita.userId)
      .execute();
    expect((await mailNow(shop)).map(({ to }) => to)).toEqual(['owner-null@example.com']);
    expect(await listQueued(shop)).toEqual([]);
  });
});

describe('the mails', () => {
  // product 10.2.13
  test('of some minutes are one', async () => {
    const { shop, asha } = await arrange();
    await asha.order({ papad: 1 });
    shop.clock.advance(MAIL_WAIT_MS - 1);
    await asha.order({ papad: 1 });
    await sendOrderNotices(shop.context);
    expect(shop.mails).toEqual([]);
    shop.clock.advance(1);
    await sendOrderNotices(shop.context);
    const own = shop.mails.filter(({ to }) => to === 'group_member-own@example.com');
    expect(own).toMatchObject([{ subject: '2 new orders are to be packed' }]);
    await asha.order({ papad: 1 });
    shop.clock.advance(MAIL_WAIT_MS - 1);
    await sendOrderNotices(shop.context);
    expect(shop.mails).toHaveLength(2);
  });

  // product 10.2.13
  test('are in the member’s language, go to verified addresses, and can be switched off', async () => {
    const { shop, asha, owner, sita } = await arrange();
    const { db } = shop.context;
    const change = (userId: string, changes: object) =>
      db.updateTable('users').set(changes).where('id', '=', userId).execute();
    await change(sita.userId, { language: 'hi' });
    await asha.order({ papad: 1 });
    expect((await owner.patch('/desk/notices', { byMail: false })).body.data.byMail).toBe(false);
    const mails = await mailNow(shop);
    expect(mails.map(({ to }) => to)).toEqual(['group_member-own@example.com']);
    expect(mails[0]?.text).toContain('Jodhpur · आपके समूह के 1 नग');
    await change(sita.userId, { email_verified_at: null });
    await asha.order({ papad: 1 });
    expect(await mailNow(shop)).toEqual([]);
  });

  // product 10.2.13
  test('that are switched off are dropped, and the log has the switch', async () => {
    const { shop, asha, owner } = await arrange();
    const { db } = shop.context;
    await asha.order({ cloth: 1 });
    await owner.patch('/desk/notices', { byMail: false });
    await owner.patch('/desk/notices', { byMail: true });
    await owner.patch('/desk/notices', { byMail: true });
    expect((await mailNow(shop)).map(({ to }) => to)).toEqual(['group_member-other@example.com']);
    const log = await db.selectFrom('desk_audit').select(['action', 'state_after']).execute();
    expect(log).toEqual(
      [false, true].map((noticesByMail) => ({
        action: 'member.notices_changed',
        state_after: JSON.stringify({ noticesByMail }),
      })),
    );
  });

  // product 10.2.13
  test('wait for a mail server that is down, and for a process that died with them', async () => {
    const sent: Mail[] = [];
    let isDown = true;
    const { shop, asha } = await arrange({
      mailer: () => ({
        post() {},
        send: async (mail) => !isDown && sent.push(mail) > 0,
        whenIdle: async () => {},
        close: async () => {},
      }),
    });
    await asha.order({ papad: 1 });
    shop.clock.advance(MAIL_WAIT_MS);
    await Promise.all([sendOrderNotices(shop.context), sendOrderNotices(shop.context)]);
    isDown = false;
    await sendOrderNotices(shop.context);
    expect(sent).toEqual([]);
    expect(await listQueued(shop)).toHaveLength(2);
    shop.clock.advance(20 * MINUTE_MS);
    await Promise.all([sendOrderNotices(shop.context), sendOrderNotices(shop.context)]);
    expect(sent).toHaveLength(2);
    expect(await listQueued(shop)).toEqual([]);
  });
});

describe('a browser', () => {
  // product 10.2.14
  test('is told at once, in the language of its desk, without the shopper’s data', async () => {
    const { shop, asha, sita } = await arrange();
    expect((await sita.get('/desk/notices')).body.data).toEqual({
      byMail: true,
      isEmailVerified: true,
      pushLanguage: null,
      pushKey: PUSH_KEY,
    });
    expect((await subscribe(sita)).body.data.pushLanguage).toBe('hi');
    const { _id, orderNumber } = (await asha.order({ papad: 2, cloth: 1 })).body.data;
    await sendOrderNotices(shop.context);
    await sendOrderNotices(shop.context);
    expect(shop.pushes).toEqual([
      {
        endpoint: SUBSCRIPTION.endpoint,
        notice: {
          title: `नया ऑर्डर ${orderNumber}`,
          body: 'Jodhpur · आपके समूह के 2 नग',
          path: `/desk/orders/${_id}`,
        },
      },
    ]);
    expect((await sita.delete('/desk/notices/push')).body.data.pushLanguage).toBe(null);
    await asha.order({ papad: 1 });
    await sendOrderNotices(shop.context);
    expect(shop.pushes).toHaveLength(1);
  });

  // product 10.2.14
  test('is taken at a known push service alone, with a key that can be one', async () => {
    const { owner } = await arrange();
    for (const wrong of [
      { endpoint: 'https://127.0.0.1/fcm.googleapis.com' },
      { endpoint: 'https://fcm.googleapis.com.example.com/a' },
      { endpoint: 'http://fcm.googleapis.com/a' },
      { p256dh: `B${'A'.repeat(86)}` },
    ]) {
      expect((await subscribe(owner, wrong)).status).toBe(400);
    }
    expect((await owner.get('/desk/notices')).body.data.pushLanguage).toBe(null);
  });

  // product 10.2.14
  test('that takes no notices any more is forgotten, one that is out of reach is tried again', async () => {
    const { shop, asha, owner, sita } = await arrange({
      push: ({ endpoint }) => (endpoint.endsWith('gone') ? 'gone' : 'later'),
    });
    await subscribe(owner, { endpoint: `${SUBSCRIPTION.endpoint}-gone` });
    await subscribe(sita);
    await asha.order({ papad: 1 });
    await sendOrderNotices(shop.context);
    await sendOrderNotices(shop.context);
    expect(shop.pushes).toHaveLength(2);
    expect((await owner.get('/desk/notices')).body.data.pushLanguage).toBe(null);
    expect((await sita.get('/desk/notices')).body.data.pushLanguage).toBe('hi');
    shop.clock.advance(20 * MINUTE_MS);
    await sendOrderNotices(shop.context);
    expect(shop.pushes.map(({ endpoint }) => endpoint.endsWith('gone')).toSorted()).toEqual([
      false,
      false,
      true,
    ]);
  });

  // product 10.2.14
  test('belongs to one member, who keeps the newest ten', async () => {
    const { shop, owner, sita } = await arrange();
    await subscribe(owner);
    await subscribe(sita);
    const browsers = () =>
      shop.context.db
        .selectFrom('push_subscriptions')
        .select(['user_id', 'endpoint'])
        .orderBy('created_at')
        .execute();
    expect(await browsers()).toMatchObject([{ user_id: sita.userId }]);
    const { email, password } = { ...newShopper(), email: 'owner-null@example.com' };
    for (let phone = 1; phone <= 11; phone += 1) {
      shop.clock.advance(1000);
      const browser = shop.visitor();
      await browser.post('/users/login', { email, password });
      await shop.context.db
        .updateTable('session_families')
        .set({ second_factor_at: shop.clock.now() })
        .where('user_id', '=', owner.userId)
        .execute();
      const reply = await browser.put('/desk/notices/push', {
        ...SUBSCRIPTION,
        endpoint: `https://web.push.apple.com/${phone}`,
      });
      expect(reply.status).toBe(200);
    }
    const own = (await browsers()).filter(({ user_id }) => user_id === owner.userId);
    expect(own.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 2)),
    );
  });

  // product 10.2.14
  test('goes with the sign-out, the end of the session, the membership and the account', async () => {
    const { shop, asha, owner, sita, gita } = await arrange();
    const count = async () =>
      (await shop.context.db.selectFrom('push_subscriptions').selectAll().execute()).length;
    await subscribe(sita);
    await asha.order({ papad: 1 });
    await sita.post('/users/logout');
    expect(await count()).toBe(0);
    await sendOrderNotices(shop.context);
    expect(shop.pushes).toEqual([]);

    await subscribe(gita);
    const headers = { 'if-match': '"1"' };
    await owner.delete(`/desk/members/${gita.userId}`, undefined, { headers });
    expect(await count()).toBe(0);

    await subscribe(owner);
    await owner.delete('/users/sessions');
    expect(await count()).toBe(1);
    shop.clock.advance(91 * 24 * 60 * MINUTE_MS);
    const later = await signUpWithAddress(shop);
    expect((await later.order({ papad: 1 })).status).toBe(201);
    expect((await listQueued(shop)).filter(({ session_id }) => session_id !== null)).toEqual([]);
    await deleteExpiredSessions(shop.context.db, shop.clock.now());
    expect(await count()).toBe(0);
  });

  // product 10.2.14, 4.9.9
  test('goes with the account', async () => {
    const { shop, sita, asha } = await arrange();
    await subscribe(sita);
    await asha.order({ papad: 1 });
    const currentPassword = newShopper().password;
    expect((await sita.post('/users/delete-account', { currentPassword })).status).toBe(200);
    expect(await shop.context.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual(
      [],
    );
    const queued = await listQueued(shop);
    expect(queued.filter(({ user_id }) => user_id === sita.userId)).toEqual([]);
  });
});

// product 10.2.15
test('the navigation gets what waits for the member', async () => {
  const { shop, asha, owner, writer, sita, gita } = await arrange();
  await asha.order({ papad: 1 });
  await shop.visitor().post('/message', { name: 'Asha', body: 'Namaste' });
  const waiting = await Promise.all(
    [owner, writer, sita, gita].map(
      async (member) => (await member.get('/desk/waiting')).body.data,
    ),
  );
  expect(waiting).toEqual([
    { toPack: 1, unreadMessages: 1 },
    { toPack: null, unreadMessages: 1 },
    { toPack: 1, unreadMessages: null },
    { toPack: 0, unreadMessages: null },
  ]);
});
