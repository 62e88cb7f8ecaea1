// Serves the build and opens it in the Chromium of CHROMIUM_PATH: the page must show the best seller.
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createShopClient, unwrap } from '@haat/api-sdk';
import { preview } from 'vite';

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';
const api = createShopClient({ baseUrl: `${shopUrl}/api/v1` });
const params = { query: { sort: 'bestseller' } } as const;
const { products } = await unwrap(api.GET('/products', { params }));
const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173) } });
try {
  const url = server.resolvedUrls?.local[0] ?? '';
  const { stdout } = await promisify(execFile)(process.env.CHROMIUM_PATH ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    '--virtual-time-budget=20000',
    '--dump-dom',
    url,
  ]);
  const name = products[0]?.name ?? 'nothing';
  assert.ok(stdout.includes(name), `The page does not show ${name}:\n${stdout}`);
  console.log(`The page shows ${name}.`);
} finally {
  await server.close();
}
