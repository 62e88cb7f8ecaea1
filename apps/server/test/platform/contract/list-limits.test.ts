import { expect, test } from 'vitest';
import { buildTestApp } from '../../support/build-test-app.ts';

test.each([
  ['/products', 10],
  ['/categories', 10],
  ['/makers', 10],
  ['/reviews', 10],
  ['/story', 100],
  // product 3.2.3, 9.2.3
])('%s gives page 1 of %i a page when not asked otherwise', async (path, limit) => {
  const shop = await buildTestApp();
  const { body } = await shop.visitor().get(path);
  expect(body.data.pagination).toMatchObject({ page: 1, limit });
});

test.each([
  '/products?page=0',
  '/makers?limit=0',
  '/reviews?limit=101',
  '/story?limit=0',
  '/story?page=-1',
  '/reviews/user/nobody?limit=101',
  '/reviews/user/nobody?page=0',
  '/reviews/product/nobody?page=0',
])('a list rejects a page that cannot exist: %s', async (path) => {
  const shop = await buildTestApp();
  const { status, body } = await shop.visitor().get(path);
  expect(status).toBe(400);
  expect(body.success).toBe(false);
});
