import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from '../../src/monitoring/metrics/metrics-server.ts';
import type { Shell } from '../../src/ssr/shell-build.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { SHOP_POLICY } from '../support/pages/shop-policy.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { rawGet } from '../support/requests/raw-get.ts';
import { readSamples } from '../support/requests/scrape.ts';

const PATHS = planFigure('made-up paths', { asked: 10_000, slice: 52 });
const METRICS_TOKEN = 'a-token-of-the-shops-people';

const shell: Shell = {
  clientFolder: '/nowhere',
  policy: SHOP_POLICY,
  findRoute: (pathname) => (pathname.startsWith('/product/') ? '/product/:id' : '/*'),
  render: async () =>
    new Response('<!doctype html><p>papad</p>', { headers: { 'content-type': 'text/html' } }),
};

function openShop(environment: Record<string, string> = {}): Promise<TestShop> {
  return buildTestApp({ shell, environment: { METRICS_PORT: '9464', ...environment } });
}

async function scrape(shop: TestShop): Promise<Map<string, number>> {
  const { metrics } = shop;
  if (metrics === undefined) throw new Error('The metrics are off.');
  return readSamples((await metrics.collectMetrics()).text);
}

test('by default nothing is counted, and /metrics is no address of the server', async () => {
  const shop = await buildTestApp();
  expect(shop.metrics).toBeUndefined();
  const { statusCode } = await shop.inject({ url: '/metrics' });
  expect(statusCode).toBe(404);
});

test('a port of its own serves the metrics and nothing else', async () => {
  const shop = await openShop();
  const { metrics } = shop;
  if (metrics === undefined) throw new Error('The metrics are off.');
  const { collectMetrics } = metrics;
  const open = async (token?: string) => {
    const options = { port: 0, host: '127.0.0.1', log: shop.context.log, collectMetrics };
    const server = await serveMetrics({ ...options, token });
    onTestFinished(() => server.close());
    return server.port;
  };
  const port = await open();
  expect((await rawGet(port, '/metrics')).body.toString()).toContain('haat_orders_placed_total');
  expect((await rawGet(port, '/')).status).toBe(404);
  expect((await rawGet(port, '/metrics', { method: 'POST' })).status).toBe(404);
  const guarded = await open(METRICS_TOKEN);
  for (const wrong of [undefined, 'Bearer', 'Bearer wrong', `Basic ${METRICS_TOKEN}`]) {
    const headers = wrong === undefined ? {} : { authorization: wrong };
    expect(await rawGet(guarded, '/metrics', { headers })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await rawGet(guarded, '/metrics', { headers })).status).toBe(200);
});

test('requests are counted by operation or page and status, also those of the front cache', async () => {
  const shop = await openShop();
  await addProduct(shop.context, { stock_quantity: 3 });
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.server.server.address() as AddressInfo;
  for (const path of ['/product/a', '/product/b', '/product/b', '/product/b', '/product/a.data']) {
    await rawGet(port, path);
  }
  for (let count = 0; count < 3; count += 1) await rawGet(port, '/api/v1/products');
  await rawGet(port, '/api/v1/products/missing');
  // A response is counted after its last byte.
  await expect
    .poll(async () => {
      const found = await scrape(shop);
      const count = (route: string, status: string) =>
        found.get(`haat_http_request_duration_seconds_count{route="${route}",status="${status}"}`);
      return {
        pages: count('/product/:id', '2xx'),
        data: count('/product/:id.data', '2xx'),
        lists: count('listProducts', '2xx'),
        missing: count('getProduct', '4xx'),
        pageMisses: found.get('haat_cache_lookups_total{cache="page",outcome="miss"}'),
      };
    })
    .toMatchObject({ pages: 4, data: 1, lists: 3, missing: 1, pageMisses: 3 });
  const found = await scrape(shop);
  expect(found.get('haat_cache_lookups_total{cache="front",outcome="hit"}')).toBeGreaterThan(0);
  expect(found.get('haat_page_render_duration_seconds_count{outcome="ok"}')).toBe(3);
});

test('made-up paths and queries add no series', { tags: 'figure' }, async ({ task }) => {
  const end = beginFigure(task, PATHS);
  const shop = await openShop();
  const ask = async (number: number) => {
    const path = `${number.toString(36)}-${Math.random()}`;
    await shop.inject({ url: `/${path}` });
    await shop.inject({ url: `/api/v1/${path}` });
    await shop.inject({ url: `/product/${path}?${path}=1` });
    await shop.inject({ url: `/api/v1/products/${path}` });
  };
  await ask(0);
  const before = await scrape(shop);
  const rounds = PATHS.count / 4;
  for (let round = 1; round <= rounds; round += 1) await ask(round);
  const after = await scrape(shop);
  const keys = (samples: Map<string, number>) =>
    Array.from(samples.keys()).filter((key) => key.startsWith('haat_'));
  expect(keys(after)).toEqual(keys(before));
  const count = 'haat_http_request_duration_seconds_count{route="getProduct",status="4xx"}';
  expect(after.get(count)).toBe(rounds + 1);
  end(PATHS.count);
});

test('orders, payments, alerts and events of the security log are told', async () => {
  const shop = await openShop();
  const { id } = await addProduct(shop.context, { stock_quantity: 9 });
  const shopper = await signUpWithAddress(shop);
  await shopper.order({ [id]: 1 }, {}, 'the-same-key-twice');
  await shopper.order({ [id]: 1 }, {}, 'the-same-key-twice');
  const online = await startOnlineOrder(shop, shopper, { [id]: 1 });
  await online.open();
  await shop.visitor().post('/users/login', { email: 'nobody@example.com', password: 'Wrong-12!' });
  const samples = await scrape(shop);
  expect(samples.get('haat_orders_placed_total{payment_method="cod"}')).toBe(1);
  expect(samples.get('haat_orders_placed_total{payment_method="online"}')).toBe(1);
  expect(samples.get('haat_payments_undecided{status="created"}')).toBe(1);
  expect(samples.get('haat_payments_overdue')).toBe(0);
  expect(samples.get('haat_refunds_due')).toBe(0);
  expect(samples.get('haat_orders_last_hour{payment_method="cod",payment_status="pending"}')).toBe(
    1,
  );
  expect(samples.get('haat_security_events_total{event="sign-in",outcome="failed"}')).toBe(1);
  expect(samples.get('haat_security_events_total{event="registered",outcome=""}')).toBe(1);
  expect(samples.get('haat_database_readable')).toBe(1);
  expect(samples.get('haat_database_writable')).toBe(1);
  const engine = shop.context.engine === 'sqlite' ? 'sqlite' : 'postgresql';
  const counted = `haat_database_query_duration_seconds_count{engine="${engine}",outcome="ok"}`;
  expect(samples.get(counted)).toBeGreaterThan(10);
});

test('a scrape tells that the database is unavailable, and nothing that it would have to know', async () => {
  const shop = await openShop();
  await shop.database.close();
  const samples = await scrape(shop);
  expect(samples.get('haat_database_readable')).toBe(0);
  expect(samples.get('haat_database_writable')).toBe(0);
  expect(samples.has('haat_refunds_due')).toBe(false);
  expect(samples.get('haat_orders_placed_total{payment_method="cod"}')).toBe(0);
});
