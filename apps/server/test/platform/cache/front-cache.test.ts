import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import type { Shell } from '../../../src/ssr/shell-build.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { SHOP_POLICY } from '../../support/pages/shop-policy.ts';
import { rawGet } from '../../support/requests/raw-get.ts';

const LISTING = '/api/v1/products?limit=20';
const REQUESTS = 4;

/** Each rendering tells its number, and so whether a page was rendered again. */
function createCountingShell(): Shell {
  let rendered = 0;
  return {
    clientFolder: '/nowhere',
    policy: SHOP_POLICY,
    async render() {
      rendered += 1;
      return new Response(`<!doctype html><p>${rendered}</p>`.padEnd(5_000), {
        headers: { 'content-type': 'text/html' },
      });
    },
  };
}

async function openShop(environment: Record<string, string> = {}) {
  const shop = await buildTestApp({ shell: createCountingShell(), environment });
  await addProduct(shop.context, { stock_quantity: 10 });
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.server.server.address() as AddressInfo;
  return { ...shop, port };
}

test('a write of another process is seen by the next request', async () => {
  const { port, config } = await openShop();
  const readStock = async () => {
    const { body } = await rawGet(port, LISTING);
    return JSON.parse(body.toString()).data.products[0].stock_quantity;
  };
  for (let count = 0; count < REQUESTS; count += 1) expect(await readStock()).toBe(10);
  const other = await openDatabase(config);
  await other.db.updateTable('products').set({ stock_quantity: 4 }).execute();
  await other.close();
  expect(await readStock()).toBe(4);
});

test('a shop that serves other origins has none: its responses depend on the origin', async () => {
  const origin = 'http://localhost:5199';
  const { port } = await openShop({ ALLOWED_ORIGINS: origin });
  for (let count = 0; count < REQUESTS; count += 1) await rawGet(port, LISTING);
  const { headers } = await rawGet(port, LISTING, { headers: { origin } });
  expect(headers['access-control-allow-origin']).toBe(origin);
});
