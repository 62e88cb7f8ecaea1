import type { AddressInfo } from 'node:net';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
} from '../../../src/platform/http/http-server.ts';
import { MAX_FORMS_AT_ONCE, MAX_FORMS_PER_ADDRESS } from '../../../src/platform/http/multipart.ts';
import { buildTestApp, type TestAppOptions } from '../../support/build-test-app.ts';
import { listOpenUploads } from '../../support/faults/open-uploads.ts';
import {
  openRawConnection,
  type RawConnection,
  readRawResponse,
} from '../../support/faults/raw-connection.ts';

/** Longer than a test: what is disconnected has met another limit, also on a busy machine. */
const NEVER = 600_000;

const LONG_LIMITS: ConnectionLimits = {
  headersTimeout: NEVER,
  requestTimeout: NEVER,
  bodyTimeout: NEVER,
  minBodyRate: 1_000,
  checkInterval: 50,
  handlerTimeout: NEVER,
  maxConnections: 10,
};
const SHORT_HEADERS: ConnectionLimits = { ...LONG_LIMITS, headersTimeout: 200 };
const SHORT_BODIES: ConnectionLimits = { ...LONG_LIMITS, bodyTimeout: 200 };
const SHORT_HANDLERS: ConnectionLimits = { ...LONG_LIMITS, handlerTimeout: 300 };

async function openShop(options: TestAppOptions = {}) {
  const shop = await buildTestApp(options);
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.server.server.address() as AddressInfo;
  return {
    ...shop,
    port,
    async connect(host?: string): Promise<RawConnection> {
      const connection = await openRawConnection(port, host);
      onTestFinished(connection.destroy);
      return connection;
    },
  };
}

