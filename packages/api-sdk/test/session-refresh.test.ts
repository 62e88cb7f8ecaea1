import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  createShopClient,
  isSignedIn,
  type ShopClient,
  type ShopClientOptions,
  unwrap,
} from '../src/index.ts';
import {
  clearCart,
  createOrder,
  errorOf,
  type Init,
  readCart,
  readOrder,
  readOrders,
} from './support/calls.ts';
import { failure, recordFetch, success } from './support/record-fetch.ts';
import { createSessionServer, type SessionServer } from './support/session-server.ts';
import { createTabLocks } from './support/tab-locks.ts';

const BASE = 'https://shop.test/api/v1';
const LOGIN = { email: 'a@b.co', password: 'Secret1!' };
const NAMES = { fullName: 'A', userName: 'a', phoneNumber: '+919876543210' };

function resetPassword(api: ShopClient) {
  const params = { path: { resetToken: 't'.repeat(16) } };
  return api.POST('/users/reset-password/{resetToken}', {
    params,
    body: { newPassword: 'Secret1!' },
  });
}

function createClient(server: Pick<SessionServer, 'fetch'>, options?: Partial<ShopClientOptions>) {
  return createShopClient({ baseUrl: BASE, fetch: server.fetch, maxRetries: 0, ...options });
}

/** A refresh call that fails the first time. */
function failOnce(): () => Response {
  let tries = 0;
  return () => {
    tries += 1;
    return tries === 1 ? failure(503) : success(null);
  };
}

/** A page of a host, with its cookies as `document` has them. */
function createPage(hostname = 'shop.test', cookie = 'theme=dark; haat_signed_in=one') {
  const page = { cookie };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hostname });
  return page;
}

afterEach(() => vi.unstubAllGlobals());

