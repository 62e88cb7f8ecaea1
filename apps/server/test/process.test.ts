import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Shell } from '../src/ssr/shell-build.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { findFreePort } from './support/free-port.ts';
import { type ShopProcess, startShopProcess } from './support/shop-process.ts';

function startShop(environment: Record<string, string>): ShopProcess {
  const shop = startShopProcess(environment);
  onTestFinished(() => shop.kill());
  return shop;
}

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('the process', () => {
  test('prints that it is ready when the first request succeeds, keeps accounts over a restart, and ends on SIGTERM', async () => {
    const port = await findFreePort();
    const environment = {
      PORT: String(port),
      DATA_DIR: await makeDataDir(),
      SEED: 'none',
      LOG_LEVEL: 'warn',
    };
    const origin = `http://localhost:${port}`;
    const shopper = {
      fullName: 'Asha Devi',
      userName: 'asha',
      email: 'asha@example.com',
      phoneNumber: '9876543210',
      password: 'Mirchi-Papad-7!',
    };
    const send = (path: string, body: object) =>
      fetch(`${origin}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    const first = startShop(environment);
    await first.waitFor(`Shop ready at ${origin}`);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await send('/users/register', shopper)).status).toBe(201);
    first.stop('SIGKILL');
    await first.exitCode;

    const second = startShop(environment);
    await second.waitFor(`Shop ready at ${origin}`);
    expect((await send('/users/login', shopper)).status).toBe(400);
    const { email, password } = shopper;
    expect((await send('/users/login', { email, password })).status).toBe(200);
    second.stop('SIGTERM');
    expect(await second.exitCode).toBe(0);
  });

  test('does not start with a wrong variable, and names it', async () => {
    const shop = startShop({ PORT: 'abc', DATA_DIR: await makeDataDir() });
    expect(await shop.exitCode).toBe(1);
    expect(shop.printed()).toContain('PORT must be a number.');
    expect(shop.printed()).not.toContain('    at ');
  });
});

describe('closing', () => {
  test('answers what is under way, sends others away politely, and then ends', async () => {
    const { promise: rendering, resolve: finishRendering } = Promise.withResolvers<void>();
    const { promise: started, resolve: noteStart } = Promise.withResolvers<void>();
    const shell: Shell = {
      clientFolder: '/nowhere',
      async render(_request, { apiFetch }) {
        noteStart();
        await rendering;
        // Also what a page under way still has to read is answered.
        const reply = await apiFetch('http://x/api/v1/users/current-user');
        return new Response(`read ${reply.status}`, { headers: { 'content-type': 'text/plain' } });
      },
    };
    const shop = await buildTestApp({ shell });
    const origin = new URL(await shop.server.listen({ port: 0, host: '127.0.0.1' }));

    // One connection, two requests: the second one arrives after closing has begun.
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
