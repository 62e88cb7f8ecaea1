import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createShopClient,
  type RequestEvent,
  type ResponseEvent,
  type ShopClient,
  type ShopClientOptions,
} from '../src/index.ts';
import { failure, recordFetch, success } from './support/record-fetch.ts';

const BASE = 'https://shop.test/api/v1';
const ORDER_INPUT = { items: [], shippingAddress: 'a1', paymentMethod: 'cod' } as const;

type Answer = Response | Error;

/** A client whose requests get these answers, one after the other, and then successes. */
function createApi(answers: Answer[], options: Partial<ShopClientOptions> = {}) {
  const recorded = recordFetch(() => {
    const answer = answers.shift() ?? success({ items: [], _id: 'x' });
    return answer instanceof Error ? Promise.reject(answer) : answer;
  });
  return {
    ...recorded,
    api: createShopClient({ baseUrl: BASE, fetch: recorded.fetch, ...options }),
  };
}

/** Settles a call while all waits pass at once. @returns its result or error, and the waits in ms */
async function settle(call: Promise<unknown>) {
  const outcome = call.catch((error: unknown) => error);
  const startedAt = Date.now();
  await vi.runAllTimersAsync();
  return { outcome: await outcome, waitedMs: Date.now() - startedAt };
}

const offline = () => new TypeError('fetch failed');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a retry', () => {
  it.each<[string, () => Answer]>([
    ['a network error', offline],
    ['502', () => failure(502)],
    ['503', () => failure(503)],
    ['504', () => failure(504)],
  ])('of a read after %s waits longer each time, and twice at most', async (_name, fail) => {
    const { api, sent } = createApi([fail(), fail()]);
    // Half of 500 ms and half of 1000 ms: the random part is 0.5.
    expect(await settle(api.cart.get())).toMatchObject({ outcome: { items: [] }, waitedMs: 750 });
    expect(sent).toHaveLength(3);

    const hopeless = createApi([fail(), fail(), fail()]);
    const { outcome } = await settle(hopeless.api.cart.get());
    expect(outcome).toMatchObject({ name: 'ApiError' });
    expect(hopeless.sent).toHaveLength(3);
  });

  it('is spread over the whole wait', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { api } = createApi([failure(503), failure(503)]);
    expect(await settle(api.cart.get())).toMatchObject({ waitedMs: 0 });
  });

  it('never waits longer than 10 s by itself', async () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const { api } = createApi(Array.from({ length: 7 }, offline), { maxRetries: 7, timeoutMs: 0 });
    const waits = 500 + 1000 + 2000 + 4000 + 8000 + 10_000 + 10_000;
    expect(await settle(api.cart.get())).toMatchObject({ waitedMs: waits });
  });

  it.each([
    [503, '3', 3000],
    [429, '2', 2000],
    [429, '10', 10_000],
  ])('after %i with Retry-After %s waits %i ms', async (status, value, waitedMs) => {
    const { api } = createApi([failure(status, 'Later', { 'retry-after': value })]);
    expect(await settle(api.cart.get())).toMatchObject({ outcome: { items: [] }, waitedMs });
  });

  it.each<[string, Response]>([
    ['429 without Retry-After', failure(429)],
    ['429 that asks for more than 10 s', failure(429, 'Later', { 'retry-after': '11' })],
    ['503 that asks for more than 10 s', failure(503, 'Later', { 'retry-after': '60' })],
    ['500', failure(500)],
    ['501', failure(501)],
    ['404', failure(404)],
    ['a response that breaks the contract', new Response('<h1>')],
  ])('does not follow %s', async (_name, answer) => {
    const { api, sent } = createApi([answer]);
    expect((await settle(api.cart.get())).outcome).toMatchObject({ name: 'ApiError' });
    expect(sent).toHaveLength(1);
  });

  it('of a write needs its key, which stays the same', async () => {
    const { api, sent } = createApi([offline(), failure(503)]);
    await settle(api.orders.create(ORDER_INPUT));
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  });

  it.each<[string, (api: ShopClient) => Promise<unknown>]>([
    ['a change of the cart', (api) => api.cart.add({ productId: 'p1', quantity: 1 })],
    ['a verified payment', (api) => api.payments.cancel('sandbox', { paymentId: 'p' })],
    [
      'an order without its key',
      (api) => api.orders.create(ORDER_INPUT, { idempotencyKey: false }),
    ],
    ['a deletion', (api) => api.addresses.delete('a1')],
    ['a login', (api) => api.users.login({ email: 'a@b.co', password: 'x' })],
  ])('never repeats %s', async (_name, call) => {
    const { api, sent } = createApi([offline()]);
    expect((await settle(call(api))).outcome).toMatchObject({ reason: 'network' });
    expect(sent).toHaveLength(1);
  });

  it('can be switched off, for the client and for a call', async () => {
    const client = createApi([offline(), offline()], { maxRetries: 0 });
    expect((await settle(client.api.cart.get())).outcome).toMatchObject({ reason: 'network' });
    expect(client.sent).toHaveLength(1);
    await settle(client.api.cart.get({ maxRetries: 1 }));
    expect(client.sent).toHaveLength(3);

    const one = createApi([offline()]);
    await settle(one.api.cart.get({ maxRetries: 0 }));
    expect(one.sent).toHaveLength(1);
  });

  it('is not waited for after an abort', async () => {
    const { api, sent } = createApi([failure(503, 'Later', { 'retry-after': '9' })]);
    const controller = new AbortController();
    const call = api.cart.get({ signal: controller.signal });
    const outcome = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4000);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('repeats a response that was cut', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    const { api, sent } = createApi([new Response(cut)]);
    expect((await settle(api.cart.get())).outcome).toEqual({ items: [], _id: 'x' });
    expect(sent).toHaveLength(2);
  });
});

