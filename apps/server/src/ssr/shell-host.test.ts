import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../test/support/build-test-app.ts';
import { SHOP_POLICY } from '../../test/support/pages/shop-policy.ts';
import type { Shell } from './shell-build.ts';

const DOCUMENT = { accept: 'text/html' };

function fakeShell(clientFolder = '/nowhere') {
  const rendered: string[] = [];
  const shell: Shell = {
    clientFolder,
    policy: SHOP_POLICY,
    async render(request) {
      rendered.push(new URL(request.url).pathname);
      const body = `<!doctype html>${'<p>papad</p>'.repeat(500)}`;
      return new Response(body, { headers: { 'content-type': 'text/html' } });
    },
  };
  return { shell, rendered };
}

test.each([
  ['//', '/'],
  ['/Payment?order=A', '/payment?order=A'],
  ['/Reset-Password/AbC', '/reset-password/AbC'],
  ['//evil.example/cart', '/evil.example/cart'],
])('%s is redirected to %s, and nothing is rendered for it', async (url, location) => {
  const { shell, rendered } = fakeShell();
  const shop = await buildTestApp({ shell });
  const reply = await shop.inject({ url, headers: DOCUMENT });
  expect(reply.statusCode).toBe(308);
  expect(reply.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  expect(rendered).toEqual([]);
});

test('a 304 of a page varies by encoding, as the page does', async () => {
  const shop = await buildTestApp({ shell: fakeShell().shell });
  const { headers } = await shop.inject({ url: '/', headers: DOCUMENT });
  const reply = await shop.inject({
    url: '/',
    headers: { ...DOCUMENT, 'if-none-match': String(headers.etag) },
  });
  expect(reply.statusCode).toBe(304);
  expect(reply.headers).toMatchObject({ vary: 'accept-encoding', etag: headers.etag });
});

test('a 304 of a file varies by encoding, as the file does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-d4.css'), 'p{color:red}');
  const shop = await buildTestApp({ shell: fakeShell(folder).shell });
  const url = '/assets/app-d4.css';
  const { headers } = await shop.inject({ url });
  const reply = await shop.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(reply.statusCode).toBe(304);
  expect(reply.headers).toMatchObject({ vary: 'accept-encoding', etag: headers.etag });
});
