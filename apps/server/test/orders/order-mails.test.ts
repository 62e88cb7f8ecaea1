import { describe, expect, test } from 'vitest';
import { sendOrderMails } from '../../src/orders/order-mails.ts';
import { lockOrder, updateOrder } from '../../src/orders/orders.repository.ts';
import { runTransaction } from '../../src/platform/database/transaction.ts';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import { buildTestApp, type TestAppOptions, type TestShop } from '../support/build-test-app.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { newShopper } from '../support/requests/visitor.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A shop with chilli, and a shopper whose e-mail address is verified. */
async function arrange(options: TestAppOptions = {}) {
  const shop = await buildTestApp(options);
  await addProduct(shop.context, { id: 'chilli', name: 'Chilli <hot>', stock_quantity: 50 });
  const asha = await signUpWithAddress(shop);
  await shop.context.db
    .updateTable('users')
    .set({ email_verified_at: shop.clock.now() })
    .where('id', '=', asha.userId)
    .execute();
  shop.mails.length = 0;
  return { shop, asha };
}

const listQueued = (shop: TestShop) =>
  shop.context.db.selectFrom('queued_order_mails').select('kind').execute();

async function change(shop: TestShop, orderId: string, changes: object): Promise<void> {
  await runTransaction(shop.context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) throw new Error('No such order.');
    await updateOrder(transaction, order, { ...changes, updated_at: shop.clock.now() });
  });
}

