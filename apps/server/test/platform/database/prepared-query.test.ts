import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prepareQuery } from '../../../src/platform/database/prepared-query.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';

test('a prepared query is built once per shape and binds each call’s own values', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  for (const [id, price_paise] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const) {
    await addProduct(context, { id, price_paise });
  }
  let builds = 0;
  const find = prepareQuery(
    (
      db,
      choices: { isCheap: boolean },
      values: { limit: number; ids: readonly string[]; range: { from: number } | undefined },
    ) => {
      builds += 1;
      let query = db.selectFrom('products').select('id').where('id', 'in', values.ids);
      if (values.range !== undefined) query = query.where('price_paise', '>=', values.range.from);
      if (choices.isCheap) query = query.where(sql<boolean>`price_paise < 3`);
      return query.orderBy('id').limit(values.limit);
    },
  );
  const ids = async (isCheap: boolean, wanted: string[], limit: number, from?: number) => {
    const range = from === undefined ? undefined : { from };
    const rows = await find(context.db, { isCheap }, { limit, ids: wanted, range });
    return rows.map((row) => row.id).join('');
  };
  expect(await ids(false, ['a', 'b', 'c'], 9)).toBe('abc');
  expect(await ids(false, ['c', 'b', 'x'], 1)).toBe('b');
  expect(builds).toBe(1);
  expect(await ids(false, ['a', 'c'], 9)).toBe('ac');
  expect(builds).toBe(2);
  expect(await ids(false, ['a', 'c'], 9, 2)).toBe('c');
  expect(await ids(false, ['a', 'b'], 9, 1)).toBe('ab');
  expect(await ids(true, ['a', 'c'], 9)).toBe('a');
  expect(builds).toBe(4);
  const inside = await context.db
    .transaction()
    .execute((transaction) =>
      find(transaction, { isCheap: true }, { limit: 9, ids: ['b', 'c'], range: undefined }),
    );
  expect(inside).toMatchObject([{ id: 'b' }]);
});
