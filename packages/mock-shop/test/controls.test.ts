import { createShopClient, type ShopClientOptions } from '@haat/api-sdk';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createShopHandlers,
  createTestShop,
  FIXTURES,
  type ShopHandlerOptions,
  toCookieHeader,
} from '../src/index.ts';
import { ORIGIN, startTestShop } from './support/start-test-shop.ts';

const { shop, api } = startTestShop({ signedInAs: 'shopper@example.com' });
const LINE = { productId: 'prod_moong', quantity: 1 };

afterEach(() => {
  vi.useRealTimers();
});

describe('a planned failure', () => {
  it('replaces the next response, and nothing is done', async () => {
    const errors = [{ field: 'quantity', message: 'Sold a second ago.' }];
    shop.failNext('addToCart', { status: 409, message: 'Sold a second ago.', errors });
    await expect(api.cart.add(LINE)).rejects.toMatchObject({
      status: 409,
      message: 'Sold a second ago.',
      fieldErrors: errors,
      requestId: 'req-1',
    });
    expect(shop.cartOf('user_shopper')).toEqual([]);
    expect(shop.calls).toMatchObject([{ body: LINE, status: 409 }]);
    await expect(api.cart.add(LINE)).resolves.toBeDefined();
  });

  it('hits its own operation only, as often as planned', async () => {
    shop.failNext('listProducts', { status: 500 }, 2);
    await expect(api.products.get('prod_moong')).resolves.toBeDefined();
    await expect(api.products.list()).rejects.toMatchObject({ status: 500 });
    await expect(api.products.list()).rejects.toMatchObject({ status: 500 });
    await expect(api.products.list()).resolves.toBeDefined();
  });

  it('hits whichever call comes next, unless that has one of its own', async () => {
    const quick = createShopClient({ baseUrl: `${ORIGIN}/api/v1`, maxRetries: 0 });
    shop.failNext('all', { status: 500, message: 'Down.' });
    shop.failNext('all', 'unreachable');
    shop.failNext('listProducts', { status: 503 });
    await expect(quick.products.list()).rejects.toMatchObject({ status: 503 });
    await expect(quick.categories.list()).rejects.toMatchObject({ status: 500, message: 'Down.' });
    await expect(quick.products.list()).rejects.toMatchObject({ reason: 'network' });
    await expect(quick.products.list()).resolves.toBeDefined();
    // @ts-expect-error not every call can be a conflict
    expect(() => shop.failNext('all', { status: 409 })).toThrow(
      'The contract has no status 409 for each call.',
    );
  });

  it('says when to try again', async () => {
    shop.failNext('loginUser', { status: 429, retryAfter: 30 });
    const input = { email: 'shopper@example.com', password: 'Shopper1!' };
    await expect(api.users.login(input)).rejects.toMatchObject({ retryAfterMs: 30_000 });
    shop.failNext('loginUser', { status: 503 });
    await expect(api.users.login(input)).rejects.toMatchObject({ retryAfterMs: 1000 });
  });

  it('with 401 is followed by a silent renewal', async () => {
    shop.failNext('getCart', { status: 401 });
    await expect(api.cart.get()).resolves.toEqual({ items: [] });
    expect(shop.calls.map(({ operation }) => operation)).toEqual([
      'getCart',
      'refreshToken',
      'getCart',
    ]);
  });

  it('may be that the shop is not reached, or the response is lost', async () => {
    shop.failNext('addToCart', 'unreachable');
    shop.failNext('addToCart', 'response-lost');
    await expect(api.cart.add(LINE)).rejects.toMatchObject({
      isNetworkError: true,
      hint: `No complete response from ${ORIGIN}/api/v1/cart/add-cart: TypeError: fetch failed.`,
    });
    expect(shop.cartOf('user_shopper')).toEqual([]);
    await expect(api.cart.add(LINE)).rejects.toMatchObject({ isNetworkError: true });
    expect(shop.cartOf('user_shopper')).toEqual([LINE]);
    expect(shop.callsTo('addToCart').map(({ status }) => status)).toEqual([0, 0]);
  });

  it('may be that of a proxy before the shop, which has no envelope', async () => {
    const quick = createShopClient({ baseUrl: `${ORIGIN}/api/v1`, maxRetries: 0 });
    for (const status of [429, 502, 503, 504] as const) {
      shop.failNext('getHealth', { status, retryAfter: 7 });
      await expect(quick.health.getHealth()).rejects.toMatchObject({ status, retryAfterMs: 7000 });
    }
    shop.failNext('listProducts', { status: 429 });
    await expect(quick.products.list()).rejects.toMatchObject({
      status: 429,
      code: undefined,
      hasServerMessage: false,
      retryAfterMs: 1000,
    });
    // @ts-expect-error a proxy has no message for shoppers
    expect(() => shop.failNext('listProducts', { status: 429, message: 'Too many.' })).toThrow(
      'The contract has no status 429 for listProducts. A proxy sends it, without message.',
    );
    // @ts-expect-error nor a code
    expect(() => shop.failNext('listProducts', { status: 502, code: 'rate_limited' })).toThrow(
      'without code',
    );
  });

  it('has a status of the contract otherwise', () => {
    // @ts-expect-error the contract has no 409 for a list
    expect(() => shop.failNext('listProducts', { status: 409 })).toThrow(
      'The contract has no status 409 for listProducts. Any call can fail with 429, 502, 503, 504.',
    );
  });

  it('may be that of all calls until a reset', async () => {
    shop.failNext('listProducts', { status: 500 }, Number.POSITIVE_INFINITY);
    for (let round = 0; round < 3; round += 1)
      await expect(api.products.list()).rejects.toMatchObject({ status: 500 });
    shop.reset();
    await expect(api.products.list()).resolves.toBeDefined();
  });

  it('is neither a success nor a word that no failure has', () => {
    const message =
      /is no failure\. Plan a status from 400 on, or one of unreachable, response-lost\./;
    // @ts-expect-error it is no status of a failure
    expect(() => shop.failNext('listProducts', { status: 200 })).toThrow(message);
    // @ts-expect-error it is named 'unreachable'
    expect(() => shop.failNext('listProducts', 'offline')).toThrow(message);
    // @ts-expect-error a call in JavaScript that forgets it
    expect(() => shop.failNext('listProducts')).toThrow(message);
  });

  it.each([0, -1, Number.NaN])('happens once or more often, not %d times', (times) => {
    expect(() => shop.failNext('listProducts', 'unreachable', times)).toThrow(
      new RangeError(`A failure happens once or more often, not ${times} times.`),
    );
  });

  it('is of an operation of the contract, as every control', () => {
    const name = 'buyEverything';
    const message = 'The test shop has no operation buyEverything.';
    // @ts-expect-error there is no such operation
    expect(() => shop.failNext(name, 'unreachable')).toThrow(message);
    // @ts-expect-error there is no such operation
    expect(() => shop.callsTo(name)).toThrow(message);
    // @ts-expect-error there is no such operation
    expect(() => shop.holdNext(name)).toThrow(message);
    // @ts-expect-error there is no such operation
    expect(() => shop.delay(1, name)).toThrow(message);
  });
});

