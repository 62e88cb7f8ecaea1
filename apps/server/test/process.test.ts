import { once } from 'node:events';
import { chmod, readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Shell } from '../src/ssr/shell-build.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { openRawConnection } from './support/faults/raw-connection.ts';
import { SHOP_POLICY } from './support/pages/shop-policy.ts';
import { findFreePort } from './support/processes/free-port.ts';
import { makeFolder } from './support/processes/make-folder.ts';
import {
  type ShopProcess,
  startShopGroup,
  startShopProcess,
} from './support/processes/shop-process.ts';
import { newShopper } from './support/requests/visitor.ts';

function startShop(environment: Record<string, string>): ShopProcess {
  const shop = startShopProcess(environment);
  onTestFinished(() => shop.kill());
  return shop;
}

test('Ctrl+C, which reaches every process of `npm start`, ends the shop once and in order', async () => {
  const port = await findFreePort();
  const group = startShopGroup({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: await makeFolder(),
    SEED: 'none',
  });
  const pressCtrlC = () => process.kill(-group.pid, 'SIGINT');
  onTestFinished(() => group.kill());
  await group.waitFor('Shop ready');
  const request = await openRawConnection(port);
  onTestFinished(request.destroy);
  const body = '{"email":"asha@example.com","password":"Mirchi-Papad-7!"}';
  request.write(
    `POST /api/v1/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server has started the request and waits for its body.
  await request.waitFor('100 Continue');
  pressCtrlC();
  await group.waitFor('"stopping"');
  pressCtrlC();
  request.write(body);
  expect(await request.closed).toContain('HTTP/1.1 401');
  expect(await group.exitCode).toBe(0);
  const lines = group.printed().trimEnd().split('\n');
  expect(lines.filter((line) => line.includes('"stopping"'))).toHaveLength(1);
  expect(lines.at(-1)).toContain('"stopped"');
});

test('the process is ready when it says so, keeps accounts over a restart, writes for its own user alone, and ends on SIGTERM', async () => {
  const dataDir = join(await makeFolder(), 'data');
  const port = await findFreePort();
  const environment = { PORT: String(port), DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'warn' };
  const origin = `http://localhost:${port}`;
  const send = async (path: string, body: object) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  async function findModes(): Promise<Record<string, string>> {
    const names = await readdir(dataDir, { recursive: true });
    const modes = ['.', ...names].map(async (name) => {
      const { mode } = await stat(join(dataDir, name));
      return [name.replace(/[^/]+\.eml$/, 'mail'), (mode & 0o777).toString(8)];
    });
    return Object.fromEntries(await Promise.all(modes));
  }
  const expected = {
    '.': '700',
    outbox: '700',
    'outbox/mail': '600',
    'shop.lock': '600',
    'shop.sqlite': '600',
    'shop.sqlite-shm': '600',
    'shop.sqlite-wal': '600',
  };

  const first = startShop(environment);
  await first.waitFor(`Shop ready at ${origin}`);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const shopper = newShopper();
  expect(await send('/users/register', shopper)).toBe(201);
  await expect.poll(findModes).toEqual(expected);
  await first.kill();

  // As an earlier version wrote them.
  await chmod(join(dataDir, 'outbox'), 0o755);
  for (const end of ['', '-shm', '-wal']) await chmod(join(dataDir, `shop.sqlite${end}`), 0o644);
  const second = startShop(environment);
  await second.waitFor(`Shop ready at ${origin}`);
  await expect.poll(findModes).toEqual(expected);
  const { email, password } = shopper;
  expect(await send('/users/login', { email, password })).toBe(200);
  second.stop('SIGTERM');
  expect(await second.exitCode).toBe(0);
});

describe('closing', () => {
  // product 8.11.2
  test('finishes the pending requests, rejects new ones with a 503, and then ends', async () => {
    const { promise: rendering, resolve: finishRendering } = Promise.withResolvers<void>();
    const { promise: started, resolve: noteStart } = Promise.withResolvers<void>();
    const shell: Shell = {
      clientFolder: '/nowhere',
      policy: SHOP_POLICY,
      async render(_request, { apiFetch }) {
        noteStart();
        await rendering;
        // A pending page can still read the API.
        const reply = await apiFetch('http://x/api/v1/users/current-user');
        return new Response(`read ${reply.status}`, { headers: { 'content-type': 'text/plain' } });
      },
    };
    const shop = await buildTestApp({ shell });
    const origin = new URL(await shop.server.listen({ port: 0, host: '127.0.0.1' }));

    // One connection, two requests: the second one arrives while the server closes.
    const socket = connect(Number(origin.port), origin.hostname);
    onTestFinished(() => void socket.destroy());
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    ask('/slow');
    await started;
    const closing = shop.server.close();
    const arrived = once(shop.server.server, 'request');
    ask('/api/v1/users/current-user');
    await arrived;
    finishRendering();
    await Promise.all([closing, once(socket, 'close')]);

    const [first = '', second = ''] = received.split(/(?=HTTP\/1\.1 503)/);
    expect(first).toMatch(/^HTTP\/1\.1 200/);
    expect(first).toContain('read 401');
    expect(second.toLowerCase()).toContain('retry-after: 1');
    expect(second.toLowerCase()).toContain('connection: close');
    expect(second).toContain('{"success":false,"message":"The shop is restarting.');
    await expect(fetch(`${origin.href}healthz`)).rejects.toThrow();
  });
});
