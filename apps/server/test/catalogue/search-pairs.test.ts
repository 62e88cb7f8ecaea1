import { expect, test } from 'vitest';
import { toEntityId } from '../../src/catalogue/import/entity-ids.ts';
import { importCatalogue } from '../../src/catalogue/import/import-catalogue.ts';
import { DEMO_FOLDER } from '../../src/catalogue/import/seed-when-empty.ts';
import { readInDatabase, readProductSearch } from '../../src/catalogue/search-reading.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { NOT_FIRST, NOTHING, SEARCH_PAIRS } from './search-pairs.ts';

async function openDemoShop() {
  const shop = await buildTestApp();
  await importCatalogue(shop.context.db, DEMO_FOLDER, { now: shop.context.now() });
  return async (typed: string, limit = 1) => {
    const reply = await shop
      .visitor()
      .get(`/products?limit=${limit}&search=${encodeURIComponent(typed)}`);
    return reply.body.data.products.map(({ _id }: { _id: string }) => _id) as string[];
  };
}

// product 5.1.3
test('what shoppers write finds the goods that they mean, at the demanded place', async () => {
  const search = await openDemoShop();
  const missed: string[] = [];
  for (const { typed, product, rank } of SEARCH_PAIRS) {
    const found = await search(typed, rank);
    if (!found.includes(toEntityId(product))) missed.push(`${typed} → ${product}, not ${rank}`);
  }
  expect(missed).toEqual([]);
});

// product 5.1.4
test('wrong goods never come first, and what the shop does not sell finds nothing', async () => {
  const search = await openDemoShop();
  const wrong: string[] = [];
  for (const typed of NOTHING) {
    const found = await search(typed);
    if (found.length > 0) wrong.push(`${typed} finds ${found.length}`);
  }
  for (const [typed, products] of NOT_FIRST) {
    const [first] = await search(typed);
    const isWrong = products.some((product) => toEntityId(product) === first);
    if (isWrong || first === undefined) wrong.push(`${typed}: ${first}`);
  }
  expect(wrong).toEqual([]);
});

// product 5.1.7
test('a search with slips comes with what was probably meant', async () => {
  const shop = await buildTestApp();
  await importCatalogue(shop.context.db, DEMO_FOLDER, { now: shop.context.now() });
  const suggest = async (typed: string) =>
    (await shop.visitor().get(`/products?search=${encodeURIComponent(typed)}`)).body.data
      .suggestion;
  expect(await suggest('tumeric pawder')).toBe('turmeric pawder');
  expect(await suggest('turmeric pizza')).toBe('turmeric');
  expect(await suggest('haldi')).toBeUndefined();
  expect(await suggest('laptop')).toBeUndefined();
});

// product 5.1.3
test('the database reads every search as the terms in memory do', async () => {
  const { context } = await buildTestApp();
  await importCatalogue(context.db, DEMO_FOLDER, { now: context.now() });
  const searches = [
    ...SEARCH_PAIRS.map(({ typed }) => typed),
    ...NOTHING,
    ...NOT_FIRST.map(([typed]) => typed),
    ...['tumeric pawder', 'turmeric pizza', 'chilli turmeric', 'red moong papad', 'a', ''],
  ];
  for (const search of new Set(searches)) {
    const inMemory = await readProductSearch(context, search);
    expect(await readInDatabase(context.db, search), search).toEqual(inMemory);
  }
});

test('there are at least 200 pairs and 60 words that find nothing or that something must not lead', () => {
  expect(SEARCH_PAIRS.length).toBeGreaterThanOrEqual(200);
  expect(NOTHING.length + NOT_FIRST.length).toBeGreaterThanOrEqual(60);
});
