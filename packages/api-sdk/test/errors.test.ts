import { inspect } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, createCookieSession, createShopClient, isApiError } from '../src/index.ts';
import { failure, recordFetch } from './support/record-fetch.ts';

/** The error of a client's call when the server sends this response. */
async function errorFrom(respond: () => Response | Promise<Response>): Promise<unknown> {
  const { fetch } = recordFetch(respond);
  const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch, maxRetries: 0 });
  return api.products.get('p1').then(
    () => expect.unreachable('the call was to fail'),
    (error: unknown) => error,
  );
}

function errorResponse(
  body: unknown,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers });
}

describe('an error response', () => {
  it('carries status, message, field errors and request id', async () => {
    const error = await errorFrom(() =>
      errorResponse(
        {
          success: false,
          code: 'invalid_form',
          message: 'Please correct the errors below',
          errors: [{ field: 'email', message: 'Please enter a valid email address.' }],
        },
        400,
        { 'x-request-id': 'req-7' },
      ),
    );

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'ApiError',
      reason: 'response',
      status: 400,
      code: 'invalid_form',
      message: 'Please correct the errors below',
      hasServerMessage: true,
      fieldErrors: [{ field: 'email', message: 'Please enter a valid email address.' }],
      hint: undefined,
      operation: 'getProduct',
      method: 'GET',
      url: 'https://shop.test/api/v1/products/p1',
      requestId: 'req-7',
      retryAfterMs: undefined,
      isNetworkError: false,
    });
  });

  it.each([
    ['nothing', undefined],
    ['a number', 4],
    ['nothing but quotes', ''],
  ])('has no code from %s', async (_name, code) => {
    const error = await errorFrom(() => errorResponse({ success: false, code }, 400));
    expect(isApiError(error) && error.code).toBeUndefined();
  });

  it.each([
    ['an HTML page', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['nothing', () => new Response(null, { status: 405 })],
    ['JSON of others', () => errorResponse({ error: 'no' }, 404)],
    ['a message of others', () => errorResponse({ message: 'no Route matched' }, 404)],
    ['the health of others', () => errorResponse({ status: 404, error: 'Not Found' }, 404)],
  ])('that is %s says that this is not the shop’s API', async (_name, respond) => {
    expect(await errorFrom(respond)).toMatchObject({
      reason: 'response',
      hint: expect.stringContaining("Is https://shop.test/api/v1/products/p1 the shop's API?"),
    });
  });

  it.each([
    ['429', () => new Response('<h1>Slow down</h1>', { status: 429 })],
    ['502', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['503', () => errorResponse({ message: 'no healthy upstream' }, 503)],
    ['504', () => new Response(null, { status: 504 })],
    ['500 without a body', () => new Response(null, { status: 500 })],
  ])('that is a %s of what stands between does not blame baseUrl', async (_name, respond) => {
    expect(await errorFrom(respond)).toMatchObject({ reason: 'response', hint: undefined });
  });

  it('of a health check is the shop’s, though it has no envelope', async () => {
    const { fetch } = recordFetch(() => errorResponse({ status: 'unavailable' }, 503));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch, maxRetries: 0 });
    await expect(api.health.getReadiness()).rejects.toMatchObject({ status: 503, hint: undefined });
  });

  it.each([
    [
      'https://shop.test/api',
      expect.stringContaining("Is https://shop.test/api/products/p1 the shop's API?"),
    ],
    ['https://shop.test', expect.stringContaining('such as https://shop.example/api/v1')],
    ['https://shop.test/api/v1', undefined],
  ])('that is a 404 below %s has the hint %s', async (baseUrl, hint) => {
    const { fetch } = recordFetch(() => errorResponse({ success: false, message: 'No' }, 404));
    const api = createShopClient({ baseUrl, fetch });
    await expect(api.products.get('p1')).rejects.toMatchObject({ message: 'No', hint });
  });

  it.each([
    ['verifyEmail', '/users/verify-email/{token}'],
    ['undoEmailChange', '/users/undo-email-change/{token}'],
  ] as const)('of %s has no token in its URL', async (method, path) => {
    const { fetch, sent } = recordFetch(() => errorResponse({}, 404));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    const error: unknown = await api.users[method]('secret').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ url: `https://shop.test/api/v1${path}`, operation: method });
    expect(sent[0]?.target).toContain('/secret');
  });

  it('can be logged whole', async () => {
    const error = await errorFrom(() =>
      errorResponse({ success: false, code: 'gone', message: 'No such product' }, 404),
    );
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'ApiError',
      reason: 'response',
      status: 404,
      code: 'gone',
      message: 'No such product',
      hasServerMessage: true,
      fieldErrors: [],
      operation: 'getProduct',
      method: 'GET',
      url: 'https://shop.test/api/v1/products/p1',
    });
  });

  it.each([
    ['no errors', undefined],
    ['errors that are no list', 'email'],
    [
      'errors without field or message',
      [null, 'x', { field: 'a' }, { message: 'b' }, { field: 1 }],
    ],
  ])('has no field errors from %s', async (_name, errors) => {
    const error = await errorFrom(() =>
      errorResponse({ success: false, message: 'No', errors }, 400),
    );
    expect(error).toMatchObject({ message: 'No', fieldErrors: [] });
  });

  it.each([
    ['an empty body', () => new Response(null, { status: 500 })],
    ['an HTML page', () => new Response('<h1>Bad gateway</h1>', { status: 500 })],
    ['no message', () => errorResponse({ success: false }, 500)],
    ['an empty message', () => errorResponse({ success: false, message: '' }, 500)],
    ['a message that is no text', () => errorResponse({ message: { toString: 'x' } }, 500)],
    ['a body that is no object', () => errorResponse('down', 500)],
    ['null', () => errorResponse(null, 500)],
  ])('with %s has a message that is not the server’s', async (_name, respond) => {
    expect(await errorFrom(respond)).toMatchObject({
      reason: 'response',
      status: 500,
      message: 'The shop answered with status 500.',
      hasServerMessage: false,
    });
  });

  it('of a gateway has its message, which is not the server’s', async () => {
    const body = { message: 'upstream connect error or disconnect/reset before headers' };
    expect(await errorFrom(() => errorResponse(body, 502))).toMatchObject({
      ...body,
      hasServerMessage: false,
    });
  });

  it('is one by its status alone, whatever its body says', async () => {
    const body = { success: true, message: 'OK', data: { _id: 'p1' } };
    expect(await errorFrom(() => errorResponse(body, 404))).toMatchObject({ status: 404 });
  });

  it('is also a success that says it is none', async () => {
    const body = { success: false, message: 'Payment verification failed' };
    expect(await errorFrom(() => Response.json(body))).toMatchObject({
      reason: 'response',
      status: 200,
      message: 'Payment verification failed',
      hasServerMessage: true,
    });
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('with Retry-After %s waits %s ms', async (value, retryAfterMs) => {
    const error = await errorFrom(() => errorResponse({}, 429, { 'retry-after': value }));
    expect(error).toMatchObject({ status: 429, retryAfterMs });
  });

  it('with Retry-After as a date waits until then', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const error = await errorFrom(() => errorResponse({}, 503, { 'retry-after': date }));
    expect(isApiError(error) && error.retryAfterMs).toBeGreaterThan(3_500_000);
    expect(isApiError(error) && error.retryAfterMs).toBeLessThanOrEqual(3_600_000);
  });
});

