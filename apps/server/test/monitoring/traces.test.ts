import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Shell } from '../../src/ssr/shell-build.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { SHOP_POLICY } from '../support/pages/shop-policy.ts';
import { rawGet } from '../support/requests/raw-get.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../support/services/otlp-receiver.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE_ID}-${SPAN_ID}-01`;

/** Its page reads the API, as the storefront's loaders do. */
const shell: Shell = {
  clientFolder: '/nowhere',
  policy: SHOP_POLICY,
  findRoute: () => '/product/:id',
  async render(_request, { apiFetch }) {
    const response = await apiFetch('http://shop/api/v1/products');
    return new Response(`<!doctype html>${response.status}`, {
      headers: { 'content-type': 'text/html' },
    });
  },
};

async function openShop(environment: Record<string, string> = {}) {
  const receiver = await startOtlpReceiver();
  const shop = await buildTestApp({
    shell,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, ...environment },
  });
  await addProduct(shop.context);
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.server.server.address() as AddressInfo;
  return { ...shop, port, receiver };
}

/** Sends what is collected and waits for it. */
async function receiveSpans(shop: {
  monitoring: { close(): Promise<void> };
  receiver: OtlpReceiver;
}) {
  await shop.monitoring.close();
  return shop.receiver.spans;
}

test('a request is a span with its route, status and id, above its rendering and its queries', async () => {
  const shop = await openShop();
  const { headers } = await rawGet(shop.port, '/product/a-secret-path?email=asha%40example.com');
  const spans = await receiveSpans(shop);
  const request = spans.find(({ name }) => name === 'GET /product/:id');
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/product/:id',
    'http.response.status_code': 200,
    'haat.request_id': headers['x-request-id'],
  });
  const rendering = spans.find(({ name }) => name === 'rendering /product/:id');
  expect(rendering).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  const query = spans.find(
    ({ name, attributes }) =>
      name === 'SELECT' && String(attributes['db.query.text']).includes('products'),
  );
  expect(query).toMatchObject({ traceId: request?.traceId, parentSpanId: rendering?.spanId });
  expect(query?.attributes['db.system.name']).toBe(
    shop.context.engine === 'sqlite' ? 'sqlite' : 'postgresql',
  );
});

test('no span has a path, a query string, a header or a value of a query', async () => {
  const shop = await openShop();
  await rawGet(shop.port, '/product/secret-path?q=secret-term', {
    headers: { cookie: 'secret-cookie=1', 'user-agent': 'secret-agent', referer: '/secret-page' },
  });
  await rawGet(shop.port, '/api/v1/products/secret-id');
  await rawGet(shop.port, '/api/v1/products?search=secret-words');
  const spans = await receiveSpans(shop);
  expect(spans.length).toBeGreaterThan(3);
  expect(shop.receiver.received.join('\n')).not.toMatch(/secret|127\.0\.0\.1/);
});

test('the trace of a proxy is continued only when TRUST_PROXY names it', async () => {
  for (const [proxies, isContinued] of [
    ['127.0.0.1', true],
    ['10.0.0.1', false],
    ['none', false],
  ] as const) {
    const shop = await openShop({ TRUST_PROXY: proxies });
    await rawGet(shop.port, '/api/v1/products', { headers: { traceparent: TRACEPARENT } });
    const spans = await receiveSpans(shop);
    const request = spans.find(({ name }) => name === 'GET listProducts');
    expect(request).toBeDefined();
    expect(request?.traceId === TRACE_ID).toBe(isContinued);
    expect(request?.parentSpanId === SPAN_ID).toBe(isContinued);
  }
});