describe('a time limit', () => {
  /** How long a call that gets no answer takes, in ms, and its error. */
  async function hang(
    call: (api: ShopClient) => Promise<unknown>,
    options: Partial<ShopClientOptions> = {},
  ) {
    const fetch = () => new Promise<never>(() => {});
    const api = createShopClient({ baseUrl: BASE, fetch, ...options });
    return settle(call(api));
  }

  it('ends a call after 30 s, also when fetch does not listen', async () => {
    const { outcome, waitedMs } = await hang((api) => api.cart.get());
    expect(waitedMs).toBe(30_000);
    expect(outcome).toMatchObject({
      name: 'ApiError',
      reason: 'timeout',
      status: 0,
      isNetworkError: true,
      message: 'The shop took too long to answer. Please try again.',
      hint: `No complete response from ${BASE}/cart: timeoutMs is 30000.`,
      operation: 'getCart',
    });
  });

  it('is longer for a call that sends files', async () => {
    const avatar = new Blob(['x'], { type: 'image/png' });
    expect(await hang((api) => api.users.updateAvatar(avatar))).toMatchObject({
      waitedMs: 120_000,
    });
    const options = { timeoutMs: 5000 };
    expect(await hang((api) => api.users.updateAvatar(avatar), options)).toMatchObject({
      waitedMs: 20_000,
    });
    expect(
      await hang((api) => api.users.updateAvatar(avatar, { timeoutMs: 7000 }), options),
    ).toMatchObject({ waitedMs: 7000 });
  });

  it('can be set for the client and for a call', async () => {
    expect(await hang((api) => api.cart.get(), { timeoutMs: 9000 })).toMatchObject({
      waitedMs: 9000,
    });
    expect(
      await hang((api) => api.cart.get({ timeoutMs: 1000 }), { timeoutMs: 9000 }),
    ).toMatchObject({ waitedMs: 1000 });
  });

  it.each([0, Number.POSITIVE_INFINITY])('can be switched off with %d', async (timeoutMs) => {
    const fetch = () => new Promise<never>(() => {});
    const api = createShopClient({ baseUrl: BASE, fetch, timeoutMs });
    const controller = new AbortController();
    const call = api.cart.get({ signal: controller.signal }).catch((error: unknown) => error);
    expect(vi.getTimerCount()).toBe(0);
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  it('counts the waits before retries', async () => {
    const later = () => failure(503, 'Later', { 'retry-after': '9' });
    const { api, sent } = createApi([later(), later()], { timeoutMs: 10_000 });
    expect(await settle(api.cart.get())).toMatchObject({
      outcome: { reason: 'timeout' },
      waitedMs: 10_000,
    });
    expect(sent).toHaveLength(2);
  });

  it('leaves no timer behind a call', async () => {
    const { api } = createApi([]);
    await api.cart.get();
    await createApi([failure(404)])
      .api.cart.get()
      .catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves the signal of the caller alone', async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    const { api } = createApi([]);
    await api.cart.get({ signal });
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});

describe('the hooks', () => {
  it('see every request: the call, the renewal, the call again, the retry', async () => {
    const requests: RequestEvent[] = [];
    const responses: ResponseEvent[] = [];
    const { api } = createApi(
      [failure(401), success(null, { headers: { 'x-request-id': 'r2' } }), offline()],
      {
        onRequest: (event) => requests.push(event),
        onResponse: (event) => responses.push(event),
      },
    );
    await settle(api.orders.get('o1'));

    const order = { operation: 'getOrder', method: 'GET', url: `${BASE}/order/o1` };
    expect(requests).toEqual([
      { ...order, attempt: 1 },
      {
        operation: 'refreshToken',
        method: 'POST',
        url: `${BASE}/users/refresh-token`,
        attempt: 1,
      },
      { ...order, attempt: 2 },
      { ...order, attempt: 3 },
    ]);
    expect(responses.map(({ status, requestId }) => [status, requestId])).toEqual([
      [401, undefined],
      [200, 'r2'],
      [0, undefined],
      [200, undefined],
    ]);
    expect(responses.map(({ cause }) => cause)).toEqual([
      undefined,
      undefined,
      offline(),
      undefined,
    ]);
    expect(responses).toMatchObject(requests);
  });

  it('of one call see its responses with their headers, the last one for its data', async () => {
    const all: ResponseEvent[] = [];
    const own: ResponseEvent[] = [];
    const { api } = createApi(
      [
        failure(401),
        success(null),
        offline(),
        success({ items: [] }, { headers: { etag: '"a"', 'x-request-id': 'r4' } }),
      ],
      { onResponse: (event) => all.push(event) },
    );
    await settle(api.cart.get({ onResponse: (event) => own.push(event) }));
    await api.cart.clear();

    expect(all.map(({ operation }) => operation)).toEqual([
      'getCart',
      'refreshToken',
      'getCart',
      'getCart',
      'clearCart',
    ]);
    expect(own).toEqual(all.filter(({ operation }) => operation === 'getCart'));
    expect(own.map(({ status }) => status)).toEqual([401, 0, 200]);
    expect(own.map(({ headers }) => headers?.get('etag'))).toEqual([null, undefined, '"a"']);
    expect(own.at(-1)).toMatchObject({ attempt: 3, requestId: 'r4' });
  });

  it('are told the time to the response', async () => {
    const durations: number[] = [];
    const fetch = async () => {
      await vi.advanceTimersByTimeAsync(250);
      return success([]);
    };
    const api = createShopClient({
      baseUrl: BASE,
      fetch,
      onResponse: ({ durationMs }) => durations.push(durationMs),
    });
    await api.addresses.list();
    expect(durations).toEqual([250]);
  });

  it.each(['onRequest', 'onResponse'])(
    'that throw in %s reject the call with what they threw, and it is not sent again',
    async (hook) => {
      const fault = new Error('a fault of the hook');
      const fail = vi.fn(() => {
        throw fault;
      });
      const { api, sent } = createApi([], { [hook]: fail });

      expect((await settle(api.cart.get())).outcome).toBe(fault);
      expect(fail).toHaveBeenCalledTimes(1);
      expect(sent).toHaveLength(hook === 'onRequest' ? 0 : 1);
    },
  );

  it('of one call that throw reject it, too', async () => {
    const fault = 'no error at all';
    const { api, sent } = createApi([]);
    const onResponse = () => {
      throw fault;
    };
    expect((await settle(api.cart.get({ onResponse }))).outcome).toBe(fault);
    expect(sent).toHaveLength(1);
  });

  it('that throw at a renewal of the session reject the call, and the renewal is not repeated', async () => {
    const fault = new Error('a fault of the hook');
    const { api, sent } = createApi([failure(401)], {
      onResponse({ operation }) {
        if (operation === 'refreshToken') throw fault;
      },
    });
    expect((await settle(api.cart.get())).outcome).toBe(fault);
    expect(sent).toHaveLength(2);
  });

  it('see no secret token', async () => {
    const urls: string[] = [];
    const { api } = createApi([], { onRequest: ({ url }) => urls.push(url) });
    await api.users.resetPassword('secret', { newPassword: 'Secret1!' });
    expect(urls).toEqual([`${BASE}/users/reset-password/{resetToken}`]);
  });
});
