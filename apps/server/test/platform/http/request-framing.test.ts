import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../support/build-test-app.ts';

/** Opens a shop on a port of its own, sends bytes as they are, and reads until the server hangs up. */
async function sendBytes(bytes: string): Promise<string> {
  const shop = await buildTestApp();
  const { port } = new URL(await shop.server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.write(bytes, 'latin1');
  return text(socket);
}

/** A second request that a proxy took for a part of the first one's body. */
const HIDDEN = 'GET /api/v1/products HTTP/1.1\r\nHost: shop.example\r\n\r\n';

const POST = 'POST /api/v1/users/logout HTTP/1.1\r\nHost: shop.example\r\n';

describe('a request whose end can be read in two ways', () => {
  test.each([
    [
      'two ways to tell the length',
      `${POST}Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      'two lengths',
      `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ],
    ['a negative length', `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `${POST}Content-Length: +0\r\n\r\n${HIDDEN}`],
    ['an unknown coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n${HIDDEN}`],
    ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a chunk without a length', `${POST}Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n${HIDDEN}`],
  ])('is rejected, and nothing behind it is read: %s', async (_name, bytes) => {
    const response = await sendBytes(bytes);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
  });

  test('two whole requests on one connection both get a response', async () => {
    const closing = HIDDEN.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const response = await sendBytes(HIDDEN + closing);
    expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

test.each([
  '/api/v1/products?page=1&page=2',
  '/api/v1/products?sort=price-asc&sort=price-desc',
  '/api/v1/reviews?limit=1&limit=100',
])('a parameter given twice is rejected, not chosen from: %s', async (url) => {
  const shop = await buildTestApp();
  expect((await shop.inject({ url })).statusCode).toBe(400);
});