describe('a success that cannot be used', () => {
  it.each([
    ['an HTML page', () => new Response('<h1>Hello</h1>', { headers: { 'x-request-id': 'r1' } })],
    ['half a JSON', () => new Response('{"data":', { headers: { 'x-request-id': 'r1' } })],
    ['nothing', () => new Response('', { headers: { 'x-request-id': 'r1' } })],
    ['null', () => Response.json(null, { headers: { 'x-request-id': 'r1' } })],
    [
      'no data',
      () => Response.json({ success: true, data: null }, { headers: { 'x-request-id': 'r1' } }),
    ],
  ])('such as %s is a malformed response', async (_name, respond) => {
    expect(await errorFrom(respond)).toMatchObject({
      reason: 'malformed',
      status: 200,
      message: 'The shop gave an answer that could not be read.',
      hasServerMessage: false,
      requestId: 'r1',
      isNetworkError: false,
      operation: 'getProduct',
    });
  });

  it('because it comes from elsewhere says where baseUrl points', async () => {
    expect(await errorFrom(() => new Response('<!doctype html>'))).toMatchObject({
      hint: "Is https://shop.test/api/v1/products/p1 the shop's API? baseUrl must be the shop's API, such as https://shop.example/api/v1.",
    });
  });
});

describe('an id that is missing', () => {
  it.each([undefined, ''])('sends nothing: %o', async (id) => {
    const { fetch, sent } = recordFetch(() => Response.json({ success: true, data: {} }));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    // @ts-expect-error JavaScript lets it through
    await expect(api.cart.remove(id)).rejects.toThrow(
      new TypeError('No productId for https://shop.test/api/v1/cart/delete-cart/{productId}'),
    );
    expect(sent).toEqual([]);
  });
});

