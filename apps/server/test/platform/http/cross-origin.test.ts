import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestAppOptions, type TestShop } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { newShopper } from '../../support/requests/visitor.ts';

const APP = 'https://app.shop.example';
const OTHER = 'https://evil.example';

function openShop(options: TestAppOptions = {}): Promise<TestShop> {
  return buildTestApp({
    ...options,
    environment: {
      PUBLIC_ORIGIN: 'https://shop.example',
      PAYMENT_PROVIDER: 'sandbox',
      ALLOWED_ORIGINS: `${APP}/, https://m.shop.example`,
      ...options.environment,
    },
  });
}

/** The headers of a response that belong to CORS. */
function corsOf({ headers }: { headers: Record<string, unknown> }): Record<string, unknown> {
  const named = Object.entries(headers).filter(([name]) => name.startsWith('access-control-'));
  return Object.fromEntries(named);
}

const ALLOWED = {
  'access-control-allow-origin': APP,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'x-request-id, retry-after',
};

test('a preflight request of an allowed origin gets the methods and headers of the contract', async () => {
  const shop = await openShop();
  const reply = await shop.inject({
    method: 'OPTIONS',
    url: '/api/v1/order/create-order',
    headers: {
      origin: APP,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  expect(reply.statusCode).toBe(204);
  expect(reply.body).toBe('');
  expect(corsOf(reply)).toEqual({
    ...ALLOWED,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'content-type, idempotency-key',
    'access-control-max-age': '7200',
  });
  expect(reply.headers).toMatchObject({ vary: 'origin', 'cache-control': 'no-store' });
});

test.each(['/api/v1/desk/me', '/api/v1/%64esk/me', '/api/v1/d%65sk/goods?x=%'])(
  // product 7.1.5
  'a page of an allowed origin reads and changes nothing of the desk: %s',
  async (url) => {
    const shop = await openShop();
    const preflight = { origin: APP, 'access-control-request-method': 'GET' };
    const reply = await shop.inject({ method: 'OPTIONS', url, headers: preflight });
    expect(reply.statusCode).toBe(404);
    expect(corsOf(reply)).toEqual({});
    expect(corsOf(await shop.inject({ url, headers: { origin: APP } }))).toEqual({});
    const write = await shop.inject({ method: 'POST', url, headers: { origin: APP } });
    expect(write.statusCode).toBe(403);
    expect(corsOf(write)).toEqual({});
  },
);

describe('an origin that is not allowed', () => {
  const origins = [
    OTHER,
    'null',
    'http://app.shop.example',
    'https://app.shop.example:8443',
    'https://app.shop.example.evil.example',
    'https://xapp.shop.example',
    'https://shop.example',
  ];

  // product 7.1.5
  test.each(origins)('%s gets no CORS header', async (origin) => {
    const shop = await openShop();
    const read = await shop.inject({ url: '/api/v1/products', headers: { origin } });
    expect(read.statusCode).toBe(200);
    expect(corsOf(read)).toEqual({});
    const preflight = await shop.inject({
      method: 'OPTIONS',
      url: '/api/v1/cart/add-cart',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(404);
    expect(corsOf(preflight)).toEqual({});
  });

  test.each(origins.filter((origin) => origin !== 'https://shop.example'))(
    // product 7.1.5
    '%s cannot write',
    async (origin) => {
      const shop = await openShop();
      for (const headers of [{ origin }, { origin, 'sec-fetch-site': 'same-site' }]) {
        const reply = await shop.inject({ method: 'POST', url: '/api/v1/users/logout', headers });
        expect(reply.statusCode).toBe(403);
      }
    },
  );
});

test('without ALLOWED_ORIGINS no origin gets a CORS header, and nothing varies by origin', async () => {
  const shop = await openShop({ environment: { ALLOWED_ORIGINS: '' } });
  const read = await shop.inject({ url: '/api/v1/categories', headers: { origin: APP } });
  expect(corsOf(read)).toEqual({});
  expect(read.headers.vary ?? '').not.toContain('origin');
  const write = await shop.inject({
    method: 'POST',
    url: '/api/v1/users/logout',
    headers: { origin: APP, 'sec-fetch-site': 'same-site' },
  });
  expect(write.statusCode).toBe(403);
});

describe('a page of an allowed origin', () => {
  // product 7.1.5
  test('signs in, keeps its session and writes', async () => {
    const shop = await openShop();
    const asha = shop.visitor();
    const options = { headers: { origin: APP, 'sec-fetch-site': 'same-site' } };
    const { userId } = await asha.signUp();
    expect((await asha.post('/users/logout', undefined, options)).status).toBe(200);
    const shopper = newShopper();
    const registered = await asha.post('/users/register', shopper, options);
    expect(registered.status).toBe(201);
    expect(corsOf(registered)).toEqual(ALLOWED);
    const me = await asha.get('/users/current-user', options);
    expect(me.body.data.email).toBe(shopper.email);
    expect(me.body.data._id).not.toBe(userId);
    expect(corsOf(me)).toEqual(ALLOWED);
  });
});

describe('caches', () => {
  // product 7.1.5
  test('compressed and cached responses vary by origin and encoding, and fit each reader', async () => {
    const shop = await openShop();
    for (let count = 0; count < 8; count += 1) await addProduct(shop.context);
    const read = (origin?: string) =>
      shop.inject({
        url: '/api/v1/products?limit=50',
        headers: { 'accept-encoding': 'br', ...(origin !== undefined && { origin }) },
      });
    // The second and later ones are from the response cache.
    for (const [origin, expected] of [
      [APP, ALLOWED],
      [OTHER, {}],
      [undefined, {}],
      [
        'https://m.shop.example',
        { ...ALLOWED, 'access-control-allow-origin': 'https://m.shop.example' },
      ],
      [APP, ALLOWED],
    ] as const) {
      const reply = await read(origin);
      expect(reply.statusCode).toBe(200);
      expect(corsOf(reply)).toEqual(expected);
      expect(reply.headers.vary).toBe('origin, accept-encoding');
      expect(reply.headers['content-encoding']).toBe('br');
    }
  });
});