describe('a held call', () => {
  it('waits until it is released', async () => {
    const first = shop.holdNext('addToCart');
    const second = shop.holdNext('addToCart');
    const call = api.cart.add(LINE);
    await first.arrived;
    expect(shop.cartOf('user_shopper')).toEqual([]);
    expect(shop.callsTo('addToCart')).toMatchObject([{ body: LINE, status: null }]);
    first.release();
    await expect(call).resolves.toMatchObject({ items: [{ quantity: 1 }] });
    second.release();
    await expect(api.cart.add(LINE)).resolves.toMatchObject({ items: [{ quantity: 2 }] });
  });
});

describe('a delay', () => {
  it('holds up all calls, or one operation', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    shop.delay(2000);
    shop.delay(0, 'getContact');
    await expect(api.contact.get()).resolves.toBeDefined();
    const call = api.pages.list();
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    expect(shop.callsTo('listPages')).toMatchObject([{ status: null }]);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(call).resolves.toHaveLength(2);
    shop.delay(0);
    await expect(api.pages.list()).resolves.toHaveLength(2);
  });

  it.each([-1, Number.NaN])('is 0 ms or more, not %d', (ms) => {
    expect(() => shop.delay(ms)).toThrow(new RangeError(`A delay is 0 ms or more, not ${ms}.`));
  });

  it('may be without end, up to the time limit of the client', async () => {
    shop.delay(Number.POSITIVE_INFINITY);
    await expect(api.pages.list({}, { timeoutMs: 50 })).rejects.toMatchObject({
      reason: 'timeout',
    });
  });
});

