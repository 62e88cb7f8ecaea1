import { ORDER_TEXTS } from '@haat/domain';
import { describe, expect, test } from 'vitest';
import { sendOrderMails } from '../../src/orders/order-mails.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

async function openDesk() {
  const shop = await buildTestApp();
  const maker = await addMaker(shop.context);
  await addProduct(shop.context, { id: 'chilli', maker_id: maker.id, stock_quantity: 50 });
  const owner = await signUpDeskMember(shop, 'owner');
  const asha = await signUpWithAddress(shop);
  await shop.context.db
    .updateTable('users')
    .set({ email_verified_at: 1, language: 'hi', full_name: 'आशा देवी' })
    .where('id', '=', asha.userId)
    .execute();
  shop.mails.length = 0;
  const { _id: orderId, orderNumber } = (await asha.order({ chilli: 1 })).body.data;
  return { shop, owner, asha, orderId, orderNumber, maker };
}

const setText = (desk: DeskVisitor, kind: string, version: number, body: object) =>
  desk.put(`/desk/order-texts/${kind}`, body, { headers: { 'if-match': `"${version}"` } });

const OWN = { text: 'Sent: {order}', textHindi: 'निकल गया: {order}, {courier} से\n{link}' };

describe('the texts about orders', () => {
  // product 4.13.5, 4.13.6
  test('are the defaults until the owner writes others, which mails and the desk have at once', async () => {
    const { shop, owner, orderId, orderNumber } = await openDesk();
    const list = async () => (await owner.get('/desk/order-texts')).body.data.texts;
    const defaults = await list();
    expect(defaults.map(({ kind }: { kind: string }) => kind)).toEqual(Object.keys(ORDER_TEXTS.en));
    expect(defaults[2]).toEqual({
      kind: 'shipped',
      text: ORDER_TEXTS.en.shipped,
      textHindi: ORDER_TEXTS.hi.shipped,
      version: 1,
    });
    expect(await setText(owner, 'shipped', 1, OWN)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { data: { kind: 'shipped', ...OWN, version: 2 } },
    });
    const headers = { 'if-match': '"1"' };
    const parcel = { courier: ' delhivery ', trackingNumber: '1490819278234' };
    const move = { move: 'shipped', ...parcel };
    const moved = await owner.post(`/desk/orders/${orderId}/moves`, move, { headers });
    const text = [
      `निकल गया: ${orderNumber}, delhivery से`,
      'https://www.delhivery.com/track-v2/package/1490819278234',
    ].join('\n');
    expect(moved.body.data.news).toEqual({ kind: 'shipped', language: 'hi', text });
    await sendOrderMails(shop.context);
    expect(shop.mails.at(-1)?.text).toBe(`${text}\n`);

    const { text: english, textHindi } = defaults[2];
    await setText(owner, 'shipped', 2, { text: english, textHindi });
    expect((await list())[2]).toEqual({ ...defaults[2], version: 3 });
    const stored = shop.context.db.selectFrom('order_texts').select(['text', 'text_hindi']);
    expect(await stored.execute()).toEqual([{ text: null, text_hindi: null }]);
  });

  // product 4.13.6
  test('are refused when empty or with unknown places, in a sentence that names them', async () => {
    const { owner } = await openDesk();
    const body = { text: ' ', textHindi: '{order} {courier} {नाम}' };
    const refused = await setText(owner, 'packed', 1, body);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'text', message: 'Please write a text.' },
          {
            field: 'textHindi',
            message:
              'Please take out {courier}, {नाम}: this text can have {name}, {order}, {total}, {payment}, {day}, {page}.',
          },
        ],
      },
    });
    expect((await setText(owner, 'packing', 1, OWN)).status).toBe(400);
  });

  // product 4.13.6
  test('are about the version that was seen, and recorded in the log', async () => {
    const { owner } = await openDesk();
    await setText(owner, 'shipped', 1, OWN);
    const late = await setText(owner, 'shipped', 1, { ...OWN, text: 'Gone: {order}' });
    expect(late).toMatchObject({
      status: 412,
      body: { details: { kind: 'shipped', ...OWN, version: 2 } },
    });
    const log = await owner.get('/desk/audit?subjectKind=order_text');
    expect(log.body.data.entries).toMatchObject([
      {
        action: 'order_text.changed',
        subjectId: 'shipped',
        before: { text: ORDER_TEXTS.en.shipped, textHindi: ORDER_TEXTS.hi.shipped },
        after: OWN,
      },
    ]);
  });

  // product 4.13.6
  test('are read by coordinators, and changed by owners alone', async () => {
    const { shop } = await openDesk();
    const coordinator = await signUpDeskMember(shop, 'coordinator');
    expect((await coordinator.get('/desk/order-texts')).status).toBe(200);
    expect((await setText(coordinator, 'shipped', 1, OWN)).status).toBe(403);
  });
});

describe('what there is to tell about an order', () => {
  // product 4.13.7
  test('is there for who sees the phone number, in the language of the account', async () => {
    const { shop, orderId, orderNumber, maker } = await openDesk();
    const packer = await signUpDeskMember(shop, 'packer');
    const sita = await signUpDeskMember(shop, 'group_member', maker.id);
    const newsFor = async (desk: DeskVisitor) =>
      (await desk.get(`/desk/orders/${orderId}`)).body.data.news;
    const received = await newsFor(packer);
    expect(received).toMatchObject({ kind: 'confirmed', language: 'hi' });
    expect(received.text).toContain(`आपका ऑर्डर ${orderNumber} हमें मिल गया है।`);
    expect(received.text).toContain(
      `${shop.config.publicOrigin}/hi/account/orders/view-order-details?id=${orderId}`,
    );
    const ticked = await packer.put(`/desk/orders/${orderId}/packed-lines/chilli`, {
      isPacked: true,
    });
    expect(ticked.body.data.news.kind).toBe('packed');
    expect(await newsFor(sita)).toBeNull();
  });

  // product 2.14.21
  test('has courier and number on the order of its shopper, once it is sent', async () => {
    const { owner, asha, orderId } = await openDesk();
    const read = async () => (await asha.get(`/order/${orderId}`)).body.data;
    expect(await read()).toMatchObject({ courier: '', trackingNumber: '' });
    const parcel = { courier: 'India Post', trackingNumber: 'EU999888777IN' };
    const headers = { 'if-match': '"1"' };
    await owner.post(`/desk/orders/${orderId}/moves`, { move: 'shipped', ...parcel }, { headers });
    expect(await read()).toMatchObject(parcel);
  });
});
