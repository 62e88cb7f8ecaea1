import type { CallOptions } from '@haat/api-sdk';
import { rupeesToPaise } from '@haat/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const START = Date.parse('2026-11-26T10:00:00+05:30');
const EMAIL = 'shopper@example.com';

let now = START;
const { shop, api } = startTestShop({ now: () => now });

beforeEach(() => {
  now = START;
  shop.reset();
});

async function placeOnline(quantity = 2): Promise<{ orderId: string; amount: { paise: number } }> {
  const { _id: orderId } = await api.orders.create({
    items: [{ productId: 'prod_moong', quantity }],
    shippingAddress: 'address_home',
    paymentMethod: 'online',
  });
  return { orderId, amount: { paise: rupeesToPaise(shop.findOrder(orderId).totalAmount) } };
}

describe('an unpaid order', () => {
  const stockOf = () => shop.findProduct('prod_moong').stock_quantity;

  beforeEach(() => {
    shop.signIn();
  });

  it('holds its pieces for 30 minutes, then it is cancelled (product 4.4.6)', async () => {
    const { orderId } = await placeOnline();
    now += 31 * MINUTE - 1;
    expect(await api.orders.get(orderId)).toMatchObject({ status: 'pending' });
    expect(stockOf()).toBe(38);
    now += 1;
    const order = await api.orders.get(orderId);
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' });
    expect(order.statusHistory.at(-1)).toEqual({
      status: 'cancelled',
      changedAt: '2026-11-26T05:01:00.000Z',
    });
    expect(stockOf()).toBe(40);
  });

  it('waits anew each time its shopper begins to pay, for 90 minutes in all', async () => {
    const input = await placeOnline();
    const begin = () => api.payments.createOrder('sandbox', input);
    for (const minute of [29, 58, 87]) {
      now = START + minute * MINUTE;
      await begin();
    }
    now = START + 90 * MINUTE;
    await expect(begin()).rejects.toMatchObject({
      status: 409,
      code: 'payment_time_over',
      message: 'This order was not paid in time. Please order again.',
    });
    now = START + 91 * MINUTE;
    await expect(begin()).rejects.toMatchObject({ status: 409, code: 'order_cancelled' });
    expect(shop.payments).toMatchObject([{ status: 'cancelled' }]);
    expect(stockOf()).toBe(40);
  });

  it('whose money comes late is opened again, while its pieces are there', async () => {
    const input = await placeOnline();
    const { paymentId } = await api.payments.createOrder('sandbox', input);
    now += DAY;
    expect(await api.payments.verify('sandbox', shop.pay(paymentId))).toMatchObject({
      status: 'paid',
    });
    const { status, receipt, statusHistory } = shop.findOrder(input.orderId);
    expect([status, receipt?.number]).toEqual(['pending', 'TEST-2026-27/000001']);
    expect(statusHistory.map((change) => change.status)).toEqual([
      'pending',
      'cancelled',
      'pending',
    ]);
    expect(stockOf()).toBe(38);
    now += DAY;
    expect((await api.orders.get(input.orderId)).status).toBe('pending');
  });

  it.each<[string, () => void]>([
    [
      'after 4 days',
      () => {
        now += 4 * DAY;
      },
    ],
    [
      'at another price',
      () => {
        shop.findProduct('prod_moong').price = 86;
      },
    ],
    [
      'with too few pieces',
      () => {
        shop.findProduct('prod_moong').stock_quantity = 1;
      },
    ],
    [
      'without the product',
      () => {
        shop.products = shop.products.filter(({ _id }) => _id !== 'prod_moong');
      },
    ],
  ])('whose money comes %s stays cancelled, and the money is given back', async (_, change) => {
    const input = await placeOnline();
    const { paymentId } = await api.payments.createOrder('sandbox', input);
    now += 31 * MINUTE;
    await api.health.getHealth();
    shop.findOrder(input.orderId).refundedAt = shop.now();
    change();
    expect(await api.payments.verify('sandbox', shop.pay(paymentId))).toMatchObject({
      status: 'refund_due',
    });
    expect(shop.findOrder(input.orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      refundedAt: null,
    });
  });

  it('that a bank has promised, is paid or is switched to cash waits on', async () => {
    const promised = await placeOnline();
    const paid = await placeOnline();
    const inCash = await placeOnline();
    const { paymentId } = await api.payments.createOrder('sandbox', promised);
    shop.findPayment(paymentId).status = 'authorized';
    const other = await api.payments.createOrder('sandbox', paid);
    await api.payments.verify('sandbox', shop.pay(other.paymentId));
    await api.orders.payOnDelivery(inCash.orderId);
    now += DAY;
    const orders = await api.orders.listPage({ limit: 3 });
    expect(orders.orders.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    expect(await api.payments.createOrder('sandbox', promised)).toMatchObject({
      paymentId,
      status: 'authorized',
    });
  });

  it('that a test arranged waits from the next call on', async () => {
    const due = { status: 'pending', paymentMethod: 'online', paymentStatus: 'pending' } as const;
    Object.assign(shop.findOrder('order_processing'), due);
    const statusOf = async () => (await api.orders.get('order_processing')).status;
    expect(await statusOf()).toBe('pending');
    now += 30 * MINUTE;
    expect(await statusOf()).toBe('pending');
    now += MINUTE;
    expect(await statusOf()).toBe('cancelled');
  });
});

describe('a session', () => {
  const statusesOf = (operation: 'getCart' | 'refreshToken') =>
    shop.callsTo(operation).map(({ status }) => status);

  it('is renewed after 15 minutes (product 4.10.2)', async () => {
    shop.signIn();
    now += 15 * MINUTE - 1;
    await api.cart.get();
    expect(statusesOf('refreshToken')).toEqual([]);
    now += 1;
    await api.cart.get();
    expect(statusesOf('getCart')).toEqual([200, 401, 200]);
    expect(statusesOf('refreshToken')).toEqual([200]);
  });

  it.each([
    [true, 30, 90],
    [false, 1, 7],
  ])(
    'remembered: %s, ends after %i days without use and %i in all',
    async (rememberMe, idle, all) => {
      const signIn = () => api.users.login({ email: EMAIL, password: 'Shopper1!', rememberMe });
      await signIn();
      now += idle * DAY - 1;
      await expect(api.cart.get()).resolves.toBeDefined();
      now += idle * DAY;
      expect(shop.currentUser).toBeNull();
      await expect(api.cart.get()).rejects.toMatchObject({ status: 401 });
      expect(shop.sessions).toEqual([]);

      now = START;
      await signIn();
      while (now < START + all * DAY - DAY) {
        now += DAY - MINUTE;
        await expect(api.cart.get()).resolves.toBeDefined();
      }
      now = START + all * DAY;
      await expect(api.cart.get()).rejects.toMatchObject({ status: 401 });
    },
  );

  it('takes the refresh token before for 10 seconds; later it ends with all it asked for', async () => {
    shop.signIn();
    const token = shop.cookies.get('haat_refresh');
    const before: CallOptions = { headers: { cookie: `haat_refresh=${token}` } };
    await api.users.updateAccount({ email: 'moved@example.com' });
    await api.users.refreshToken();
    now += 10_000;
    await expect(api.users.refreshToken(before)).resolves.toBeUndefined();
    now += 1;
    await expect(api.users.refreshToken(before)).rejects.toMatchObject({ status: 401 });
    expect(shop.sessions).toEqual([]);
    expect(shop.findUser(EMAIL).pendingEmail).toBeUndefined();
  });
});

describe('an idempotency key', () => {
  const order = (key: string) =>
    api.orders.create(
      {
        items: [{ productId: 'prod_chilli', quantity: 1 }],
        shippingAddress: 'address_home',
        paymentMethod: 'cod',
      },
      { idempotencyKey: key },
    );

  it('is stored for 7 days (product 7.10.3)', async () => {
    shop.signIn();
    const { _id } = await order('order-key-01');
    now += 7 * DAY - 1;
    expect((await order('order-key-01'))._id).toBe(_id);
    now += 1;
    expect((await order('order-key-01'))._id).not.toBe(_id);
  });

  it('is one of the newest 20 of its user and operation', async () => {
    shop.signIn();
    const merge = async (index: number, quantity = 1) => {
      const localCart = [{ productId: 'prod_chilli', quantity }];
      return api.cart.merge({ localCart }, { idempotencyKey: `guest-cart-${index}` });
    };
    const first = await order('order-key-01');
    for (let index = 0; index <= 20; index += 1) await merge(index);
    // A repetition makes no key newer.
    await merge(1);
    await merge(21);
    expect(shop.cartOf('user_shopper')).toMatchObject([{ quantity: 22 }]);
    await expect(merge(2, 5)).rejects.toMatchObject({ status: 422 });
    await merge(1);
    expect(shop.cartOf('user_shopper')).toMatchObject([{ quantity: 23 }]);
    expect((await order('order-key-01'))._id).toBe(first._id);
  });
});
