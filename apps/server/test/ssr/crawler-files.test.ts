import { expect, test } from 'vitest';
import { raiseRevision } from '../../src/platform/database/revisions.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { SHOP_POLICY } from '../support/pages/shop-policy.ts';

test.each(['/sitemap.xml', '/sitemap.xml?page=2', '/robots.txt'])(
  '%s is cached like a public page, and rendered again after a change',
  async (url) => {
    let made = 0;
    const shell = {
      clientFolder: '/nowhere',
      policy: SHOP_POLICY,
      async render() {
        made += 1;
        return new Response(`file ${made}`, { headers: { 'content-type': 'application/xml' } });
      },
    };
    const shop = await buildTestApp({ shell });
    const first = await shop.inject({ url });
    expect(first.body).toBe('file 1');
    expect(first.headers['content-type']).toBe('application/xml');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const known = await shop.inject({
      url,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(known.statusCode).toBe(304);
    expect(made).toBe(1);

    await raiseRevision(shop.context.db, 'public-pages');
    expect((await shop.inject({ url })).body).toBe('file 2');
  },
);

test('a sitemap that fails is not cached', async () => {
  let made = 0;
  const shell = {
    clientFolder: '/nowhere',
    policy: SHOP_POLICY,
    async render() {
      made += 1;
      return new Response('Try again later.', { status: 503, headers: { 'retry-after': '60' } });
    },
  };
  const shop = await buildTestApp({ shell });
  const response = await shop.inject({ url: '/sitemap.xml' });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('60');
  await shop.inject({ url: '/sitemap.xml' });
  expect(made).toBe(2);
});