describe('the mails of an order', () => {
  // product 4.13.1
  test('tell of the placing, the sending with courier and number, and what is to be paid', async () => {
    const { shop, asha } = await arrange();
    const { _id, orderNumber } = (await asha.order({ chilli: 2 }, {}, 'order-key-0000000001')).body
      .data;
    await asha.order({ chilli: 2 }, {}, 'order-key-0000000001');
    await sendOrderMails(shop.context);
    await sendOrderMails(shop.context);
    const parcel = { courier: 'India Post', tracking_number: 'RJ123IN' };
    await change(shop, _id, { status: 'shipped', ...parcel });
    await change(shop, _id, { tracking_number: 'RJ124IN' });
    await sendOrderMails(shop.context);
    const [placed, sent, ...others] = shop.mails;
    expect(others).toEqual([]);
    expect(placed?.subject).toBe(`We have your order ${orderNumber}`);
    expect(placed?.text).toContain('2 × Chilli <hot>');
    expect(placed?.text).toMatch(
      /With delivery and taxes: ₹[\d,.]+\. Please keep ₹[\d,.]+ ready in cash/,
    );
    expect(placed?.text).toContain(`/account/orders/view-order-details?id=${_id}`);
    expect(sent?.text).toContain(
      'It travels with India Post.\nNumber of the courier: RJ124IN\nFollow it: https://www.indiapost.gov.in/\n',
    );
    expect(await listQueued(shop)).toEqual([]);
  });

  // product 4.13.1
  test('confirm an online order once it is paid, however often that is reported', async () => {
    const { shop, asha } = await arrange();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await sendOrderMails(shop.context);
    expect(shop.mails).toEqual([]);
    await online.sendEvent('first');
    await sendOrderMails(shop.context);
    await online.sendEvent('second');
    await online.verify();
    await sendOrderMails(shop.context);
    expect(shop.mails).toHaveLength(1);
    expect(shop.mails[0]?.text).toContain(
      'Your payment has reached us: you have nothing to pay at the door.',
    );
    await online.cancelOrder();
    await change(shop, online.orderId, { refunded_at: shop.clock.now() });
    await sendOrderMails(shop.context);
    expect(shop.mails.slice(1).map(({ subject }) => subject.replace(/HAAT-\S+/, '…'))).toEqual(
      expect.arrayContaining([
        'Your order … is cancelled',
        'The money for your order … is given back',
      ]),
    );
  });

  // product 4.13.1
  test('tell of the way to the door, and of the arrival', async () => {
    const { shop, asha } = await arrange();
    const { _id } = (await asha.order({ chilli: 1 })).body.data;
    const parcel = { courier: 'Delhivery', tracking_number: '1490819278234' };
    await change(shop, _id, { status: 'shipped', ...parcel });
    await sendOrderMails(shop.context);
    shop.mails.length = 0;
    await change(shop, _id, { out_for_delivery_at: shop.clock.now() });
    await sendOrderMails(shop.context);
    await change(shop, _id, { status: 'delivered' });
    await sendOrderMails(shop.context);
    expect(shop.mails.map(({ subject }) => subject.replace(/HAAT-\S+/, '…'))).toEqual([
      'Your order … comes today',
      'Your order … has arrived',
    ]);
    expect(shop.mails[0]?.text).toContain('It comes with Delhivery.');
  });

  // product 4.13.1
  test('tell of a packet ten minutes after its last tick, unless it is unpacked meanwhile', async () => {
    const { shop, asha } = await arrange();
    await addProduct(shop.context, { id: 'papad', name: 'Papad', stock_quantity: 50 });
    const packer = await signUpDeskMember(shop, 'packer');
    const { _id, orderNumber } = (await asha.order({ chilli: 1, papad: 1 })).body.data;
    await sendOrderMails(shop.context);
    shop.mails.length = 0;
    const tick = async (line: string, isPacked = true) => {
      const ticked = await packer.put(`/desk/orders/${_id}/packed-lines/${line}`, { isPacked });
      expect(ticked.status).toBe(200);
    };
    const wait = async (minutes: number) => {
      shop.clock.advance(minutes * 60_000);
      await sendOrderMails(shop.context);
    };
    await tick('chilli');
    expect(await listQueued(shop)).toEqual([]);
    await tick('papad');
    await tick('papad', false);
    await wait(10);
    expect(await listQueued(shop)).toEqual([]);
    await tick('papad');
    await wait(4);
    await tick('chilli', false);
    await tick('chilli');
    await wait(6);
    expect(shop.mails).toEqual([]);
    await wait(4);
    expect(shop.mails.map(({ subject }) => subject)).toEqual([
      `Your order ${orderNumber} is packed`,
    ]);
  });

  // product 4.13.1
  test('say nothing of a packet that was sent within these ten minutes', async () => {
    const { shop, asha } = await arrange();
    const packer = await signUpDeskMember(shop, 'packer');
    const { _id, orderNumber } = (await asha.order({ chilli: 1 })).body.data;
    await packer.put(`/desk/orders/${_id}/packed-lines/chilli`, { isPacked: true });
    await change(shop, _id, { status: 'shipped', courier: 'DTDC' });
    shop.clock.advance(11 * 60_000);
    shop.mails.length = 0;
    await sendOrderMails(shop.context);
    const subjects = shop.mails.map(({ subject }) => subject);
    expect(subjects).toContain(`Your order ${orderNumber} is on its way`);
    expect(subjects).not.toContain(`Your order ${orderNumber} is packed`);
  });

  // product 4.13.2
  test('are sent once, also those that a server of the version before has queued', async () => {
    const { shop, asha } = await arrange();
    const { _id: order_id } = (await asha.order({ chilli: 1 })).body.data;
    const { db } = shop.context;
    const queued_at = shop.clock.now();
    const row = { order_id, kind: 'confirmed', queued_at } as const;
    await db
      .insertInto('order_mails')
      .values({ ...row, id: 'older-mail-1', try_at: queued_at + 60_000 })
      .execute();
    await db.deleteFrom('queued_order_mails').execute();
    await sendOrderMails(shop.context);
    expect(shop.mails).toEqual([]);
    shop.clock.advance(60_000);
    await sendOrderMails(shop.context);
    await sendOrderMails(shop.context);
    expect(shop.mails).toHaveLength(1);
    expect(await db.selectFrom('order_mails').selectAll().execute()).toEqual([]);
  });

  // product 4.13.1
  test('go to no address that is not verified, and say nothing that has passed', async () => {
    const { shop, asha } = await arrange();
    const stranger = await signUpWithAddress(shop);
    shop.mails.length = 0;
    await stranger.order({ chilli: 1 });
    expect(await listQueued(shop)).toEqual([]);
    const { _id } = (await asha.order({ chilli: 1 })).body.data;
    await asha.post(`/order/cancel-order/${_id}`);
    await sendOrderMails(shop.context);
    expect(shop.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ is cancelled$/),
    ]);
  });

  // product 4.13.2
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
    await asha.order({ chilli: 1 });
    await sendOrderMails(shop.context);
    isDown = false;
    await sendOrderMails(shop.context);
    expect(sent).toEqual([]);
    shop.clock.advance(20 * 60_000);
    await sendOrderMails(shop.context);
    await sendOrderMails(shop.context);
    expect(sent).toHaveLength(1);
    await asha.order({ chilli: 1 });
    shop.clock.advance(4 * DAY_MS);
    await sendOrderMails(shop.context);
    expect(sent).toHaveLength(1);
    expect(await listQueued(shop)).toEqual([]);
  });

  // product 4.13.2
  test('do not keep the address of an account that is deleted', async () => {
    const { shop, asha } = await arrange();
    const { _id } = (await asha.order({ chilli: 1 })).body.data;
    await asha.post(`/order/cancel-order/${_id}`);
    const deleted = await asha.post('/users/delete-account', {
      currentPassword: newShopper().password,
    });
    expect(deleted.status).toBe(200);
    shop.mails.length = 0;
    await sendOrderMails(shop.context);
    expect(shop.mails).toEqual([]);
    expect(await listQueued(shop)).toEqual([]);
  });
});