describe('a call with a 401', () => {
  // product 4.1.4, 7.2.1, 8.1.1
  it('is sent once more after one refresh', async () => {
    const server = createSessionServer();
    const api = createClient(server);

    await expect(readCart(api)).resolves.toMatchObject({ items: [] });

    expect(server.sent.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'GET /api/v1/cart',
      'POST /api/v1/users/refresh-token',
      'GET /api/v1/cart',
    ]);
  });

  // product 7.1.1
  it('refreshes with the cookies and headers of the client and without a body', async () => {
    const server = createSessionServer();
    const baseUrl = `${BASE}/`;
    await readCart(createClient(server, { baseUrl, headers: { 'x-shop': 'haat' } }));

    const [refresh] = server.sentTo('/api/v1/users/refresh-token');
    expect(refresh?.credentials).toBe('include');
    expect(refresh?.headers.get('x-shop')).toBe('haat');
    expect(refresh?.headers.get('content-type')).toBeNull();
    expect(refresh?.text).toBe('');
  });

  // product 4.1.4
  it('is not sent a third time when the second response is 401 too', async () => {
    const server = recordFetch(({ target }) =>
      target.endsWith('/refresh-token') ? success(null) : failure(401),
    );
    const error = await errorOf(readOrders(createClient(server)));

    expect(error).toMatchObject({ name: 'ApiError', status: 401 });
    expect(server.sentTo('/api/v1/order/get-all')).toHaveLength(2);
    expect(server.sentTo('/api/v1/users/refresh-token')).toHaveLength(1);
  });

  it('is refreshed again the next time the session runs out', async () => {
    const server = createSessionServer();
    const api = createClient(server);

    await readCart(api);
    server.expire();
    await readCart(api);

    expect(server.refreshes()).toBe(2);
  });

  it.each<[string, (api: ShopClient) => Promise<{ response: Response }>]>([
    ['login', (api) => api.POST('/users/login', { body: LOGIN })],
    ['register', (api) => api.POST('/users/register', { body: { ...LOGIN, ...NAMES } })],
    ['refreshToken', (api) => api.POST('/users/refresh-token')],
    ['logout', (api) => api.POST('/users/logout')],
    ['forgotPassword', (api) => api.POST('/users/forgot-password', { body: LOGIN })],
    ['resetPassword', resetPassword],
  ])('stands for %s', async (_name, call) => {
    const onSessionEnded = vi.fn();
    const server = recordFetch(() => failure(401));

    const { response } = await call(createClient(server, { onSessionEnded }));

    expect(response.status).toBe(401);
    expect(server.sent).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('calls that fail together', () => {
  // product 4.1.4
  it('share one refresh and are all resolved', async () => {
    const server = createSessionServer();
    const api = createClient(server);

    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => readOrder(api, `order-${index}`)),
    );

    expect(server.refreshes()).toBe(1);
    expect(results).toEqual(
      Array.from({ length: 50 }, (_, index) =>
        expect.objectContaining({ target: `/api/v1/order/order-${index}` }),
      ),
    );
    expect(server.sent).toHaveLength(101);
  });

  it('are rejected together, each with its own 401, when the server rejects the refresh', async () => {
    const onSessionEnded = vi.fn();
    const server = createSessionServer(() => failure(401, 'Session is over'));
    const api = createClient(server, { onSessionEnded });

    const errors = await Promise.all(
      Array.from({ length: 50 }, (_, index) => errorOf(readOrder(api, `o${index}`))),
    );

    expect(errors).toEqual(
      Array.from({ length: 50 }, (_, index) =>
        expect.objectContaining({
          status: 401,
          message: `Please log in (/api/v1/order/o${index})`,
        }),
      ),
    );
    expect(server.refreshes()).toBe(1);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(server.sent).toHaveLength(51);
  });

  it('follow a refresh that ended while they were still under way', async () => {
    const late = Promise.withResolvers<Response>();
    const server = createSessionServer();
    let isHeld = false;
    const api = createClient({
      async fetch(request) {
        const isLate = request.url.endsWith('/wishlist') && !isHeld;
        isHeld ||= isLate;
        return isLate ? late.promise : server.fetch(request);
      },
    });

    const wishlist = unwrap(api.GET('/wishlist'));
    await readCart(api);
    expect(server.refreshes()).toBe(1);
    late.resolve(failure(401));

    await expect(wishlist).resolves.toMatchObject({ target: '/api/v1/wishlist' });
    expect(server.refreshes()).toBe(1);
  });
});

describe('a refresh that fails', () => {
  it('is asked once more when its reply was cut', async () => {
    let tries = 0;
    const server = createSessionServer(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('cut')) : success(null);
    });

    await expect(readCart(createClient(server))).resolves.toMatchObject({ items: [] });
    expect(server.refreshes()).toBe(2);
  });

  it('fails all waiting calls as a network error, and signs nobody out', async () => {
    const onSessionEnded = vi.fn();
    const server = createSessionServer(() => Promise.reject(new TypeError('offline')));
    const api = createClient(server, { onSessionEnded });

    const errors = await Promise.all([errorOf(readCart(api)), errorOf(readOrders(api))]);

    expect(errors).toEqual([
      expect.objectContaining({ status: 0, isNetworkError: true }),
      expect.objectContaining({ status: 0, isNetworkError: true }),
    ]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each([404, 429, 500, 503])('fails all waiting calls with its %i', async (status) => {
    const onSessionEnded = vi.fn();
    const server = createSessionServer(() => failure(status, 'Later', { 'retry-after': '3' }));
    const api = createClient(server, { onSessionEnded });

    const errors = await Promise.all([errorOf(readCart(api)), errorOf(readOrders(api))]);

    const expected = { status, message: 'Later', retryAfterMs: 3000 };
    expect(errors).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('what is sent again', () => {
  // product 8.1.1
  it('has the same JSON, headers and idempotency key', async () => {
    const server = createSessionServer();
    await createOrder(createClient(server), 'key-12345678', { headers: { 'x-trace': '5' } });

    const [first, second] = server.sentTo('/api/v1/order/create-order');
    expect(second?.bytes).toEqual(first?.bytes);
    expect(second?.text).toBe(
      '{"items":[{"productId":"p1","quantity":2}],"shippingAddress":"a1","paymentMethod":"cod"}',
    );
    expect(Object.fromEntries(second?.headers ?? [])).toEqual(
      Object.fromEntries(first?.headers ?? []),
    );
    expect(second?.headers.get('idempotency-key')).toBe('key-12345678');
    expect(second?.credentials).toBe('include');
  });
});

describe('an abort', () => {
  it('while waiting for the refresh ends that call alone', async () => {
    const refresh = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    const server = createSessionServer(() => {
      asked.resolve();
      return refresh.promise;
    });
    const api = createClient(server);
    const controller = new AbortController();

    // The one that leaves is the one that started the refresh.
    const left = errorOf(readCart(api, { signal: controller.signal }));
    const stayed = readOrder(api, 'o1');
    await asked.promise;
    controller.abort();

    expect(await left).toMatchObject({ name: 'AbortError' });
    expect(await left).not.toBeInstanceOf(ApiError);
    refresh.resolve(success(null));
    await expect(stayed).resolves.toMatchObject({ target: '/api/v1/order/o1' });
    expect(server.sentTo('/api/v1/cart')).toHaveLength(1);
    expect(server.refreshes()).toBe(1);
  });
});

describe('several tabs', () => {
  it('refresh once: the others find the session renewed by reading again', async () => {
    const locks = createTabLocks();
    const server = createSessionServer();
    const tabs = Array.from({ length: 5 }, () => createClient(server, { locks }));

    const carts = await Promise.all(tabs.map((api) => readCart(api)));

    expect(carts).toHaveLength(5);
    expect(server.refreshes()).toBe(1);
    expect(new Set(locks.names)).toEqual(
      new Set(['session-refresh https://shop.test/api/v1/users/refresh-token']),
    );
  });

  it('never send what is not a read just to see', async () => {
    const locks = createTabLocks();
    const server = createSessionServer();
    const [first, second] = [createClient(server, { locks }), createClient(server, { locks })];

    await Promise.all([readCart(first), clearCart(second)]);

    expect(server.sentTo('/api/v1/cart/clear-cart')).toHaveLength(2);
  });

  it('fail as a network error when reading again fails', async () => {
    const locks = createTabLocks();
    const server = createSessionServer();
    let reads = 0;
    const second = createClient(
      {
        fetch(request) {
          reads += request.method === 'GET' ? 1 : 0;
          return reads > 1 ? Promise.reject(new TypeError('offline')) : server.fetch(request);
        },
      },
      { locks },
    );

    const [, error] = await Promise.all([
      readCart(createClient(server, { locks })),
      errorOf(readCart(second)),
    ]);

    expect(error).toMatchObject({ isNetworkError: true });
    expect(server.refreshes()).toBe(1);
  });

  it('keep the reading again of an aborted call for the calls beside it', async () => {
    const locks = createTabLocks();
    const refresh = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    const server = createSessionServer(() => {
      asked.resolve();
      return refresh.promise;
    });
    const other = createClient(server, { locks });
    const api = createClient(server, { locks });
    const controller = new AbortController();

    const otherCart = readCart(other);
    await asked.promise;
    const left = errorOf(readCart(api, { signal: controller.signal }));
    const stayed = readOrder(api, 'o1');
    await vi.waitUntil(() => server.sentTo('/api/v1/order/o1').length === 1);
    controller.abort();
    refresh.resolve(success(null));

    expect(await left).toMatchObject({ name: 'AbortError' });
    await expect(stayed).resolves.toMatchObject({ target: '/api/v1/order/o1' });
    await otherCart;
    expect(server.refreshes()).toBe(1);
  });

  it('go on without locks where the browser gives none', async () => {
    const server = createSessionServer();
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };

    await expect(readCart(createClient(server, { locks }))).resolves.toBeDefined();
    expect(server.refreshes()).toBe(1);
  });

  it('use the locks of the browser window, unless it has none or they are switched off', async () => {
    const locks = createTabLocks();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('navigator', { locks });
    await readCart(createClient(createSessionServer()));
    await readCart(createClient(createSessionServer(), { locks: null }));
    vi.stubGlobal('navigator', {});
    await readCart(createClient(createSessionServer()));
    expect(locks.names).toHaveLength(1);
  });

  it('use none on a server, though Node has locks: its callers are different shoppers', async () => {
    const locks = createTabLocks();
    vi.stubGlobal('navigator', { locks });
    await readCart(createClient(createSessionServer()));
    expect(locks.names).toHaveLength(0);
  });
});

describe('tabs that can read the session’s mark', () => {
  it('do not renew what another tab renewed before the lock was free again', async () => {
    const page = createPage();
    const locks = createTabLocks();
    const server = createSessionServer(() => {
      page.cookie = 'theme=dark; haat_signed_in=two';
      return success(null);
    });
    const late = Promise.withResolvers<void>();
    const second = createClient(
      {
        async fetch(request) {
          const response = await server.fetch(request);
          // Its 401 comes after the first tab is done with everything.
          if (response.status === 401) await late.promise;
          return response;
        },
      },
      { locks },
    );

    const cart = clearCart(second);
    await readCart(createClient(server, { locks }));
    late.resolve();

    await expect(cart).resolves.toBeDefined();
    expect(server.refreshes()).toBe(1);
  });

  it('wait for the one that renews, and read nothing again to see that it did', async () => {
    const page = createPage();
    const locks = createTabLocks();
    const server = createSessionServer(() => {
      page.cookie = 'haat_signed_in=two';
      return success(null);
    });
    const tabs = Array.from({ length: 5 }, () => createClient(server, { locks }));

    await Promise.all(tabs.map((api) => readCart(api)));

    expect(server.refreshes()).toBe(1);
    expect(server.sentTo('/api/v1/cart')).toHaveLength(10);
  });

  it('renew when the other tab could not: the mark is the same', async () => {
    createPage();
    const locks = createTabLocks();
    const server = createSessionServer(failOnce());
    const [first, second] = [createClient(server, { locks }), createClient(server, { locks })];

    const [failed, renewed] = await Promise.allSettled([readCart(first), readCart(second)]);

    expect(failed).toMatchObject({ status: 'rejected', reason: { status: 503 } });
    expect(renewed).toMatchObject({ status: 'fulfilled' });
    expect(server.sentTo('/api/v1/cart')).toHaveLength(3);
  });

  it('ask for a renewal after a Logout elsewhere, and find that it is over', async () => {
    const page = createPage();
    const locks = createTabLocks();
    const onSessionEnded = vi.fn();
    const server = recordFetch(() => {
      page.cookie = 'theme=dark';
      return failure(401);
    });

    const error = await errorOf(readCart(createClient(server, { locks, onSessionEnded })));

    expect(error).toMatchObject({ status: 401 });
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('do without it in a frame that may not read cookies', async () => {
    vi.stubGlobal('location', { hostname: 'shop.test' });
    vi.stubGlobal('document', {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    const locks = createTabLocks();
    const server = createSessionServer();
    const tabs = Array.from({ length: 2 }, () => createClient(server, { locks }));

    await Promise.all(tabs.map((api) => readCart(api)));

    expect(server.refreshes()).toBe(1);
  });
});

describe('a guest', () => {
  it('costs one 401: without the hint cookie there is nothing to renew, and no session that ended', async () => {
    createPage('shop.test', 'theme=dark; not_haat_signed_in=1');
    const onSessionEnded = vi.fn();
    const server = createSessionServer();

    const error = await errorOf(readCart(createClient(server, { onSessionEnded })));

    expect(error).toMatchObject({ status: 401 });
    expect(server.sent.map(({ target }) => target)).toEqual(['/api/v1/cart']);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('who was signed in before, until the cookies were deleted, is told that the session ended, once', async () => {
    const page = createPage('shop.test', 'haat_signed_in=1');
    const onSessionEnded = vi.fn();
    const server = createSessionServer();
    const api = createClient(server, { onSessionEnded });
    await readCart(api);
    page.cookie = '';
    server.expire();

    expect(await errorOf(readCart(api))).toMatchObject({ status: 401 });
    expect(await errorOf(readCart(api))).toMatchObject({ status: 401 });
    expect(server.refreshes()).toBe(1);
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('who signed out is not told that the session ended', async () => {
    const page = createPage('shop.test', 'haat_signed_in=1');
    const onSessionEnded = vi.fn();
    const server = createSessionServer();
    const api = createClient(server, { onSessionEnded });
    await readCart(api);
    await api.POST('/users/logout');
    page.cookie = '';
    server.expire();

    expect(await errorOf(readCart(api))).toMatchObject({ status: 401 });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('on a page of another host is not known, and is asked about', async () => {
    createPage('elsewhere.test', '');
    const onSessionEnded = vi.fn();
    const server = createSessionServer(() => failure(401));
    const api = createClient(server, { onSessionEnded });

    expect(await errorOf(readCart(api))).toMatchObject({ status: 401 });
    expect(server.refreshes()).toBe(1);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(isSignedIn(BASE)).toBeUndefined();
  });

  it.each([
    ['with', createTabLocks()],
    ['without', null],
  ])('who signs in during a call has it sent again, %s locks', async (_name, locks) => {
    const page = createPage('shop.test', '');
    let calls = 0;
    const server = recordFetch(() => {
      calls += 1;
      page.cookie = 'haat_signed_in=one';
      return calls === 1 ? failure(401) : success({ items: [] });
    });

    await expect(readCart(createClient(server, { locks }))).resolves.toMatchObject({ items: [] });
    expect(server.sentTo('/api/v1/users/refresh-token')).toHaveLength(0);
  });

  it('is who had a session that the server did not renew, until the next sign-in', async () => {
    const page = createPage('shop.test', 'haat_signed_in=one');
    const onSessionEnded = vi.fn();
    let isOver = true;
    const server = createSessionServer(() => (isOver ? failure(401) : success(null)));
    const api = createClient(server, { onSessionEnded });
    expect(isSignedIn(BASE)).toBe(true);

    await errorOf(readCart(api));
    expect(isSignedIn(BASE)).toBe(false);
    await errorOf(readCart(api));
    expect(server.refreshes()).toBe(1);
    expect(onSessionEnded).toHaveBeenCalledOnce();

    page.cookie = 'haat_signed_in=two';
    isOver = false;
    expect(isSignedIn(BASE)).toBe(true);
    await expect(readCart(api)).resolves.toBeDefined();
  });

  // product 4.1.4
  it('is who had a session that the server did not renew, on the next page too', async () => {
    const page = createPage('shop.test', 'haat_signed_in=one');
    const server = createSessionServer(() => failure(401));
    await errorOf(readCart(createClient(server)));
    expect(page.cookie).toBe('haat_signed_in=; Path=/; Max-Age=0');

    page.cookie = ''; // as a browser has it then
    await errorOf(readCart(createClient(server)));
    expect(server.refreshes()).toBe(1);
  });

  it('may be signed out when the session ends, without being told again', async () => {
    createPage('shop.test', 'haat_signed_in=one');
    const server = recordFetch(({ target }) =>
      target.endsWith('/logout') ? success(null) : failure(401),
    );
    const onSessionEnded = vi.fn(() => void api.POST('/users/logout'));
    const api = createClient(server, { onSessionEnded });

    expect(await errorOf(readCart(api))).toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(server.sentTo('/api/v1/users/logout')).toHaveLength(1));
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('is nobody who was signed in elsewhere while the server rejected the former session', async () => {
    const page = createPage('shop.test', 'haat_signed_in=one');
    const server = createSessionServer(() => {
      page.cookie = 'haat_signed_in=two';
      return failure(401);
    });
    const api = createClient(server);
    await errorOf(readCart(api));
    expect(isSignedIn(BASE)).toBe(true);
    expect(page.cookie).toBe('haat_signed_in=two');
  });
});

describe('clients', () => {
  it.each<[string, Partial<ShopClientOptions>, Init]>([
    ['every call', { headers: { cookie: 'haat_refresh=a' } }, {}],
    ['one call', {}, { headers: { Cookie: 'haat_refresh=a' } }],
  ])('that were given a Cookie header for %s never renew it', async (_name, options, call) => {
    const onSessionEnded = vi.fn();
    const server = createSessionServer();

    const error = await errorOf(
      readCart(createClient(server, { ...options, onSessionEnded }), call),
    );

    expect(error).toMatchObject({ status: 401 });
    expect(server.sent.map(({ headers }) => headers.get('cookie'))).toEqual(['haat_refresh=a']);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('a refresh without an end', () => {
  it('is given up after the time limit, so that later calls start a new one', async () => {
    const timeout = new AbortController();
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return timeout.signal;
    });
    const asked = Promise.withResolvers<void>();
    const server = createSessionServer(() => {
      asked.resolve();
      return new Promise(() => {});
    });
    const cart = errorOf(readCart(createClient(server, { timeoutMs: 50_000 })));
    await asked.promise;
    timeout.abort(new DOMException('too late', 'TimeoutError'));

    expect(await cart).toMatchObject({ reason: 'timeout', isNetworkError: true });
    expect(limits).toEqual([50_000]);
    vi.restoreAllMocks();
  });
});
