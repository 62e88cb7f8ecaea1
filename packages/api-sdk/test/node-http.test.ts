import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, toForm, unwrap } from '../src/index.ts';
import { readCart, sendMessage } from './support/calls.ts';

/** Calls over a real socket, with the `fetch` of Node itself. */
describe('on Node, over HTTP', () => {
  const bodies: Buffer[] = [];
  let isFresh = false;
  let server: Server;
  let baseUrl = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const isRefresh = request.url === '/api/v1/users/refresh-token';
        if (isRefresh) isFresh = true;
        else bodies.push(Buffer.concat(chunks));
        response.writeHead(isFresh ? 200 : 401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ success: isFresh, message: 'm', data: { _id: 'x' } }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    baseUrl = `http://127.0.0.1:${address.port}/api/v1`;
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('a JSON body and a form are sent again unchanged after a refresh', async () => {
    const api = createShopClient({ baseUrl });
    const picture = new File([new Uint8Array(300_000).fill(7)], 'me.png', { type: 'image/png' });

    isFresh = false;
    await expect(sendMessage(api)).resolves.toEqual({ _id: 'x' });
    isFresh = false;
    const upload = api.PATCH('/users/avatar', { body: toForm({ avatar: picture }) });
    await expect(unwrap(upload)).resolves.toEqual({ _id: 'x' });

    const [json, jsonAgain, form, formAgain] = bodies;
    expect(bodies).toHaveLength(4);
    expect(json?.toString()).toBe('{"name":"Asha","body":"Hello"}');
    expect(jsonAgain).toEqual(json);
    expect(form?.byteLength).toBeGreaterThan(300_000);
    expect(Buffer.compare(form ?? Buffer.alloc(0), formAgain ?? Buffer.alloc(1))).toBe(0);
  });

  it('a server that is not there is a network error', async () => {
    const api = createShopClient({ baseUrl: 'http://127.0.0.1:1/api/v1', maxRetries: 0 });
    await expect(readCart(api)).rejects.toMatchObject({ isNetworkError: true, status: 0 });
  });
});
