import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { UnavailableError } from '../../src/errors.ts';
import { ProviderOrderUnknownError } from '../../src/payments/payment-provider.ts';
import { createRazorpayApi } from '../../src/payments/razorpay/razorpay-api.ts';
import { createRazorpayProvider } from '../../src/payments/razorpay/razorpay-provider.ts';
import {
  respondWithError,
  type StubBehaviour,
  type StubPayment,
  startRazorpayStub,
  toStubOrder,
} from '../support/services/razorpay-stub.ts';

const KEYS = { keyId: 'rzp_live_Example123', keySecret: 'the-key-secret' };
const ORDER = { receipt: '01m7ycr9j0qv89jhmaehnfbdkn', amount: 739_00 };

describe('an unusable response is a 503, and the next attempt succeeds', () => {
  const json = (body: unknown): StubBehaviour => {
    return (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };
  const orderResponse = (changes: object): StubBehaviour => {
    return (response, request) =>
      json({ ...toStubOrder('order_1', request), ...changes })(response, request);
  };
  const half: StubBehaviour = (response) => {
    response.writeHead(200).write('{"id":"order_', () => response.destroy());
  };
  /** Sends spaces until the client closes the connection. */
  const dribble: StubBehaviour = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  const silence: StubBehaviour = () => {};
  const ENDLESS: ReadonlySet<StubBehaviour> = new Set([silence, dribble]);

  test.each<[string, StubBehaviour]>([
    ['400', respondWithError(400, 'BAD_REQUEST_ERROR', 'The amount must be at least INR 1.00')],
    ['401', respondWithError(401, 'BAD_REQUEST_ERROR', 'Authentication failed')],
    ['403', respondWithError(403, 'BAD_REQUEST_ERROR', 'Not allowed')],
    ['404', respondWithError(404, 'BAD_REQUEST_ERROR', 'The requested URL was not found')],
    ['429', respondWithError(429, 'BAD_REQUEST_ERROR', 'Request failed', { 'retry-after': '30' })],
    ['500', respondWithError(500, 'SERVER_ERROR', 'Something went wrong')],
    ['a used receipt of no order', respondWithError(400, 'X', 'Order receipt should be unique.')],
    ['502 in HTML', (response) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['504 without a body', (response) => response.writeHead(504).end()],
    ['204', (response) => response.writeHead(204).end()],
    ['half of it', half],
    ['text', json('order_1')],
    ['null', json(null)],
    ['an empty object', json({})],
    ['an order without an id', orderResponse({ id: undefined })],
    ['an order over another amount', orderResponse({ amount: 100 })],
    ['an order in another currency', orderResponse({ currency: 'USD' })],
    ['another receipt’s order', orderResponse({ receipt: 'other' })],
    ['2 MiB', json({ id: 'order_1', notes: 'x'.repeat(2 * 1024 * 1024) })],
    ['elsewhere', (response) => response.writeHead(302, { location: '/v1/orders' }).end()],
    ['a broken connection', (response) => response.destroy()],
    ['nothing, ever', silence],
    ['one byte now and then', dribble],
  ])('%s', async (_name, behaviour) => {
    const stub = await startRazorpayStub();
    const api = createRazorpayApi({ ...KEYS, apiOrigin: stub.origin });
    // Only where nothing else ends the call: a busy machine must not end the others too early.
    const impatient = createRazorpayApi({ ...KEYS, apiOrigin: stub.origin, timeoutMs: 1_000 });
    const first = ENDLESS.has(behaviour) ? impatient : api;
    stub.behave(behaviour);
    const failure: unknown = await first.createOrder(ORDER).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnavailableError);
    expect(String(failure)).toMatch(/Please try again, or choose Cash on Delivery\.$/);
    const [made] = stub.orders.keys();
    expect(made).toBeUndefined();
    const id = await api.createOrder(ORDER);
    expect(stub.orders.get(id)).toMatchObject(ORDER);
  });
});

describe('the report of an order’s attempts to pay', () => {
  test.each<[StubPayment['status'][], string | undefined]>([
    [[], undefined],
    [['created'], undefined],
    [['failed', 'created'], undefined],
    [['failed', 'failed'], 'released'],
    [['refunded'], 'released'],
    [['failed', 'authorized'], 'authorized'],
    [['failed', 'captured'], 'captured'],
    [['refunded', 'captured', 'authorized'], 'captured'],
  ])('%j: %s', async (statuses, fact) => {
    const stub = await startRazorpayStub();
    const provider = createRazorpayProvider({
      ...KEYS,
      webhookSecret: 'the-webhook-secret',
      apiOrigin: stub.origin,
    });
    const common = { order_id: 'order_1', amount: 739_00, currency: 'INR' };
    for (const [index, status] of statuses.entries()) {
      stub.payments.push({ id: `pay_${index}`, status, ...common });
    }
    stub.payments.push({ id: 'pay_other', status: 'captured', ...common, order_id: 'order_2' });
    const report = await provider.getReport('order_1');
    expect(report?.fact).toBe(fact);
    if (report !== undefined) expect(report.amount).toBe(739_00);
    expect(stub.requests).toMatchObject([{ method: 'GET', url: '/v1/orders/order_1/payments' }]);
  });

  test.each([
    [400, true],
    [404, true],
    [401, false],
    [429, false],
    [500, false],
  ])('an error response %i means an unknown order: %o', async (status, isUnknown) => {
    const stub = await startRazorpayStub();
    const api = createRazorpayApi({ ...KEYS, apiOrigin: stub.origin });
    stub.behave(respondWithError(status, 'BAD_REQUEST_ERROR', 'The id provided does not exist'));
    const failure: unknown = await api.listPayments('order_1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnavailableError);
    expect(failure instanceof ProviderOrderUnknownError).toBe(isUnknown);
  });
});
