import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createShopClient,
  type ShopClient,
  type ShopClientOptions,
  toForm,
  unwrap,
} from '../src/index.ts';
import { clearCart, createOrder, readCart, sendMessage } from './support/calls.ts';
import { failure, recordFetch, success } from './support/record-fetch.ts';

const BASE = 'https://shop.test/api/v1';

type Answer = Response | Error;

/** A client whose requests get these answers, one after the other, and then successes. */
function createApi(answers: Answer[], options: Partial<ShopClientOptions> = {}) {
  const recorded = recordFetch(() => {
    const answer = answers.shift() ?? success({ items: [] });
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
    expect(await settle(readCart(api))).toMatchObject({ outcome: { items: [] }, waitedMs: 750 });
    expect(sent).toHaveLength(3);

    const hopeless = createApi([fail(), fail(), fail()]);
    const { outcome } = await settle(readCart(hopeless.api));
    expect(outcome).toMatchObject({ name: 'ApiError' });
    expect(hopeless.sent).toHaveLength(3);
  });

  it('never waits longer than 10 s by itself', async () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const { api } = createApi(Array.from({ length: 7 }, offline), { maxRetries: 7, timeoutMs: 0 });
    const waits = 500 + 1000 + 2000 + 4000 + 8000 + 10_000 + 10_000;
    expect(await settle(readCart(api))).toMatchObject({ waitedMs: waits });
  });

  it.each([
    [503, '3', 3000],
    [429, '2', 2000],
    [429, '10', 10_000],
  ])('after %i with Retry-After %s waits %i ms', async (status, value, waitedMs) => {
    const { api } = createApi([failure(status, 'Later', { 'retry-after': value })]);
    expect(await settle(readCart(api))).toMatchObject({ outcome: { items: [] }, waitedMs });
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
    expect((await settle(readCart(api))).outcome).toMatchObject({ name: 'ApiError' });
    expect(sent).toHaveLength(1);
  });

  it('of a write needs its key, which stays the same', async () => {
    const { api, sent } = createApi([offline(), failure(503)]);
    await settle(createOrder(api, 'key-12345678'));
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['key-12345678', 'key-12345678', 'key-12345678']);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  });

  it.each<[string, (api: ShopClient) => Promise<unknown>]>([
    ['an order without its key', createOrder],
    ['a message', sendMessage],
    ['a deletion', clearCart],
  ])('never repeats %s', async (_name, call) => {
    const { api, sent } = createApi([offline()]);
    expect((await settle(call(api))).outcome).toMatchObject({ reason: 'network' });
    expect(sent).toHaveLength(1);
  });

  it('can be switched off, for the client or by the request', async () => {
    const never = createApi([offline()], { maxRetries: 0 });
    expect((await settle(readCart(never.api))).outcome).toMatchObject({ reason: 'network' });
    expect(never.sent).toHaveLength(1);

    const maxRetries = ({ url }: Request) => (url.endsWith('/cart') ? 0 : 1);
    const some = createApi([offline(), offline()], { maxRetries });
    await settle(readCart(some.api));
    expect(some.sent).toHaveLength(1);
    await settle(unwrap(some.api.GET('/wishlist')));
    expect(some.sent).toHaveLength(3);
  });

  it('is not waited for after an abort', async () => {
    const { api, sent } = createApi([failure(503, 'Later', { 'retry-after': '9' })]);
    const controller = new AbortController();
    const call = readCart(api, { signal: controller.signal });
    const outcome = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4000);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    expect(sent).toHaveLength(1);
  });
});

describe('a time limit', () => {
  const silence = () => new Promise<never>(() => {});

  /** How long a call that gets no answer takes, in ms, and its error. */
  async function hang(
    call: (api: ShopClient) => Promise<unknown>,
    options: Partial<ShopClientOptions> = {},
  ) {
    return settle(call(createShopClient({ baseUrl: BASE, fetch: silence, ...options })));
  }

  it('ends a call after 30 s, also when fetch does not listen', async () => {
    const { outcome, waitedMs } = await hang((api) => readCart(api));
    expect(waitedMs).toBe(30_000);
    expect(outcome).toMatchObject({
      name: 'ApiError',
      reason: 'timeout',
      status: 0,
      isNetworkError: true,
      message: 'The shop took too long to answer. Please try again.',
      hint: `No complete response from ${BASE}/cart: TimeoutError: timeoutMs is 30000.`,
      path: '/cart',
    });
  });

  it('is longer for a call that sends files', async () => {
    const avatar = new Blob(['x'], { type: 'image/png' });
    const upload = (api: ShopClient) =>
      unwrap(api.PATCH('/users/avatar', { body: toForm({ avatar }) }));
    expect(await hang(upload)).toMatchObject({ waitedMs: 120_000 });
    expect(await hang(upload, { timeoutMs: 5000 })).toMatchObject({ waitedMs: 20_000 });
  });

  it.each([0, Number.POSITIVE_INFINITY, 2 ** 31])(
    // product 7.1.1
    'can be switched off with %d',
    async (timeoutMs) => {
      const api = createShopClient({ baseUrl: BASE, fetch: silence, timeoutMs });
      const controller = new AbortController();
      const call = readCart(api, { signal: controller.signal }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(0);
      expect(vi.getTimerCount()).toBe(0);
      controller.abort();
      expect(await call).toMatchObject({ name: 'AbortError' });
    },
  );

  it('counts the waits before retries', async () => {
    const later = () => failure(503, 'Later', { 'retry-after': '9' });
    const { api, sent } = createApi([later(), later()], { timeoutMs: 10_000 });
    expect(await settle(readCart(api))).toMatchObject({
      outcome: { reason: 'timeout' },
      waitedMs: 10_000,
    });
    expect(sent).toHaveLength(2);
  });

  it('leaves no timer behind a call', async () => {
    await readCart(createApi([]).api);
    await readCart(createApi([failure(404)]).api).catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a middleware sees each call, and what it throws the call rejects with', async () => {
  const { api, sent } = createApi([]);
  const seen: string[] = [];
  api.use({
    onRequest: ({ request }) => request.headers.set('x-trace', 't1'),
    onResponse: ({ schemaPath, response }) => void seen.push(`${schemaPath} ${response.status}`),
  });
  await readCart(api);
  expect(seen).toEqual(['/cart 200']);
  expect(sent[0]?.headers.get('x-trace')).toBe('t1');

  const fault = new Error('a fault of the middleware');
  api.use({
    onRequest() {
      throw fault;
    },
  });
  await expect(readCart(api)).rejects.toBe(fault);
  expect(sent).toHaveLength(1);
});
