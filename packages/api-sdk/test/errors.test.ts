import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  createCookieSession,
  createShopClient,
  isApiError,
  unwrap,
} from '../src/index.ts';
import { errorOf, readCart, readProduct, sendMessage } from './support/calls.ts';
import { failure, recordFetch, type Sent } from './support/record-fetch.ts';

const baseUrl = 'https://shop.test/api/v1';
const URL_OF_PRODUCT = `${baseUrl}/products/p1`;

function createApi(respond: (sent: Sent) => Response | Promise<Response>, options = {}) {
  const { fetch, sent } = recordFetch(respond);
  return { api: createShopClient({ baseUrl, fetch, maxRetries: 0, ...options }), sent };
}

/** The error of a client's call when the server sends this response. */
async function errorFrom(respond: () => Response | Promise<Response>): Promise<unknown> {
  return errorOf(readProduct(createApi(respond).api));
}

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html' } });
}

/** A response whose connection is cut. */
function cut(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":tr'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an error response', () => {
  // product 7.1.2, 8.1.1
  it('carries status, message, field errors and request id', async () => {
    const fieldErrors = [{ field: 'email', message: 'Please enter a valid email address.' }];
    const said = { code: 'invalid_form', message: 'Please correct the errors below' };
    const details = { version: 4 };
    const error = await errorFrom(() =>
      json({ success: false, ...said, errors: fieldErrors, details }, 400, {
        'x-request-id': 'req-7',
      }),
    );

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'ApiError',
      reason: 'response',
      status: 400,
      ...said,
      hasServerMessage: true,
      fieldErrors,
      details,
      hint: undefined,
      method: 'GET',
      path: '/products/{id}',
      url: URL_OF_PRODUCT,
      requestId: 'req-7',
      retryAfterMs: undefined,
      isNetworkError: false,
    });
  });

  it.each([
    ['an empty body', () => new Response(null, { status: 502 })],
    ['a body of no bytes', () => json('', 502, { 'content-length': '0' })],
    ['an HTML page', () => html('<h1>Bad gateway</h1>', 502)],
    ['half a JSON', () => new Response('{"suc', { status: 502 })],
    ['null', () => json(null, 502)],
    ['a text', () => json('down', 502)],
  ])('with %s has the contract’s body all the same', async (_name, respond) => {
    const message = 'The shop answered with status 502.';
    const { api } = createApi(respond);
    const { data, error, response } = await api.GET('/cart');
    expect(data).toBeUndefined();
    expect(error).toEqual({ success: false, message });
    expect(response.status).toBe(502);

    expect(await errorFrom(respond)).toMatchObject({
      reason: 'response',
      status: 502,
      message,
      hasServerMessage: false,
      fieldErrors: [],
      hint: undefined,
    });
  });

  it.each([
    ['no message', { success: false }],
    ['an empty message', { success: false, message: '' }],
    ['a message that is no text', { message: { toString: 'x' } }],
  ])('with %s has a message that is not the server’s', async (_name, body) => {
    expect(await errorFrom(() => json(body, 500))).toMatchObject({
      message: 'The shop answered with status 500.',
      hasServerMessage: false,
    });
  });

  it('of a gateway has its message, which is not the server’s', async () => {
    const body = { message: 'upstream connect error or disconnect/reset before headers' };
    expect(await errorFrom(() => json(body, 502))).toMatchObject({
      ...body,
      hasServerMessage: false,
    });
  });

  it.each([
    ['nothing', undefined, undefined],
    ['other types', 4, 'email'],
    ['parts', '', [null, 'x', { field: 'a' }, { message: 'b' }, { field: 1 }]],
  ])('has no code and no field errors from %s', async (_name, code, errors) => {
    const error = await errorFrom(() => json({ success: false, code, errors }, 400));
    expect(error).toMatchObject({ code: undefined, fieldErrors: [] });
  });

  it.each([
    ['an HTML page', () => html('<h1>Not found</h1>', 404)],
    ['a message of others', () => json({ message: 'no Route matched' }, 404)],
  ])('that is %s says that this is not the shop’s API', async (_name, respond) => {
    expect(await errorFrom(respond)).toMatchObject({
      reason: 'response',
      hint: expect.stringContaining(`Is ${URL_OF_PRODUCT} the shop's API?`),
    });
  });

  it('that is a 429 of what stands between does not blame baseUrl', async () => {
    expect(await errorFrom(() => html('<h1>Slow down</h1>', 429))).toMatchObject({
      status: 429,
      hint: undefined,
    });
  });

  it('of a health check is the shop’s, though it has no envelope', async () => {
    const { api, sent } = createApi(() => json({ status: 'unavailable' }, 503));
    const call = unwrap(api.GET('/readyz', { baseUrl: 'https://shop.test' }));
    await expect(call).rejects.toMatchObject({ status: 503, hint: undefined });
    expect(sent[0]?.target).toBe('/readyz');
  });

  it.each([
    ['https://shop.test/api', expect.stringContaining('Is https://shop.test/api/products/p1 the')],
    ['https://shop.test', expect.stringContaining('such as https://shop.example/api/v1')],
    [baseUrl, undefined],
  ])('that is a 404 below %s has the hint %s', async (base, hint) => {
    const { api } = createApi(() => failure(404, 'No'), { baseUrl: base });
    await expect(readProduct(api)).rejects.toMatchObject({ message: 'No', hint });
  });

  it('has no secret token in its URL', async () => {
    const { api, sent } = createApi(() => json({}, 404));
    const params = { path: { token: 'secret' } };
    const resetParams = { path: { resetToken: 'secret' } };
    const body = { newPassword: 'Secret1!' };
    const calls = [
      api.POST('/users/verify-email/{token}', { params }),
      api.POST('/users/undo-email-change/{token}', { params }),
      api.DELETE('/stock-alerts/{token}', { params }),
      api.POST('/users/reset-password/{resetToken}', { params: resetParams, body }),
    ];
    const errors = await Promise.all(calls.map((call) => errorOf(unwrap<unknown>(call))));
    for (const error of errors) {
      const { url, path } = isApiError(error) ? error : expect.unreachable('no ApiError');
      expect(url).toBe(baseUrl + path);
      expect(JSON.stringify(error)).not.toContain('secret');
    }
    expect(sent.map(({ target }) => target.endsWith('/secret'))).toEqual([true, true, true, true]);
  });

  it('can be logged whole', async () => {
    const body = { success: false, code: 'gone', message: 'No such product' };
    expect(JSON.parse(JSON.stringify(await errorFrom(() => json(body, 404))))).toEqual({
      name: 'ApiError',
      reason: 'response',
      status: 404,
      code: 'gone',
      message: 'No such product',
      hasServerMessage: true,
      fieldErrors: [],
      method: 'GET',
      path: '/products/{id}',
      url: URL_OF_PRODUCT,
    });
  });

  // product 7.5.1
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
    const error = await errorFrom(() => json({}, 429, { 'retry-after': value }));
    expect(error).toMatchObject({ status: 429, retryAfterMs });
  });
});