describe('no complete response', () => {
  it('is a network error with its cause', async () => {
    const cause = new TypeError('fetch failed');
    const error = await errorFrom(() => Promise.reject(cause));
    expect(error).toMatchObject({
      name: 'ApiError',
      reason: 'network',
      status: 0,
      isNetworkError: true,
      hasServerMessage: false,
      fieldErrors: [],
      cause,
      message: 'The shop could not be reached. Check your connection and try again.',
      hint: 'No complete response from https://shop.test/api/v1/products/p1: TypeError: fetch failed.',
    });
  });

  it('of Node says the fault that it was caused by', async () => {
    const refused = new Error('connect ECONNREFUSED 127.0.0.1:1');
    for (const cause of [refused, new AggregateError([refused, new Error('another address')])]) {
      const error = await errorFrom(() => Promise.reject(new TypeError('fetch failed', { cause })));
      expect(error).toMatchObject({
        hint: 'No complete response from https://shop.test/api/v1/products/p1: Error: connect ECONNREFUSED 127.0.0.1:1.',
      });
    }
  });

  it('of an interceptor such as MSW says the fault, not the response that it was caused by', async () => {
    const cause = Response.error();
    const error = await errorFrom(() =>
      Promise.reject(new TypeError('Failed to fetch', { cause })),
    );
    expect(error).toMatchObject({
      hint: 'No complete response from https://shop.test/api/v1/products/p1: TypeError: Failed to fetch.',
    });
  });

  it('has a hint of one line that ends in one full stop', async () => {
    const cause = new Error('The socket was closed.\nIs the shop running?\n  Look there.');
    expect(await errorFrom(() => Promise.reject(cause))).toMatchObject({
      hint: 'No complete response from https://shop.test/api/v1/products/p1: Error: The socket was closed. Is the shop running? Look there.',
    });
    const late = new DOMException('The operation timed out.', 'TimeoutError');
    expect(await errorFrom(() => Promise.reject(late))).toMatchObject({
      reason: 'timeout',
      hint: 'No complete response from https://shop.test/api/v1/products/p1: TimeoutError: The operation timed out.',
    });
  });

  it('of a page says that CORS may forbid it', async () => {
    vi.stubGlobal('location', { href: 'https://front.test/', hostname: 'front.test' });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const error = await errorFrom(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error).toMatchObject({
      hint: "No complete response from https://shop.test/api/v1/products/p1: TypeError: Failed to fetch. CORS may forbid it; baseUrl must be the shop's API, such as https://shop.example/api/v1.",
    });
  });

  it('is one too when what was thrown is no error', async () => {
    expect(await errorFrom(() => Promise.reject('offline'))).toMatchObject({
      reason: 'network',
      cause: 'offline',
    });
  });

  it('is a network error too when the response is cut', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":tr'));
        controller.error(new TypeError('terminated'));
      },
    });
    expect(await errorFrom(() => new Response(cut))).toMatchObject({ isNetworkError: true });
  });
});