describe('the record of calls', () => {
  it('records requests and statuses', async () => {
    await api.cart.merge({ localCart: [LINE] }, { idempotencyKey: 'guest-cart-1' });
    await api.products.list({ search: 'papad' });
    expect(shop.calls).toMatchObject([
      { operation: 'mergeCarts', method: 'POST', body: { localCart: [LINE] }, status: 200 },
      { operation: 'listProducts', url: 'https://shop.test/api/v1/products?search=papad' },
    ]);
    expect(shop.calls[0]?.headers.get('idempotency-key')).toBe('guest-cart-1');
  });
});

describe('reset', () => {
  it('is the end of calls that still wait', async () => {
    const call = { timeoutMs: 50 };
    const held = shop.holdNext('addToCart');
    shop.delay(100, 'addToWishlist');
    await expect(api.cart.add(LINE, call)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(api.wishlist.add('prod_moong', call)).rejects.toMatchObject({ reason: 'timeout' });
    shop.reset();
    held.release();
    shop.delay(100);
    await api.cart.get();
    expect(shop.cartOf('user_shopper')).toEqual([]);
    expect(shop.wishlistOf('user_shopper')).toEqual([]);
    expect(shop.calls).toMatchObject([{ operation: 'getCart' }]);
  });

  it('goes back to the seed', async () => {
    await api.cart.add(LINE);
    await api.users.logout();
    shop.failNext('getCart', { status: 500 });
    shop.findProduct('prod_moong').price = 1;
    shop.users.length = 0;
    shop.reset();
    expect(shop.calls).toEqual([]);
    expect(shop.currentUser?._id).toBe('user_shopper');
    expect(shop.products).toEqual(FIXTURES.products);
    expect(shop.products).not.toBe(FIXTURES.products);
    await expect(api.cart.get()).resolves.toEqual({ items: [] });
  });
});

describe('in a page', () => {
  it('signing in and out without a call sets and deletes the cookie that pages can read', () => {
    const lines: string[] = [];
    vi.stubGlobal('document', {
      set cookie(line: string) {
        if (!line.includes('HttpOnly')) lines.push(line);
      },
    });
    const own = createTestShop();
    own.signIn();
    own.signOut();
    vi.unstubAllGlobals();
    expect(lines).toEqual([
      'haat_signed_in=; Path=/; SameSite=Lax; Max-Age=0',
      expect.stringMatching(/^haat_signed_in=access_\d+; Path=\/; SameSite=Lax; Max-Age=\d+$/),
      'haat_signed_in=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
  });
});

describe('in a page whose environment leaves the cookies of responses out', () => {
  it('a login and a logout by calls set and delete the cookie that pages can read', async () => {
    const lines: string[] = [];
    vi.stubGlobal('document', {
      set cookie(line: string) {
        if (!line.includes('HttpOnly')) lines.push(line);
      },
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    shop.signOut();
    lines.length = 0;
    await api.users.login({ email: 'shopper@example.com', password: 'Shopper1!' });
    expect(lines).toEqual([expect.stringMatching(/^haat_signed_in=access_\d+; /)]);
    await api.users.logout();
    expect(lines.at(-1)).toBe('haat_signed_in=; Path=/; SameSite=Lax; Max-Age=0');
  });
});

describe('a seed', () => {
  it('replaces whole lists and the clock', () => {
    const [product] = FIXTURES.products;
    const own = createTestShop({
      products: product === undefined ? [] : [{ ...product, name: 'Only one' }],
      orders: [],
      contact: null,
      pincodes: {},
      now: () => Date.UTC(2026, 0, 1),
    });
    expect(own.products.map(({ name }) => name)).toEqual(['Only one']);
    expect(own).toMatchObject({ orders: [], contact: null });
    expect(own.pincodes.size).toBe(0);
    expect(own.now()).toBe('2026-01-01T00:00:00.000Z');
    expect(own.stories).toEqual(FIXTURES.stories);
    expect(own.currentUser).toBeNull();
  });
});

describe('the clock', () => {
  it('is the machine’s when none is given, and so that of fake timers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    shop.reset();
    vi.advanceTimersByTime(15 * 60_000);
    await api.cart.get();
    expect(shop.callsTo('getCart').map(({ status }) => status)).toEqual([401, 200]);
    vi.advanceTimersByTime(30 * 86_400_000);
    expect(shop.currentUser).toBeNull();
    await expect(api.cart.get()).rejects.toMatchObject({ status: 401 });
  });
});

describe('handlers', () => {
  async function withHandlers(
    handlerOptions: ShopHandlerOptions,
    clientOptions: ShopClientOptions,
    work: (client: ReturnType<typeof createShopClient>) => Promise<void>,
  ): Promise<void> {
    const server = setupServer(...createShopHandlers(handlerOptions));
    server.listen({ onUnhandledFrame: 'error' });
    try {
      await work(createShopClient(clientOptions));
    } finally {
      server.close();
    }
  }

  it('need no shop of one’s own', async () => {
    const baseUrl = 'https://any.test/api/v1';
    await withHandlers({}, { baseUrl }, async (client) => {
      expect((await client.products.list()).pagination.total).toBe(12);
    });
  });

  it('respond below the given base URL', async () => {
    const baseUrl = 'https://other.test/shop/api/v1';
    await withHandlers({ baseUrl: `${baseUrl}/` }, { baseUrl }, async (client) => {
      expect(await client.health.getHealth()).toEqual({ status: 'ok' });
      await expect(client.pages.list()).resolves.toHaveLength(2);
    });
  });

  it('take the requests’ own cookies when set to', async () => {
    const own = createTestShop({ signedInAs: 'shopper@example.com' });
    const session = own.createSession('user_second');
    const cookie = `theme=dark; ${toCookieHeader(session)}`;
    const baseUrl = 'https://any.test/api/v1';
    await withHandlers({ shop: own, cookies: 'requests' }, { baseUrl }, async (client) => {
      await expect(client.users.getCurrentUser()).rejects.toMatchObject({ status: 401 });
      const user = await client.users.getCurrentUser({ headers: { cookie } });
      expect(user._id).toBe('user_second');
      await client.users.login({ email: 'admin@example.com', password: 'Admin1!' });
      expect(own.currentUser?._id).toBe('user_shopper');
    });
  });

  it('give no cookies to calls that are to go without', async () => {
    const own = createTestShop({ signedInAs: 'shopper@example.com' });
    const [handler] = createShopHandlers({ shop: own }).filter(({ info }) =>
      String(info.path).endsWith('/users/current-user'),
    );
    const ask = async (credentials: RequestCredentials) => {
      const request = new Request('https://any.test/api/v1/users/current-user', { credentials });
      const result = await handler?.run({ request, requestId: 'r1' });
      return result?.response?.status;
    };
    expect(await ask('include')).toBe(200);
    expect(await ask('omit')).toBe(401);
  });

  it('let a fault of a handler be seen', async () => {
    const own = createTestShop();
    Object.defineProperty(own, 'pages', { value: null });
    const baseUrl = 'https://any.test/api/v1';
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    await withHandlers({ shop: own }, { baseUrl }, async (client) => {
      await expect(client.pages.list()).rejects.toMatchObject({ status: 500 });
    });
    quiet.mockRestore();
  });
});
