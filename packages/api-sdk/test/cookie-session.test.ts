import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookieSession, createShopClient, isSignedIn, unwrap } from '../src/index.ts';
import { readCart, readOrder, readOrders } from './support/calls.ts';
import { failure, recordFetch, type Sent, success } from './support/record-fetch.ts';

const BASE = 'https://shop.test/api/v1';
const URL_OF_CART = `${BASE}/cart`;
const LOGIN = { email: 'asha@example.com', password: 'Secret1!' };
const NOW = Date.UTC(2026, 10, 22, 12);

/** The header after one response from a URL with these lines. */
function headerAfter(lines: readonly string[], from = URL_OF_CART, to = from): string {
  const session = createCookieSession();
  session.receive(lines, from);
  return session.getCookieHeader(to);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a session', () => {
  it('begins with the visitor’s cookies, or with none', () => {
    const session = createCookieSession('theme=dark;haat_refresh=a=b ;; broken');
    expect(session.cookieHeader).toBe('theme=dark; haat_refresh=a=b; broken=');
    expect(session.getCookieHeader(URL_OF_CART)).toBe(session.cookieHeader);
    expect(session.setCookies).toEqual([]);
    expect(createCookieSession().cookieHeader).toBe('');
    expect(createCookieSession(null).cookieHeader).toBe('');
  });

  it('replaces, adds and deletes cookies, and says what to forward', () => {
    const session = createCookieSession('haat_access=old; haat_refresh=old; theme=dark');
    session.receive(
      ['haat_access=new; Path=/; HttpOnly; SameSite=Lax', 'haat_signed_in=1; Path=/; Max-Age=60'],
      URL_OF_CART,
    );
    session.receive(
      ['haat_refresh=; Path=/; Max-Age=0', 'haat_access=newer; path=/; httponly'],
      URL_OF_CART,
    );
    expect(session.cookieHeader).toBe('haat_access=newer; theme=dark; haat_signed_in=1');
    expect(session.setCookies).toEqual([
      'haat_access=newer; path=/; httponly',
      'haat_signed_in=1; Path=/; Max-Age=60',
      'haat_refresh=; Path=/; Max-Age=0',
    ]);
  });
});

