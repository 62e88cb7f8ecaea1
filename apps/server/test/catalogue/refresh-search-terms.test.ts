import { SEARCH_RULES } from '@haat/domain/search';
import { expect, test } from 'vitest';
import { importCatalogue } from '../../src/catalogue/import/import-catalogue.ts';
import { DEMO_FOLDER } from '../../src/catalogue/import/seed-when-empty.ts';
import { refreshSearchTerms } from '../../src/catalogue/refresh-search-terms.ts';
import { findRevision } from '../../src/platform/database/revisions.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { setProductStatus } from '../support/goods/set-product-status.ts';

// product 5.1.4
test('terms of older rules are made again once, and Hindi is found in Latin letters', async () => {
  const shop = await buildTestApp();
  const { db } = shop.context;
  await importCatalogue(db, DEMO_FOLDER, { now: shop.context.now() });
  await setProductStatus(shop.context, 'chai-masala', 'archived');
  // As they were before there were keys: words as they are written.
  await db.deleteFrom('product_terms').where('term', '<', 'ऀ').execute();
  await db.deleteFrom('search_words').execute();
  const search = async (typed: string) => {
    const reply = await shop.visitor().get(`/products?search=${encodeURIComponent(typed)}`);
    return reply.body.data.products.map(({ _id }: { _id: string }) => _id);
  };
  expect(await search('haldi')).toEqual([]);

  const counts = await Promise.all([refreshSearchTerms(db), refreshSearchTerms(db)]);
  expect(counts.toSorted()).toEqual([0, 50]);
  expect(await findRevision(db, 'search-rules')).toBe(SEARCH_RULES);
  expect(await search('haldi')).toEqual(['turmeric-powder']);
  expect(await search('tumeric')).toEqual(['turmeric-powder']);
  expect(await search('हल्दी')).toEqual(await search('turmeric'));
  expect((await search('हल्दी'))[0]).toBe('turmeric-powder');
  expect((await search('masale'))[0]).toBe('spice-set-12');
  expect(await search('elaichi')).toEqual([]);
  expect(await refreshSearchTerms(db)).toBe(0);
});
