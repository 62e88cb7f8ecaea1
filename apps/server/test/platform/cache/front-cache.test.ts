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

test.each([LISTING, '/about'])(
  '%s is the same in front of the router as behind it',
  async (url) => {
    const { port, inject } = await openShop();
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      for (let count = 0; count < REQUESTS; count += 1) await rawGet(port, url, { headers });
      const inFront = await rawGet(port, url, { headers });
      // `inject` calls the router alone.
      const behind = await inject({ url, headers });
      expect(inFront.status).toBe(200);
      expect(inFront.body.equals(behind.rawPayload)).toBe(true);
      const ignored = { date: undefined, 'x-request-id': undefined, connection: undefined };
      const { 'keep-alive': _, ...sent } = inFront.headers;
      expect({ ...sent, ...ignored }).toEqual({ ...behind.headers, ...ignored });
    }
  },
);

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

test('a page ends with a change of the catalogue, and after a minute', async () => {
  const { port, context, clock } = await openShop();
  const readCount = async () => {
    let text = '';
    for (let count = 0; count < REQUESTS; count += 1) {
      text = (await rawGet(port, '/about')).body.toString();
    }
    return Number(/<p>(\d+)/.exec(text)?.[1]);
  };
  expect(await readCount()).toBe(1);
  await context.dropPublicPages();
  expect(await readCount()).toBe(2);
  clock.advance(61_000);
  expect(await readCount()).toBe(3);
});

test('a shop that serves other origins has none: its responses depend on the origin', async () => {
  const origin = 'http://localhost:5199';
  const { port } = await openShop({ ALLOWED_ORIGINS: origin });
  for (let count = 0; count < REQUESTS; count += 1) await rawGet(port, LISTING);
  const { headers } = await rawGet(port, LISTING, { headers: { origin } });
  expect(headers['access-control-allow-origin']).toBe(origin);
});
