import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Shell } from '../../../src/ssr/shell-build.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';
import { SHOP_POLICY } from '../../support/pages/shop-policy.ts';
import { makeFolder } from '../../support/processes/make-folder.ts';

/** A shop on https whose shell has one page, one style sheet and one file beside it. */
async function openHttpsShop(): Promise<TestShop> {
  const folder = await makeFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'app-d4.css'), 'p{color:red}');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const shell: Shell = {
    clientFolder: folder,
    policy: SHOP_POLICY,
    async render() {
      return new Response('<!doctype html><p>papad</p>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
  };
  return buildTestApp({
    shell,
    environment: { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
  });
}

const HTML = { accept: 'text/html' };

/** One request for each kind of response that the server gives. */
const RESPONSES = [
  ['a page', 200, { url: '/', headers: HTML }],
  ['a personal page', 200, { url: '/cart', headers: HTML }],
  ['a hashed file', 200, { url: '/assets/app-d4.css' }],
  ['a file that may change', 200, { url: '/favicon.svg' }],
  ['a public list', 200, { url: '/api/v1/products' }],
  ['a rejected call', 401, { url: '/api/v1/users/current-user' }],
  ['an unknown call', 404, { url: '/api/v1/nowhere' }],
  ['an unknown address opened in a tab', 404, { url: '/api/nowhere', headers: HTML }],
  ['an address that cannot be read', 400, { url: '/api/v1/products/%E0%A4%A' }],
  [
    'a request of another site',
    403,
    {
      method: 'POST',
      url: '/api/v1/users/logout',
      headers: { 'sec-fetch-site': 'cross-site' },
    },
  ],
  ['an address spelled another way', 308, { url: '//cart', headers: HTML }],
  ['the API reference', 200, { url: '/api/docs' }],
  ['the contract', 200, { url: '/api/docs/openapi.json' }],
  ['the script of the test payments', 200, { url: '/sandbox-pay/checkout.js' }],
  ['a health check', 200, { url: '/healthz' }],
] as const;

describe('on https', () => {
  test.each(RESPONSES)('%s carries every security header', async (_name, status, request) => {
    const shop = await openHttpsShop();
    const { statusCode, headers, body } = await shop.inject(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': expect.stringMatching(/./),
    });
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['content-security-policy']).toMatch(/(object|default)-src 'none'/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    if (body === '') return;
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
  });
});

describe('an address where nothing is meant to be', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/data/shop.sqlite',
    '/assets/',
    '/assets/../server/index.js',
    '/sandbox-pay/',
    '/metrics',
  ])('%s gives neither a file nor a list of files', async (url) => {
    const shop = await openHttpsShop();
    const { statusCode, headers, body } = await shop.inject({ url });
    // Nor does the address without the slash.
    if (statusCode === 308) return expect(headers.location).toBe(url.replace(/\/$/, ''));
    // The shell renders its own page for addresses that are none of the server's.
    if (statusCode === 200) expect(body).toContain('<p>papad</p>');
    else expect(statusCode).toBe(404);
    expect(body).not.toMatch(/app-d4|\[core\]|SQLite format/);
  });
});

test.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s works at no URL', async (method) => {
  const shop = await openHttpsShop();
  for (const url of ['/', '/api/v1/products']) {
    const secret = 'haat_access=secret-of-a-cookie';
    const reply = await shop.server.inject({
      url,
      // `inject` takes any method that Node parses; its type lists the common ones.
      ...Object.fromEntries([['method', method]]),
      headers: { cookie: secret },
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('secret-of-a-cookie');
  }
});