describe('an abort', () => {
  function createApi(respond: () => Response | Promise<Response>) {
    const { fetch } = recordFetch(respond);
    return createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch, maxRetries: 0 });
  }

  it('before or during the call passes through as an AbortError', async () => {
    const api = createApi(() => new Promise(() => {}));
    const controller = new AbortController();
    const call = api.products.list({}, { signal: controller.signal });
    controller.abort();

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
    await expect(api.products.list({}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('passes through with the reason it was given', async () => {
    const api = createApi(() => new Promise(() => {}));
    const controller = new AbortController();
    const call = api.products.list({}, { signal: controller.signal });
    const reason = new Error('a newer search was typed');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('while the response is read passes through', async () => {
    const controller = new AbortController();
    const api = createApi(() => {
      const body = new ReadableStream({
        pull(stream) {
          controller.abort();
          stream.error(controller.signal.reason);
        },
      });
      return new Response(body);
    });
    await expect(api.products.list({}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('of the platform’s own passes through', async () => {
    const api = createApi(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(api.products.list()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('options that cannot work', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a relative URL outside a browser', '/api/v1'],
    ['no protocol', 'localhost:3000/api/v1'],
    ['a password', 'https://asha:secret@shop.test/api/v1'],
    ['a path that begins with two slashes', 'https://shop.test//api/v1'],
    ['nothing', ''],
  ])('such as %s are an error at once', (_name, baseUrl) => {
    const create = () => createShopClient({ baseUrl });
    expect(create).toThrow(ApiError);
    expect(create).toThrow(
      expect.objectContaining({
        reason: 'options',
        status: 0,
        message: expect.stringContaining(`it is ${JSON.stringify(baseUrl)}`),
      }),
    );
  });

  it('such as none at all are one', () => {
    // As a program without types has it.
    for (const args of [[], [null], [{}]]) {
      expect(() => Reflect.apply(createShopClient, undefined, args)).toThrow(
        expect.objectContaining({
          name: 'ApiError',
          reason: 'options',
          message: expect.stringContaining('it is undefined.'),
        }),
      );
    }
  });

  it.each([-1, Number.NaN, Number.NEGATIVE_INFINITY])(
    'such as timeoutMs %d are one',
    async (timeoutMs) => {
      const baseUrl = 'https://shop.test/api/v1';
      const fault = {
        reason: 'options',
        message: `timeoutMs must be 0 or more; it is ${timeoutMs}.`,
      };
      expect(() => createShopClient({ baseUrl, timeoutMs })).toThrow(
        expect.objectContaining(fault),
      );
      const { fetch, sent } = recordFetch(() => Response.json({ items: [] }));
      const call = createShopClient({ baseUrl, fetch }).cart.get({ timeoutMs });
      await expect(call).rejects.toMatchObject(fault);
      expect(sent).toEqual([]);
    },
  );

  it('such as none at all are an error at once', () => {
    // @ts-expect-error for those without types
    expect(() => createShopClient({})).toThrow('baseUrl must be the shop');
  });

  it.each([
    ['a page', { document: { baseURI: 'https://shop.test/cart' } }],
    ['a worker', { location: { href: 'https://shop.test/worker.js', hostname: 'shop.test' } }],
  ])('do not include a relative URL in %s', async (_name, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    const { fetch, sent } = recordFetch(() => Response.json({ _id: 'p1', price: 60 }));
    await createShopClient({ baseUrl: '/api/v1', fetch }).products.get('p1');
    expect(sent[0]?.target).toBe('/api/v1/products/p1');
  });
});

describe('the hint of a 401', () => {
  const baseUrl = 'https://shop.test/api/v1';
  const { fetch } = recordFetch(() => failure(401));
  const login = { email: 'shopper@example.com', password: 'Wrong1!' };
  const hint = 'Pass `session: createCookieSession()` to keep the cookies.';

  afterEach(() => vi.unstubAllGlobals());

  it('names the session that is missing outside a browser', async () => {
    const api = createShopClient({ baseUrl, fetch });
    await expect(api.cart.get()).rejects.toMatchObject({ status: 401, hint });
  });

  it.each([
    ['with a session', { session: createCookieSession() }],
    ['with cookies of the caller', { headers: { cookie: 'haat_access=a' } }],
  ])('says nothing %s', async (_name, options) => {
    const api = createShopClient({ baseUrl, fetch, ...options });
    await expect(api.cart.get()).rejects.toMatchObject({ status: 401, hint: undefined });
  });

  it('says nothing of a wrong password, nor in a browser', async () => {
    const api = createShopClient({ baseUrl, fetch });
    await expect(api.users.login(login)).rejects.toMatchObject({ status: 401, hint: undefined });
    vi.stubGlobal('location', { href: 'https://shop.test/', hostname: 'shop.test' });
    const inBrowser = createShopClient({ baseUrl, fetch });
    await expect(inBrowser.cart.get()).rejects.toMatchObject({ status: 401, hint: undefined });
  });
});

it('a console names an error as the documentation does', () => {
  const error = new ApiError({ reason: 'response', status: 404, message: 'No such product' });
  expect(inspect(error)).toMatch(/^ApiError: No such product\n/);
});

describe('isApiError', () => {
  it('tells an ApiError from everything else', () => {
    expect(isApiError(new ApiError({ reason: 'response', status: 404, message: 'x' }))).toBe(true);
    expect(isApiError(new Error('x'))).toBe(false);
    expect(isApiError({ name: 'ApiError', status: 404 })).toBe(false);
    expect(isApiError(undefined)).toBe(false);
    expect(isApiError(null)).toBe(false);
  });

  it('knows the errors of another copy of the package', async () => {
    vi.resetModules();
    const other = await import('../src/index.ts');
    const error = new other.ApiError({ reason: 'timeout', status: 0, message: 'x' });
    expect(error).not.toBeInstanceOf(ApiError);
    expect(isApiError(error)).toBe(true);
  });

  it('leaves out a cause that there is not', () => {
    const error = new ApiError({ reason: 'response', status: 404, message: 'x' });
    expect(Object.hasOwn(error, 'cause')).toBe(false);
  });
});
