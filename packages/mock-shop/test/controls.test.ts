import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../src/index.ts';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, call } = startTestShop();

const products = () => call('GET /products');

describe('a planned failure', () => {
  it('is for as many calls as planned, in turn', async () => {
    shop.failNext('listProducts', { status: 500, message: 'The shop is busy.' });
    shop.failNext('listProducts', { status: 503 }, 2);
    const seen = [await products(), await products(), await products(), await products()];
    expect(seen.map(({ status }) => status)).toEqual([500, 503, 503, 200]);
    expect(seen[0]?.body).toEqual({
      success: false,
      message: 'The shop is busy.',
      code: 'internal_error',
    });
    expect(seen[1]?.headers.get('retry-after')).toBe('1');
  });

  it('has a code of the operation, errors of fields and seconds to wait', async () => {
    const errors = [{ field: 'items.0.quantity', message: 'Only 2 are left.' }];
    shop.failNext('createOrder', { status: 409, errors, retryAfter: 7 });
    const { headers, body } = await call('POST /order/create-order', {});
    expect(body).toMatchObject({ code: expect.stringMatching(/\w/), errors });
    expect(body?.code).not.toBe('conflict');
    expect(headers.get('retry-after')).toBe('7');
    shop.failNext('createOrder', { status: 409, code: 'cash_not_allowed' });
    const coded = await call('POST /order/create-order', {});
    expect(coded.body?.code).toBe('cash_not_allowed');
  });

  it('reaches the shop, or does not', async () => {
    shop.signIn();
    const add = () => call('POST /cart/add-cart', { productId: 'prod_moong', quantity: 1 });
    shop.failNext('addToCart', 'unreachable');
    await expect(add()).rejects.toThrow();
    expect(shop.cartOf('user_shopper')).toEqual([]);
    shop.failNext('addToCart', 'response-lost');
    await expect(add()).rejects.toThrow();
    expect(shop.cartOf('user_shopper')).toHaveLength(1);
    expect(shop.calls.map(({ status }) => status)).toEqual([0, 0]);
  });

  it('is one of the contract', () => {
    // @ts-expect-error the contract has no 409 for a list
    expect(() => shop.failNext('listProducts', { status: 409 })).toThrow(
      'The contract has no status 409 for listProducts.',
    );
    // @ts-expect-error no operation
    expect(() => shop.holdNext('cart.add')).toThrow('The contract has no operation cart.add.');
  });
});

it('calls are recorded with what was sent', async () => {
  await call('POST /message?from=footer', { name: 'Asha' }, { 'x-test': 'yes' });
  const [sent] = shop.callsTo('createMessage');
  expect(sent).toMatchObject({ method: 'POST', body: { name: 'Asha' }, status: 201 });
  expect(sent?.url).toMatch(/\/message\?from=footer$/);
  expect(sent?.headers.get('x-test')).toBe('yes');
});

it('a request that its type forbids is a fault, not an answer', async () => {
  shop.signIn();
  expect(await call('POST /cart/add-cart')).toMatchObject({ status: 500 });
});

it('a held call waits for its release', async () => {
  const { arrived, release } = shop.holdNext('listProducts');
  const calling = products();
  await arrived;
  expect(shop.calls[0]?.status).toBeNull();
  release();
  expect(await calling).toMatchObject({ status: 200 });
});

it('a reset forgets all, also a call that is held', async () => {
  shop.signIn();
  const { arrived, release } = shop.holdNext('addToCart');
  let isAnswered = false;
  call('POST /cart/add-cart', { productId: 'prod_moong', quantity: 1 }).then(() => {
    isAnswered = true;
  });
  await arrived;
  shop.failNext('listProducts', { status: 500 }, Infinity);
  shop.findProduct('prod_moong').stock_quantity = 0;
  shop.reset();
  release();
  expect(await products()).toMatchObject({ status: 200 });
  expect(isAnswered).toBe(false);
  expect(shop.cartOf('user_shopper')).toEqual([]);
  expect(shop.currentUser).toBeNull();
  expect(shop.products).toEqual(FIXTURES.products);
  expect(() => shop.findProduct('prod_none')).toThrow('The test shop has no product prod_none.');
  expect(() => shop.findOrder('order_none')).toThrow('The test shop has no order order_none.');
});
