import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Shell } from '../../../src/ssr/shell-build.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { SHOP_POLICY } from '../../support/pages/shop-policy.ts';

test('cached responses hold no more memory than their own bytes', async () => {
  const shop = await buildTestApp({ shell: createListingShell() });
  await addProduct(shop.context);
  const open = (index: number) =>
    shop.inject({ url: `/products-list?search=${index}`, headers: { 'accept-encoding': 'br' } });
  for (let index = 0; index < 100; index += 1) await open(-index);
  const before = readBufferBytes();
  for (let index = 0; index < PAGES; index += 1) {
    expect((await open(index)).statusCode).toBe(200);
  }
  // 32 MiB of pages and 8 MiB of responses; in shared blocks of 64 KiB they held 165 MiB.
  expect(readBufferBytes() - before).toBeLessThan(80 * 1024 * 1024);
});

/** Distinct pages, each with a response of the API that is cached. */
const PAGES = 2_000;

/** A shell whose pages show the results of a search. */
function createListingShell(): Shell {
  return {
    clientFolder: '/nowhere',
    policy: SHOP_POLICY,
    async render(request, { apiFetch }) {
      const { search } = new URL(request.url);
      const found = await apiFetch(`http://shop/api/v1/products${search}`);
      const text = (await found.text()).padEnd(20_000, `${search} `);
      return new Response(`<!doctype html><p>${text}`, {
        headers: { 'content-type': 'text/html' },
      });
    },
  };
}

/** What all buffers of this process hold once nothing is left to be collected, in bytes. */
function readBufferBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}
