import { describe, expect, test } from 'vitest';
import { sweep } from '../../src/housekeeping.ts';
import { reconcilePayments } from '../../src/payments/payment-reconciliation.ts';
import { sendStockAlerts } from '../../src/stock-alerts/stock-alert-mails.ts';
import { buildTestApp, type TestAppOptions, type TestShop } from '../support/build-test-app.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import type { Visitor } from '../support/requests/visitor.ts';
import { findMailedToken } from '../support/services/mailed-token.ts';

const DAY_MS = 24 * 60 * 60_000;
const EMAIL = 'asha@example.com';

/** A shop whose papad is sold out. */
async function arrange(options: TestAppOptions = {}) {
  const shop = await buildTestApp(options);
  await addProduct(shop.context, { id: 'papad', name: 'Moong Papad', stock_quantity: 0 });
  return { shop, guest: shop.visitor() };
}

const ask = (visitor: Visitor, productId = 'papad', email = EMAIL) =>
  visitor.post(`/products/${productId}/stock-alerts`, { email });

async function setStock(shop: TestShop, stock: number, productId = 'papad'): Promise<void> {
  await shop.context.db
    .updateTable('products')
    .set({ stock_quantity: stock })
    .where('id', '=', productId)
    .execute();
}

const listAlerts = (shop: TestShop) =>
  shop.context.db.selectFrom('stock_alerts').selectAll().orderBy('created_at').execute();

