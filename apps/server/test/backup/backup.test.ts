import { createHash } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { TableSummary } from '../../src/backup/backup-format.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { summarize, writeBackup } from '../../src/backup/write-backup.ts';
import { isConstraintViolation } from '../../src/platform/database/database-errors.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openSnapshot } from '../../src/platform/database/snapshot.ts';
import { isStorableText } from '../../src/platform/database/storable-text.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { makePlace } from '../support/databases/test-database.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { NAUGHTY_TEXTS } from '../support/generated-requests/naughty-values.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import {
  insertOlderRows,
  listOlderDatabases,
  readOlderDatabase,
} from '../support/older-databases/older-database.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { makeFolder } from '../support/processes/make-folder.ts';
import { startS3Server } from '../support/services/s3-server.ts';

const NOW = Date.parse('2026-11-23T06:30:00Z');

const isSqlite = inject('postgresUrl') === undefined;

const HARD_TEXT = 'a\u2028b\u2029c\u0085d\u{1F336}\uFEFF\r\n\u001B"\\';
const TEXTS = planFigure('texts in every column, saved and restored', { asked: 20, slice: 1 });

/** A shop with two shoppers, an order, a picture and texts that are hard to write down. */
async function openBusyShop() {
  const shop = await buildTestApp();
  const asha = await signUpWithAddress(shop);
  const { id } = await addProduct(shop.context, {
    name: 'लाल मिर्च “tikhi” \\ \n\t😀',
    stock_quantity: 40,
  });
  await asha.order({ [id]: 3 });
  await shop.context.db
    .insertInto('media')
    .values({
      hash: 'f'.repeat(64),
      kind: 'catalogue',
      content_type: 'image/png',
      width: 1,
      height: 1,
      byte_length: 256,
      bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
      created_at: NOW,
    })
    .execute();
  return { shop, asha, id };
}

const save = async (shop: TestShop) => {
  const path = join(await makeFolder(), 'shop.backup');
  return { path, ...(await writeBackup({ ...shop.config, path, now: NOW })) };
};

/**
 * Makes a shop with rows in every table, and puts a text into each column that takes it: all but keys,
 * references and those whose table lists what they may be.
 */
async function fillEveryText(text: string) {
  const place = await makePlace();
  const database = await openDatabase(place);
  const older = await readOlderDatabase((await listOlderDatabases()).at(-1) ?? '');
  await migrate(database, { until: older.migrations.at(-1)?.name });
  await insertOlderRows(database.db, older);
  await migrate(database);
  // There is no bucket that could have the picture.
  await database.db.updateTable('media').set({ object_key: null }).execute();
  const { tables, close } = await openSnapshot(place);
  await close();
  const taken: string[] = [];
  for (const { name, columns } of tables.filter(({ name }) => name !== 'schema_migrations')) {
    const rows = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      database.db,
    );
    for (const { name: column } of columns) {
      const value = rows.rows.find((row) => typeof row[column] === 'string')?.[column];
      if (value === undefined) continue;
      const ref = sql.ref(column);
      try {
        await sql`update ${sql.table(name)} set ${ref} = ${text} where ${ref} = ${value}`.execute(
          database.db,
        );
        taken.push(`${name}.${column}`);
      } catch (error) {
        if (!isConstraintViolation(error)) throw error;
      }
    }
  }
  await database.close();
  expect(taken).toEqual(
    expect.arrayContaining(['messages.body', 'order_lines.name', 'desk_audit.state_after']),
  );
  expect(taken.length).toBeGreaterThan(100);
  return place;
}

/** Saves a shop with a text in every column, and restores it into both databases. @returns the file */
async function saveAndRestore(text: string) {
  const place = await fillEveryText(text);
  const path = join(await makeFolder(), 'shop.backup');
  const { summary } = await writeBackup({ ...place, path, now: NOW });
  for (const target of [await makePlace(), { dataDir: await makeFolder() }]) {
    expect(await restoreBackup({ path, ...target }), text).toEqual(summary);
    expect(await summarize(target), text).toEqual(summary);
  }
  return { path, summary };
}

/** Writes a backup as the versions before did: without escapes of U+2028 and U+2029, and its sums so. */
function unescapeSeparators(text: string): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll('\\u2028', '\u2028').replaceAll('\\u2029', '\u2029'));
  const summaries: Record<string, TableSummary> = {};
  let current = new TableSummary();
  for (const line of lines.slice(1, -1)) {
    if (line.startsWith('[')) current.add(line);
    else summaries[JSON.parse(line).table] = current = new TableSummary();
  }
  return [...lines.slice(0, -1), JSON.stringify({ end: summaries }), ''].join('\n');
}