describe('a success that cannot be used', () => {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'r1' };

  it.each([
    ['an HTML page', '<!doctype html>', { ...headers, 'content-type': 'text/html' }],
    ['half a JSON', '{"data":', headers],
    ['nothing', '', headers],
    ['nothing, and says so', '', { ...headers, 'content-length': '0' }],
    ['null', 'null', headers],
  ])('such as %s is a malformed response', async (_name, body, sentHeaders) => {
    expect(await errorFrom(() => new Response(body, { headers: sentHeaders }))).toMatchObject({
      name: 'ApiError',
      reason: 'malformed',
      status: 200,
      message: 'The shop gave an answer that could not be read.',
      hasServerMessage: false,
      requestId: 'r1',
      isNetworkError: false,
      path: '/products/{id}',
      hint: `Is ${URL_OF_PRODUCT} the shop's API? baseUrl must be the shop's API, such as https://shop.example/api/v1.`,
    });
  });

  it('is an error without unwrap, too', async () => {
    const { api } = createApi(() => html('<!doctype html>'));
    await expect(api.GET('/cart')).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('a success', () => {
  it('gives the data in its envelope, or its body where it has none', async () => {
    const cart = { items: [] };
    const { api } = createApi(() => Response.json({ success: true, message: 'OK', data: cart }));
    await expect(readCart(api)).resolves.toEqual(cart);
    await expect(api.GET('/cart')).resolves.toMatchObject({ data: { data: cart } });

    const bare = createApi(() => Response.json({ status: 'ok' }));
    const health = bare.api.GET('/healthz', { baseUrl: 'https://shop.test' });
    await expect(unwrap(health)).resolves.toEqual({ status: 'ok' });
  });

  it('is parsed once', async () => {
    const clone = vi.spyOn(Response.prototype, 'clone');
    const parse = vi.spyOn(Response.prototype, 'json');
    const { api } = createApi(() => Response.json({ data: { items: [] } }));
    await expect(readCart(api)).resolves.toEqual({ items: [] });
    expect([clone.mock.calls.length, parse.mock.calls.length]).toEqual([0, 1]);
    vi.restoreAllMocks();
  });
});

describe('a path parameter that is missing', () => {
  it.each([undefined, ''])('sends nothing: %o', async (id) => {
    const { api, sent } = createApi(() => Response.json({ success: true, data: {} }));
    // @ts-expect-error JavaScript lets it through
    const call = api.GET('/products/{id}', { params: { path: { id } } });
    const error = { reason: 'options', message: 'No id for /products/{id}' };
    await expect(unwrap(call)).rejects.toMatchObject(error);
    expect(sent).toEqual([]);
  });
});

describe('no complete response', () => {
  const hintOf = (text: string) => `No complete response from ${URL_OF_PRODUCT}: ${text}`;

  it('is a network error with its cause', async () => {
    const cause = new TypeError('fetch failed');
    expect(await errorFrom(() => Promise.reject(cause))).toMatchObject({
      name: 'ApiError',
      reason: 'network',
      status: 0,
      isNetworkError: true,
      hasServerMessage: false,
      fieldErrors: [],
      cause,
      message: 'The shop could not be reached. Check your connection and try again.',
      hint: hintOf('TypeError: fetch failed.'),
      path: '/products/{id}',
    });
  });

  it('is a network error too when the response is cut, which a read repeats and a write does not', async () => {
    expect(await errorFrom(cut)).toMatchObject({ reason: 'network', path: '/products/{id}' });
    const answers = [cut(), Response.json({ data: { items: [] } })];
    const { api, sent } = createApi(() => answers.shift() ?? cut(), { maxRetries: 1 });
    await expect(readCart(api)).resolves.toEqual({ items: [] });
    expect(sent).toHaveLength(2);
    await expect(sendMessage(api)).rejects.toMatchObject({ isNetworkError: true });
    expect(sent).toHaveLength(3);
  });
});

describe('an abort', () => {
  const silence = () => new Promise<never>(() => {});

  it('before or during the call passes through as an AbortError', async () => {
    const { api } = createApi(silence);
    const controller = new AbortController();
    const call = errorOf(readCart(api, { signal: controller.signal }));
    controller.abort();

    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(await call).not.toBeInstanceOf(ApiError);
    const late = readCart(api, { signal: controller.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('passes through with the reason it was given', async () => {
    const { api } = createApi(silence);
    for (const reason of [new Error('a newer search was typed'), 'left the page']) {
      const controller = new AbortController();
      const call = errorOf(readCart(api, { signal: controller.signal }));
      controller.abort(reason);
      expect(await call).toBe(reason);
    }
  });

  it('while the response is read passes through', async () => {
    const controller = new AbortController();
    const { api } = createApi(() => {
      const body = new ReadableStream({
        pull(stream) {
          controller.abort();
          stream.error(controller.signal.reason);
        },
      });
      return new Response(body);
    });
    const call = readCart(api, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('of the platform’s own passes through', async () => {
    const { api } = createApi(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(readCart(api)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('options that cannot work', () => {
  it.each([
    ['a relative URL outside a browser', '/api/v1'],
    ['no protocol', 'localhost:3000/api/v1'],
    ['a password', 'https://asha:secret@shop.test/api/v1'],
    ['a path that begins with two slashes', 'https://shop.test//api/v1'],
    ['nothing', ''],
  ])('such as %s are an error at once', (_name, base) => {
    const message = expect.stringContaining(`it is ${JSON.stringify(base)}`);
    expect(() => createShopClient({ baseUrl: base })).toThrow(
      expect.objectContaining({ name: 'ApiError', reason: 'options', status: 0, message }),
    );
  });

  it.each([-1, Number.NaN, Number.NEGATIVE_INFINITY])(
    'such as timeoutMs %d are one',
    (timeoutMs) => {
      const message = `timeoutMs must be 0 or more; it is ${timeoutMs}.`;
      expect(() => createShopClient({ baseUrl, timeoutMs })).toThrow(
        expect.objectContaining({ reason: 'options', message }),
      );
    },
  );

  it.each([
    ['a page', { document: { baseURI: 'https://shop.test/cart' } }],
    ['a worker', { location: { href: 'https://shop.test/worker.js', hostname: 'shop.test' } }],
  ])('do not include a relative URL in %s', async (_name, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    const { api, sent } = createApi(() => Response.json({ data: {} }), { baseUrl: '/api/v1' });
    await readProduct(api);
    expect(sent[0]?.target).toBe('/api/v1/products/p1');
  });
});

describe('the hint of a 401', () => {
  const hint = 'Pass `session: createCookieSession()` to keep the cookies.';
  const unauthorized = () => failure(401);

  it('names the session that is missing outside a browser', async () => {
    const { api } = createApi(unauthorized);
    await expect(readCart(api)).rejects.toMatchObject({ status: 401, hint });
  });

  it.each([
    ['with a session', { session: createCookieSession() }],
    ['with cookies of the caller', { headers: { cookie: 'haat_access=a' } }],
  ])('says nothing %s', async (_name, options) => {
    const { api } = createApi(unauthorized, options);
    await expect(readCart(api)).rejects.toMatchObject({ status: 401, hint: undefined });
  });

  it('says nothing of a wrong password, nor in a browser', async () => {
    const body = { email: 'shopper@example.com', password: 'Wrong1!' };
    const login = unwrap(createApi(unauthorized).api.POST('/users/login', { body }));
    await expect(login).rejects.toMatchObject({ status: 401, hint: undefined });
    vi.stubGlobal('location', { href: 'https://shop.test/', hostname: 'shop.test' });
    const cart = readCart(createApi(unauthorized).api);
    await expect(cart).rejects.toMatchObject({ status: 401, hint: undefined });
  });
});

describe('isApiError', () => {
  it('tells an ApiError from everything else', () => {
    expect(isApiError(new ApiError({ reason: 'response', status: 404, message: 'x' }))).toBe(true);
    for (const other of [new Error('x'), { name: 'ApiError', status: 404 }, undefined, null])
      expect(isApiError(other)).toBe(false);
  });

  it('knows the errors of another copy of the package', async () => {
    vi.resetModules();
    const other = await import('../src/index.ts');
    const error = new other.ApiError({ reason: 'timeout', status: 0, message: 'x' });
    expect(error).not.toBeInstanceOf(ApiError);
    expect(isApiError(error)).toBe(true);
  });
});