describe('a cookie', () => {
  it.each([
    ['Max-Age=10', 10],
    ['max-age=10; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 10],
    [`Expires=${new Date(NOW + 10_000).toUTCString()}`, 10],
    ['Max-Age=0', 0],
    ['Max-Age=-1', 0],
    ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['Max-Age=soon', Number.POSITIVE_INFINITY],
    ['Expires=whenever', Number.POSITIVE_INFINITY],
    ['HttpOnly', Number.POSITIVE_INFINITY],
  ])('with %s lives for %i s', (attribute, seconds) => {
    const session = createCookieSession();
    session.receive([`a=1; Path=/; ${attribute}`], URL_OF_CART);
    const lives = () => session.getCookieHeader(URL_OF_CART) === 'a=1';
    expect(lives()).toBe(seconds > 0);
    vi.setSystemTime(NOW + 9999);
    expect(lives()).toBe(seconds > 0);
    vi.setSystemTime(NOW + 10_000);
    expect(lives()).toBe(seconds > 10);
  });

  it.each([
    ['Path=/', '/', true],
    ['Path=/api', '/api', true],
    ['Path=/api', '/api/v1/cart', true],
    ['Path=/api/', '/api/v1/cart', true],
    ['Path=/api', '/apis', false],
    ['Path=/account', '/api/v1/cart', false],
    ['', '/api/v1/orders', true],
    ['', '/api', false],
    ['Path=nowhere', '/api/v1/orders', true],
  ])('with "%s" belongs to %s: %s', (attribute, path, isSent) => {
    const header = headerAfter([`a=1; ${attribute}`], URL_OF_CART, `https://shop.test${path}`);
    expect(header).toBe(isSent ? 'a=1' : '');
  });

  it('without a path, from the root of a host, belongs to all of it', () => {
    expect(headerAfter(['a=1'], 'https://shop.test/login', URL_OF_CART)).toBe('a=1');
  });

  it.each([
    ['https://shop.test/api', true],
    ['http://localhost:3000/api', true],
    ['http://127.0.0.1:3000/api', true],
    ['http://[::1]:3000/api', true],
    ['http://shop.test/api', false],
    ['http://localhost.evil.test/api', false],
  ])('that is secure goes to %s: %s', (url, isSent) => {
    expect(headerAfter(['a=1; Path=/; Secure'], url)).toBe(isSent ? 'a=1' : '');
    expect(createCookieSession('__Host-a=1; b=2').getCookieHeader(url)).toBe(
      isSent ? '__Host-a=1; b=2' : 'b=2',
    );
  });

  it.each([
    ['__Host-a=1; Path=/; Secure', true],
    ['__Host-a=1; Path=/', false],
    ['__Host-a=1; Secure', false],
    ['__Host-a=1; Path=/api; Secure', false],
    ['__Host-a=1; Path=/; Secure; Domain=shop.test', false],
    ['__Secure-a=1; Path=/; Secure', true],
    ['__Secure-a=1; Path=/', false],
    ['=1; Path=/', false],
    ['a=1, b=2; Path=/', true],
    ['', false],
  ])('as "%s" is kept: %s', (line, isKept) => {
    expect(headerAfter([line]) !== '').toBe(isKept);
  });

  it.each([
    ['Domain=shop.test', true],
    ['Domain=.test', true],
    ['Domain=', true],
    ['Domain=other.test', false],
    ['Domain=op.test', false],
  ])('with %s is kept from shop.test: %s', (attribute, isKept) => {
    expect(headerAfter([`a=1; Path=/; ${attribute}`])).toBe(isKept ? 'a=1' : '');
  });

  it('goes to the host that sent it alone', () => {
    expect(headerAfter(['a=1; Path=/'], URL_OF_CART, 'https://other.test/api/v1/cart')).toBe('');
  });
});

/** A shop that keeps sessions in cookies; each token is good for one refresh. */
function createCookieShop() {
  let token = 0;
  const cookieOf = ({ headers }: Sent) => headers.get('cookie') ?? '';
  const withSession = () => {
    token += 1;
    const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
    const response = success({ user: { _id: 'u1' } });
    response.headers.append('set-cookie', `__Host-haat_access=${token}; ${attributes}`);
    response.headers.append('set-cookie', `__Host-haat_refresh=${token}; ${attributes}`);
    response.headers.append('set-cookie', `haat_signed_in=${token}; Path=/; Secure`);
    return response;
  };
  const shop = recordFetch((sent) => {
    if (sent.target.endsWith('/login')) return withSession();
    if (sent.target.endsWith('/refresh-token')) {
      return cookieOf(sent).includes(`haat_refresh=${token}`) ? withSession() : failure(401);
    }
    const isSignedIn = cookieOf(sent).includes(`haat_access=${token}`);
    return isSignedIn ? success({ items: [] }) : failure(401);
  });
  return {
    ...shop,
    /** Makes the access cookie of the present session void. */
    expireAccess(session: ReturnType<typeof createCookieSession>) {
      session.receive(['__Host-haat_access=void; Path=/; Secure'], URL_OF_CART);
    },
  };
}

describe('a client with a session', () => {
  it('signs in and stays signed in, without a browser', async () => {
    const shop = createCookieShop();
    const session = createCookieSession();
    const api = createShopClient({ baseUrl: BASE, fetch: shop.fetch, session });
    expect(isSignedIn(BASE, session)).toBe(false);

    await unwrap(api.POST('/users/login', { body: LOGIN }));
    expect(isSignedIn(BASE, session)).toBe(true);
    await expect(readCart(api)).resolves.toEqual({ items: [] });

    shop.expireAccess(session);
    await Promise.all([readCart(api), readOrders(api), readOrder(api, 'o1')]);
    expect(shop.sentTo('/api/v1/users/refresh-token')).toHaveLength(1);
    expect(session.cookieHeader).toContain('haat_refresh=2');
  });

  it('renders with the visitor’s session and gives the renewed cookies to forward', async () => {
    const shop = createCookieShop();
    const before = createCookieSession();
    const login = createShopClient({ baseUrl: BASE, fetch: shop.fetch, session: before });
    await unwrap(login.POST('/users/login', { body: LOGIN }));
    shop.expireAccess(before);

    const session = createCookieSession(before.cookieHeader);
    const api = createShopClient({ baseUrl: BASE, fetch: shop.fetch, session });
    await readCart(api);

    expect(session.setCookies.map((line) => line.split(';')[0])).toEqual([
      '__Host-haat_access=2',
      '__Host-haat_refresh=2',
      'haat_signed_in=2',
    ]);
  });

  it('of a guest costs one 401 and no refresh', async () => {
    const shop = createCookieShop();
    const onSessionEnded = vi.fn();
    const session = createCookieSession('theme=dark');
    const api = createShopClient({ baseUrl: BASE, fetch: shop.fetch, session, onSessionEnded });

    await expect(readCart(api)).rejects.toMatchObject({ status: 401 });
    expect(shop.sent).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('knows that it is over when the shop does not renew it', async () => {
    const shop = createCookieShop();
    const onSessionEnded = vi.fn();
    const session = createCookieSession('__Host-haat_refresh=stolen');
    const api = createShopClient({ baseUrl: BASE, fetch: shop.fetch, session, onSessionEnded });
    expect(isSignedIn(BASE, session)).toBe(true);

    await expect(readCart(api)).rejects.toMatchObject({ status: 401 });
    await expect(readCart(api)).rejects.toMatchObject({ status: 401 });
    expect(isSignedIn(BASE, session)).toBe(false);
    expect(shop.sentTo('/api/v1/users/refresh-token')).toHaveLength(1);
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it.each([
    ['haat_refresh', 'theme=dark; haat_signed_in=one; haat_refresh=stolen', ''],
    [
      '__Host-haat_refresh',
      '__Host-haat_refresh=stolen; theme=dark; haat_signed_in=one',
      '; Secure',
    ],
  ])(
    'deletes %s that is over, so that the next page sends nothing in vain',
    async (name, cookies, secure) => {
      const shop = createCookieShop();
      const session = createCookieSession(cookies);
      const api = createShopClient({ baseUrl: BASE, fetch: shop.fetch, session });

      await expect(readCart(api)).rejects.toMatchObject({ status: 401 });

      expect(session.cookieHeader).toBe('theme=dark');
      expect(session.setCookies.toSorted()).toEqual(
        [`${name}=; Path=/; Max-Age=0${secure}`, 'haat_signed_in=; Path=/; Max-Age=0'].toSorted(),
      );
      const next = createShopClient({
        baseUrl: BASE,
        fetch: shop.fetch,
        session: createCookieSession(session.cookieHeader),
      });
      expect(isSignedIn(BASE, createCookieSession(session.cookieHeader))).toBe(false);
      await expect(readCart(next)).rejects.toMatchObject({ status: 401 });
      expect(shop.sentTo('/api/v1/users/refresh-token')).toHaveLength(1);
    },
  );

  it('keeps cookies of a redirected response for the host that sent them', async () => {
    const session = createCookieSession();
    const response = success({ items: [] });
    response.headers.append('set-cookie', 'a=1; Path=/');
    Object.defineProperty(response, 'url', { value: 'https://other.test/cart' });
    const api = createShopClient({ baseUrl: BASE, fetch: async () => response, session });
    await readCart(api);
    expect(session.getCookieHeader(URL_OF_CART)).toBe('');
  });

  it('outside a browser without one, nothing is known of the session', () => {
    expect(isSignedIn(BASE)).toBeUndefined();
  });
});