const toHead = (path: string, ...headers: string[]) =>
  [`POST /api/v1${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=x';
const FORM_START =
  '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\nbytes';

describe('a client that sends slowly', () => {
  test('is disconnected within 30 s in production', () => {
    const { headersTimeout, bodyTimeout, checkInterval, handlerTimeout } = CONNECTION_LIMITS;
    expect(headersTimeout + checkInterval).toBeLessThanOrEqual(15_000);
    expect(bodyTimeout + checkInterval).toBeLessThanOrEqual(30_000);
    expect(handlerTimeout).toBeLessThanOrEqual(30_000);
  });

  test.each<[what: string, sent: string, status: number, limits: ConnectionLimits]>([
    ['nothing', '', 408, SHORT_HEADERS],
    ['half a header', 'GET / HTTP/1.1\r\nHost: lo', 408, SHORT_HEADERS],
    [
      'half a JSON body',
      `${toHead('/users/login', 'Content-Type: application/json', 'Content-Length: 90')}{"email"`,
      503,
      SHORT_HANDLERS,
    ],
    [
      'half a form',
      `${toHead('/users/register', FORM_TYPE, 'Content-Length: 5000000')}${FORM_START}`,
      503,
      SHORT_BODIES,
    ],
    [
      'one chunk of a form',
      `${toHead('/users/register', FORM_TYPE, 'Transfer-Encoding: chunked')}1\r\n-\r\n`,
      503,
      SHORT_BODIES,
    ],
  ])('%s gets an error and is disconnected', async (_what, sent, status, connectionLimits) => {
    const shop = await openShop({ connectionLimits });
    const connection = await shop.connect();
    if (sent !== '') connection.write(sent);
    const response = readRawResponse(await connection.closed);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ connection: 'close' });
    if (status === 503) expect(response.headers).toMatchObject({ 'retry-after': '1' });
    expect(JSON.parse(response.body)).toMatchObject({ success: false });
    await expect.poll(listOpenUploads).toEqual([]);
  });
});

describe('a form that takes longer than other requests', () => {
  test('may be 5 MiB at 256 kbit/s in production', () => {
    const { requestTimeout, bodyTimeout, minBodyRate } = CONNECTION_LIMITS;
    expect(minBodyRate * 8).toBeLessThanOrEqual(256 * 1024);
    expect((AVATAR_MAX_BYTES / minBodyRate) * 1_000 + bodyTimeout).toBeLessThanOrEqual(
      requestTimeout,
    );
  });

  test('is read while it comes at the lowest rate or faster', async () => {
    // Forty times as slow as the form is sent: a busy machine sends it more slowly.
    const limits = { ...SHORT_BODIES, ...{ minBodyRate: 100, handlerTimeout: 300 } };
    const shop = await openShop({ connectionLimits: limits });
    const connection = await shop.connect();
    const form = Buffer.from(`${FORM_START}${'a'.repeat(3_000)}\r\n--x--\r\n`);
    connection.write(toHead('/users/register', FORM_TYPE, `Content-Length: ${form.length}`));
    const startedAt = performance.now();
    let sent = 0;
    const dripping = setInterval(() => {
      connection.write(form.subarray(sent, sent + 100));
      sent += 100;
    }, 25);
    onTestFinished(() => clearInterval(dripping));
    expect(readRawResponse(await connection.waitFor('}')).status).toBe(400);
    expect(performance.now() - startedAt).toBeGreaterThan(limits.handlerTimeout);
  });
});

test('more connections than the limit are closed as they come', async () => {
  const shop = await openShop({
    connectionLimits: { ...CONNECTION_LIMITS, maxConnections: 2 },
  });
  const connections = [await shop.connect(), await shop.connect()];
  await (await shop.connect()).closed;
  for (const connection of connections) {
    connection.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(readRawResponse(await connection.waitFor('}')).status).toBe(200);
  }
});

test.each([
  ['in all', MAX_FORMS_AT_ONCE, (index: number) => `203.0.113.${index}`],
  ['from one address', MAX_FORMS_PER_ADDRESS, () => '203.0.113.1'],
])(
  'more forms at once %s than may be read get a 503, and later they are read',
  async (_of, max, toAddress) => {
    const shop = await openShop({ environment: { TRUST_PROXY: '127.0.0.1' } });
    const slow: RawConnection[] = [];
    async function sendHalf(address: string): Promise<RawConnection> {
      const from = `X-Forwarded-For: ${address}`;
      const connection = await shop.connect();
      const head = toHead('/users/register', FORM_TYPE, 'Content-Length: 5000000', from);
      connection.write(`${head}${FORM_START}`);
      return connection;
    }
    while (slow.length < max) slow.push(await sendHalf(toAddress(slow.length)));
    const next = await sendHalf(toAddress(max));
    const rejected = readRawResponse(await next.closed);
    expect(rejected).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1', connection: 'close' },
    });

    for (const connection of slow) connection.destroy();
    const empty = '--x--\r\n';
    const whole = `${toHead('/users/register', FORM_TYPE, `Content-Length: ${empty.length}`)}${empty}`;
    await expect
      .poll(async () => {
        const connection = await shop.connect();
        connection.write(whole);
        return readRawResponse(await connection.waitFor('}')).status;
      })
      .toBe(400);
  },
);

describe('a request that breaks the rules of HTTP', () => {
  const long = `X-Long: ${'a'.repeat(20_000)}`;
  const requests: [what: string, sent: string, status: number][] = [
    ['long headers', `GET / HTTP/1.1\r\nHost: localhost\r\n${long}\r\n\r\n`, 431],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['two lengths', toHead('/users/login', 'Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
  ];

  test.each(requests)('%s gets the error envelope', async (_what, sent, status) => {
    const shop = await openShop();
    const connection = await shop.connect();
    connection.write(sent);
    const received = await connection.closed;
    const response = readRawResponse(received);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      connection: 'close',
    });
    expect(Buffer.byteLength(response.body)).toBe(Number(response.headers['content-length']));
    expect(JSON.parse(response.body)).toEqual({
      success: false,
      message: expect.any(String),
      code: status === 431 ? 'headers_too_large' : 'request_unreadable',
    });
    const id = response.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(shop.logLines.some((line) => line.includes(`"reqId":"${id}"`))).toBe(true);
  });

  test('on https has Strict-Transport-Security too', async () => {
    const shop = await openShop({
      environment: { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
    });
    const connection = await shop.connect();
    connection.write('nonsense\r\n\r\n');
    const { headers } = readRawResponse(await connection.closed);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  });
});