describe('asking for a mail about a product that is sold out', () => {
  // product 4.12.1
  test('is possible for a guest, and stores one request per mailbox and product', async () => {
    const { shop, guest } = await arrange();
    const first = await ask(guest);
    expect(first.status).toBe(200);
    expect(first.body.message).toBe('We write to you when it is back');
    const again = await ask(guest, 'papad', 'A.sha+shop@EXAMPLE.com');
    expect(again.text).toBe(first.text);
    const alerts = await listAlerts(shop);
    expect(alerts).toMatchObject([{ product_id: 'papad', email: EMAIL }]);
    expect(shop.mails).toEqual([]);
  });

  // product 4.12.1
  test('is a conflict for a product in stock', async () => {
    const { shop, guest } = await arrange();
    await setStock(shop, 1);
    const reply = await ask(guest);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'in_stock',
      message: 'Moong Papad is in stock. You can order it now.',
    });
    expect(await listAlerts(shop)).toEqual([]);
  });

  // product 4.12.1
  test('needs a product that is sold here, and an address', async () => {
    const { shop, guest } = await arrange();
    await addProduct(shop.context, { id: 'gone', status: 'archived', stock_quantity: 0 });
    expect((await ask(guest, 'gone')).status).toBe(404);
    expect((await ask(guest, 'unknown')).status).toBe(404);
    const reply = await ask(guest, 'papad', 'not-an-address');
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { field: 'email', message: 'Please enter a valid email address.' },
    ]);
  });

  // product 4.11.4
  test('keeps the 20 products that a mailbox asked for last', async () => {
    const { shop, guest } = await arrange();
    for (let count = 0; count < 20; count += 1) {
      const id = `product-${count}`;
      await addProduct(shop.context, { id, stock_quantity: 0 });
      shop.clock.advance(1);
      await ask(guest, id);
    }
    shop.clock.advance(1);
    await ask(guest);
    const ids = (await listAlerts(shop)).map(({ product_id }) => product_id);
    expect(ids).toHaveLength(20);
    expect(ids).toContain('papad');
    expect(ids).not.toContain('product-0');
  });

  // product 4.11.4
  test('is possible 20 times an hour from one IP address', async () => {
    const { guest } = await arrange({ environment: { RATE_LIMITS: 'on' } });
    const statuses: number[] = [];
    for (let count = 0; count <= 20; count += 1) {
      statuses.push((await ask(guest, 'papad', `shopper-${count}@example.com`)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

describe('the mail about a product that is back', () => {
  // product 4.12.2
  test('is sent once, leads to the product, and the request is erased', async () => {
    const { shop, guest } = await arrange();
    await ask(guest);
    await sendStockAlerts(shop.context);
    expect(shop.mails).toEqual([]);
    await setStock(shop, 3);
    await sendStockAlerts(shop.context);
    await sendStockAlerts(shop.context);
    expect(shop.mails).toMatchObject([{ to: EMAIL, subject: 'Back in stock: Moong Papad' }]);
    expect(shop.mails[0]?.text).toContain(
      `Moong Papad\n${shop.config.publicOrigin}/product/papad\n`,
    );
    expect(await listAlerts(shop)).toEqual([]);
  });

  // product 4.12.2
  test('is not sent for a product that was taken off the shop', async () => {
    const { shop, guest } = await arrange();
    await ask(guest);
    await setStock(shop, 5);
    await shop.context.db.updateTable('products').set({ status: 'archived' }).execute();
    await sendStockAlerts(shop.context);
    expect(shop.mails).toEqual([]);
  });

  // product 4.12.2
  test('follows an order that was not paid in time', async () => {
    const { shop, guest } = await arrange();
    await setStock(shop, 1);
    const asha = await signUpWithAddress(shop);
    await startOnlineOrder(shop, asha, { papad: 1 });
    await ask(guest);
    shop.clock.advance(2 * DAY_MS);
    await reconcilePayments(shop.context);
    await sendStockAlerts(shop.context);
    expect(shop.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Back in stock: Moong Papad' });
  });

  // product 4.11.4
  test('is sent 3 times in 6 hours to a mailbox; later ones wait', async () => {
    const { shop, guest } = await arrange();
    for (let count = 0; count < 4; count += 1) {
      await setStock(shop, 0);
      await ask(guest);
      await setStock(shop, 1);
      await sendStockAlerts(shop.context);
    }
    expect(shop.mails).toHaveLength(3);
    expect(await listAlerts(shop)).toHaveLength(1);
    shop.clock.advance(6 * 60 * 60_000);
    await sendStockAlerts(shop.context);
    expect(shop.mails).toHaveLength(4);
  });

  // product 4.12.2
  test('is one for all products of a mailbox that are back', async () => {
    const { shop, guest } = await arrange();
    await addProduct(shop.context, { id: 'jeera', name: 'Jeera', stock_quantity: 0 });
    await addProduct(shop.context, { id: 'besan', name: 'Besan', stock_quantity: 0 });
    for (const id of ['papad', 'jeera', 'besan']) await ask(guest, id);
    await setStock(shop, 1);
    await setStock(shop, 1, 'jeera');
    await sendStockAlerts(shop.context);
    expect(shop.mails).toMatchObject([
      { subject: 'Back in stock: 2 of the products you wait for' },
    ]);
    expect(shop.mails[0]?.text).toContain('/product/jeera\n');
    expect(await listAlerts(shop)).toMatchObject([{ product_id: 'besan' }]);
  });
});

describe('the link of the mail', () => {
  // product 4.12.4
  test('takes the address back from all products, also after the mail', async () => {
    const { shop, guest } = await arrange();
    await addProduct(shop.context, { id: 'jeera', stock_quantity: 0 });
    await ask(guest);
    await ask(guest, 'jeera');
    await ask(guest, 'jeera', 'other@example.com');
    await setStock(shop, 1);
    await sendStockAlerts(shop.context);
    const token = findMailedToken(shop, 'stock-alerts');
    const stranger = shop.visitor();
    expect((await stranger.delete(`/stock-alerts/${token}`)).status).toBe(200);
    expect(await listAlerts(shop)).toMatchObject([{ email: 'other@example.com' }]);
  });

  // product 4.12.4
  test('tells nothing of a token: an unknown one is a success too', async () => {
    const { shop, guest } = await arrange();
    await ask(guest);
    const reply = await guest.delete(`/stock-alerts/${'x'.repeat(43)}`);
    expect(reply.status).toBe(200);
    expect(await listAlerts(shop)).toHaveLength(1);
  });
});

// product 4.12.3
test('a request is forgotten after 180 days', async () => {
  const { shop, guest } = await arrange();
  await ask(guest);
  shop.clock.advance(180 * DAY_MS - 1);
  await sweep(shop.context);
  expect(await listAlerts(shop)).toHaveLength(1);
  shop.clock.advance(1);
  await sweep(shop.context);
  expect(await listAlerts(shop)).toEqual([]);
});

describe('the account whose address waits', () => {
  // product 4.9.8
  test('finds it in its export once the address is verified', async () => {
    const { shop, guest } = await arrange();
    const { email } = await guest.signUp();
    await ask(shop.visitor(), 'papad', email);
    const exported = async () => (await guest.get('/users/export')).body.data.stockAlerts;
    expect(await exported()).toEqual([]);
    const token = findMailedToken(shop, 'verify-email');
    await guest.post(`/users/verify-email/${token}`);
    expect(await exported()).toEqual([
      {
        productId: 'papad',
        name: 'Moong Papad',
        email,
        language: 'en',
        requestedAt: '2026-11-21T06:30:00.000Z',
        expiresAt: '2027-05-20T06:30:00.000Z',
      },
    ]);
  });

  // product 4.9.8
  test('takes it along when it is deleted', async () => {
    const { shop, guest } = await arrange();
    const { email, password } = await guest.signUp();
    await ask(guest, 'papad', email);
    await ask(guest, 'papad', 'other@example.com');
    await guest.post('/users/delete-account', { currentPassword: password });
    expect(await listAlerts(shop)).toMatchObject([{ email: 'other@example.com' }]);
  });
});