describe('a backup', () => {
  test('restored into an empty database holds every row as it was', async () => {
    const { shop } = await openBusyShop();
    const { path, summary } = await save(shop);
    expect(summary).toMatchObject({ orders: { rows: 1 }, users: { rows: 1 }, media: { rows: 1 } });
    for (const place of [await makePlace(), { dataDir: await makeFolder() }]) {
      expect(await restoreBackup({ path, ...place })).toEqual(summary);
      expect(await summarize(place)).toEqual(summary);
    }
  });

  test('holds every character that a text of any column can have; one of an earlier version is read, though it has the separators of Unicode as they are', {
    tags: 'figure',
  }, async ({ task }) => {
    const end = beginFigure(task, TEXTS);
    const { path, summary } = await saveAndRestore(HARD_TEXT);
    const text = zstdDecompressSync(await readFile(path)).toString();
    // The versions before end a line at these two.
    expect(text).not.toMatch(/[\u2028\u2029]/);
    const old = join(await makeFolder(), 'old.backup');
    await writeFile(old, zstdCompressSync(unescapeSeparators(text)));
    const target = await makePlace();
    await restoreBackup({ path: old, ...target });
    expect(await summarize(target)).toEqual(summary);

    const others = NAUGHTY_TEXTS.filter((text) => isStorableText(text));
    for (const text of others.slice(0, TEXTS.count - 1)) await saveAndRestore(text);
    end(TEXTS.count);
  });

  test.runIf(isSqlite)(
    'holds the bytes of pictures that are in a bucket, and says which are gone from it',
    async () => {
      const { url } = await startS3Server();
      const shop = await buildTestApp({ environment: { MEDIA_URL: url } });
      const { bucket, db } = shop.context;
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      const hash = createHash('sha256').update(bytes).digest('hex');
      await bucket?.put(`${hash}/a`, bytes, 'image/png');
      const picture = { kind: 'avatar', content_type: 'image/png', byte_length: 256 } as const;
      const stored = { ...picture, width: 1, height: 1, bytes: new Uint8Array(), created_at: NOW };
      const gone = '0'.repeat(64);
      await db
        .insertInto('media')
        .values([
          { ...stored, hash, object_key: `${hash}/a` },
          { ...stored, hash: gone, object_key: `${gone}/a` },
        ])
        .execute();
      const path = join(await makeFolder(), 'shop.backup');
      await expect(writeBackup({ ...shop.config, path, now: NOW })).rejects.toThrow(
        'set MEDIA_URL',
      );
      const { summary, missing } = await writeBackup({ ...shop.config, path, now: NOW, bucket });
      expect(missing).toEqual([gone]);
      const place = await makePlace();
      expect(await restoreBackup({ path, ...place })).toEqual(summary);
      const restored = await openDatabase(place);
      const rows = await restored.db
        .selectFrom('media')
        .select(['bytes', 'object_key'])
        .where('hash', '=', hash)
        .execute();
      await restored.close();
      expect(rows.map((row) => [Buffer.from(row.bytes), row.object_key])).toEqual([
        [Buffer.from(bytes), null],
      ]);
    },
  );

  test('is of one moment, while shoppers go on ordering', async () => {
    const { shop, asha, id } = await openBusyShop();
    const path = join(await makeFolder(), 'shop.backup');
    let ordered = 0;
    const orders: Promise<unknown>[] = [];
    await writeBackup({
      ...shop.config,
      path,
      now: NOW,
      // Between two tables the shop sells on.
      onProgress() {
        if (ordered === 5) return;
        ordered += 1;
        orders.push(asha.order({ [id]: 1 }));
      },
    });
    await Promise.all(orders);
    const place = await makePlace();
    const summary = await restoreBackup({ path, ...place });
    expect(summary).toMatchObject({ orders: { rows: 1 }, order_lines: { rows: 1 } });
    const { db, close } = await openDatabase(place);
    const { stock_quantity } = await db
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await close();
    expect(stock_quantity).toBe(37);
    const orderCount = await shop.context.db.selectFrom('orders').select('id').execute();
    expect(orderCount).toHaveLength(6);
  });

  test('never replaces a shop without being told, and then replaces all of it', async () => {
    const { shop, asha, id } = await openBusyShop();
    const { path, summary } = await save(shop);
    await asha.order({ [id]: 2 });
    const before = await summarize(shop.config);
    await expect(restoreBackup({ path, ...shop.config })).rejects.toThrow(
      'There is a shop in this database already.',
    );
    expect(await summarize(shop.config)).toEqual(before);
    await restoreBackup({ path, ...shop.config, overwrites: true });
    const { revisions: _, ...after } = await summarize(shop.config);
    expect(summary).toMatchObject(after);
  });

  test('that is damaged, cut off or of something else changes nothing', async () => {
    const { shop } = await openBusyShop();
    const { path } = await save(shop);
    const before = await summarize(shop.config);
    const lines = zstdDecompressSync(await readFile(path))
      .toString()
      .trimEnd()
      .split('\n');
    const change = async (changed: readonly string[]) => {
      const bad = join(await makeFolder(), 'bad.backup');
      await writeFile(bad, zstdCompressSync(changed.map((line) => `${line}\n`).join('')));
      return bad;
    };
    const row = lines.findIndex((line) => line.includes('tikhi'));
    const cases: [string, RegExp][] = [
      [await change(lines.with(row, (lines[row] ?? '').replace('tikhi', 'meethi'))), /is damaged/],
      [await change(lines.slice(0, -1)), /is cut off/],
      [await change(['{"other":1}']), /not a backup of a shop/],
      [await change(lines.with(0, (lines[0] ?? '').replace('0001_', '0000_'))), /newer version/],
    ];
    const cut = join(await makeFolder(), 'cut.backup');
    await writeFile(cut, await readFile(path));
    await truncate(cut, 500);
    for (const [bad, message] of [...cases, [cut, /is cut off or damaged/] as const]) {
      const restored = restoreBackup({ path: bad, ...shop.config, overwrites: true });
      await expect(restored).rejects.toThrow(message);
      expect(await summarize(shop.config)).toEqual(before);
    }
  });
});
