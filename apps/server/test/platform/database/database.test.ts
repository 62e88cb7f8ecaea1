import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { DatabaseBusyError } from '../../../src/errors.ts';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { type Database, openDatabase } from '../../../src/platform/database/open-database.ts';
import { NodeSqliteDialect } from '../../../src/platform/database/sqlite-driver.ts';
import type { DatabaseTables, NewRow } from '../../../src/platform/database/tables.ts';
import { isUniqueViolation, runTransaction } from '../../../src/platform/database/transaction.ts';
import { createId } from '../../../src/platform/security/ids.ts';
import { makePlace } from '../../support/databases/test-database.ts';

const isSqlite = inject('postgresUrl') === undefined;

async function openTestDatabase(): Promise<Database & { path: string }> {
  const place = await makePlace();
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return { ...database, path: join(place.dataDir, 'shop.sqlite') };
}

function toUser(id: string, changes: Partial<NewRow<'users'>> = {}): NewRow<'users'> {
  return {
    id,
    full_name: 'Example',
    user_name: id,
    user_name_key: id,
    email: `${id}@example.com`,
    email_key: `${id}@example.com`,
    phone_number: '1',
    password_hash: 'x',
    created_at: 1,
    updated_at: 1,
    ...changes,
  };
}

const countUsers = async ({ db }: Database) =>
  (await db.selectFrom('users').select('id').execute()).length;

describe('migrations', () => {
  test('run once, also when several processes start together', async () => {
    const first = await openTestDatabase();
    const ran = (await Promise.all([migrate(first), migrate(first)])).flat().sort();
    const files = await readdir(new URL('../../../migrations', import.meta.url));
    expect(ran).toEqual(files.sort());
    expect(ran[0]).toBe('0001_shop.sql');
    expect(await migrate(first)).toEqual([]);
  });

  test('reject a file that was edited after it ran', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    await sql`update schema_migrations set checksum = 'other'`.execute(database.db);
    await expect(migrate(database)).rejects.toThrow('0001_shop.sql was edited after it ran');
  });
});

describe('the schema', () => {
  test('protects its rules', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const { db } = database;
    await db.insertInto('users').values(toUser('a')).execute();
    await db
      .insertInto('categories')
      .values({ id: 'c', name: 'C', slug: 'c', status: 'active', created_at: 1, updated_at: 1 })
      .execute();
    const product = {
      id: 'p',
      category_id: 'c',
      name: 'P',
      name_key: 'p',
      price_paise: 100,
      stock_quantity: 1,
      created_at: 1,
      updated_at: 1,
    };
    await db.insertInto('products').values(product).execute();
    const line = {
      user_id: 'a',
      product_id: 'p',
      quantity: 1,
      added_price_paise: 1,
      created_at: 1,
      updated_at: 1,
    };
    const order = {
      id: 'o',
      order_number: 'o',
      user_id: 'a',
      status: 'pending',
      payment_method: 'cod',
      payment_status: 'pending',
      subtotal_paise: 100,
      shipping_paise: 24_000,
      taxes_paise: 24_000,
      discount_paise: 4_000,
      total_paise: 44_100,
      address_id: 'a1',
      address_name: '',
      address_phone_number: '',
      address_line1: '',
      address_line2: '',
      address_landmark: '',
      address_district: '',
      address_city: '',
      address_state: '',
      address_zip_code: '',
      address_country: '',
      address_type: 'Home',
      created_at: 1,
      updated_at: 1,
    } satisfies NewRow<'orders'>;
    const address = (id: string, is_default: 0 | 1) =>
      db.insertInto('addresses').values({
        id,
        user_id: 'a',
        name: 'A',
        phone_number: '1',
        address_line1: '1',
        district: 'd',
        city: 'c',
        state: 's',
        zip_code: '302001',
        country: 'India',
        address_type: 'Home',
        is_default,
        created_at: 1,
        updated_at: 1,
      });
    await address('a1', 1).execute();
    await address('a2', 0).execute();

    const rules: [string, () => Promise<unknown>][] = [
      ['stock below 0', () => db.updateTable('products').set({ stock_quantity: -1 }).execute()],
      ['price below 0', () => db.updateTable('products').set({ price_paise: -1 }).execute()],
      ['text in a number', () => sql`update products set stock_quantity = 'abc'`.execute(db)],
      ['a second default address', () => address('a3', 1).execute()],
      [
        'the same e-mail',
        () =>
          db
            .insertInto('users')
            .values(toUser('b', { email_key: 'a@example.com' }))
            .execute(),
      ],
      ['an unknown role', () => sql`update users set role = 'owner'`.execute(db)],
      [
        'a cart line without a product',
        () =>
          db
            .insertInto('cart_lines')
            .values({ ...line, product_id: 'nothing' })
            .execute(),
      ],
      [
        'a cart line of nothing',
        () =>
          db
            .insertInto('cart_lines')
            .values({ ...line, quantity: 0 })
            .execute(),
      ],
      [
        'an order whose total is not its sum',
        () =>
          db
            .insertInto('orders')
            .values({ ...order, total_paise: 100 })
            .execute(),
      ],
    ];
    for (const [rule, breakIt] of rules) await expect(breakIt(), rule).rejects.toThrow();
    await db.insertInto('orders').values(order).execute();
    await db.insertInto('cart_lines').values(line).execute();
    await address('a3', 0).execute();
  });

  test('sorts text by code point on both engines', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    for (const id of ['b', 'B', 'a', 'é', '_']) {
      await database.db.insertInto('users').values(toUser(id)).execute();
    }
    const rows = await database.db.selectFrom('users').select('id').orderBy('id').execute();
    expect(rows.map((row) => row.id)).toEqual(['B', '_', 'a', 'b', 'é']);
  });
});

describe('transactions', () => {
  test('write all or nothing', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const failing = runTransaction(database.db, async (transaction) => {
      await transaction.insertInto('users').values(toUser('a')).execute();
      throw new Error('in between');
    });
    await expect(failing).rejects.toThrow('in between');
    expect(await countUsers(database)).toBe(0);
  });

  test('are joined when one runs already', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const failing = runTransaction(database.db, async (transaction) => {
      await runTransaction(transaction, (inner) =>
        inner.insertInto('users').values(toUser('a')).execute(),
      );
      throw new Error('after the inner one');
    });
    await expect(failing).rejects.toThrow('after the inner one');
    expect(await countUsers(database)).toBe(0);
  });

  test('distinguish a taken unique value from other errors', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const insert = (user: NewRow<'users'>) =>
      database.db
        .insertInto('users')
        .values(user)
        .execute()
        .then(
          () => undefined,
          (error: unknown) => error,
        );
    expect(isUniqueViolation(await insert(toUser('a')))).toBe(false);
    expect(isUniqueViolation(await insert(toUser('a')))).toBe(true);
    expect(isUniqueViolation(await insert(toUser('b', { email_key: 'a@example.com' })))).toBe(true);
    expect(isUniqueViolation(await insert(toUser('c', { avatar_hash: 'nothing' })))).toBe(false);
  });
});

describe.runIf(isSqlite)('SQLite', () => {
  test('every commit reaches the disk: WAL and synchronous=FULL on both connections', async () => {
    const { db } = await openTestDatabase();
    const read = async (name: string) => {
      // A pragma inside a transaction runs on the writer, a bare select on the reader.
      const onWriter = await runTransaction(db, (transaction) =>
        sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(transaction),
      );
      const onReader = await sql<Record<string, unknown>>`
        select * from ${sql.raw(`pragma_${name}`)}`.execute(db);
      return [onWriter.rows, onReader.rows].map((rows) => Object.values(rows[0] ?? {})[0]);
    };
    expect(await read('journal_mode')).toEqual(['wal', 'wal']);
    expect(await read('synchronous')).toEqual([2, 2]);
    expect(await read('foreign_keys')).toEqual([1, 1]);
  });

  test('a lock of another process is waited for without stopping readers', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const other = new DatabaseSync(database.path);
    other.exec('BEGIN IMMEDIATE');
    let isWritten = false;
    const write = database.db
      .insertInto('users')
      .values(toUser('a'))
      .execute()
      .then(() => {
        isWritten = true;
      });
    expect(await countUsers(database)).toBe(0);
    expect(isWritten).toBe(false);
    other.exec('COMMIT');
    other.close();
    await write;
    expect(await countUsers(database)).toBe(1);
  });

  test('a lock that stays is an error that can be retried, for transactions and single writes', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const db = new Kysely<DatabaseTables>({
      dialect: new NodeSqliteDialect({ path: database.path, lockTimeout: 30 }),
    });
    const other = new DatabaseSync(database.path);
    other.exec('BEGIN IMMEDIATE');
    const insert = (on: Kysely<DatabaseTables>) =>
      on.insertInto('users').values(toUser('a')).execute();
    await expect(insert(db)).rejects.toThrow(DatabaseBusyError);
    await expect(runTransaction(db, insert)).rejects.toThrow(DatabaseBusyError);
    other.exec('ROLLBACK');
    other.close();
    await insert(db);
    await db.destroy();
  });

  test('a transaction that waits for itself gives up instead of hanging', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const db = new Kysely<DatabaseTables>({
      dialect: new NodeSqliteDialect({ path: database.path, lockTimeout: 30 }),
    });
    const mistaken = runTransaction(db, async () => {
      await db.insertInto('users').values(toUser('a')).execute();
    });
    await expect(mistaken).rejects.toThrow(DatabaseBusyError);
    await db.insertInto('users').values(toUser('b')).execute();
    await db.destroy();
  });

  test('booleans and dates are rejected, not converted', async () => {
    const { db } = await openTestDatabase();
    await expect(sql`select ${true}`.execute(db)).rejects.toThrow('use 0 and 1');
    await expect(sql`select ${new Date()}`.execute(db)).rejects.toThrow(TypeError);
  });
});

test('ids made later sort later and are never alike', () => {
  const ids = [1_000, 2_000, Date.now(), Date.now() + 1].map(createId);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => /^[0-9a-z]{26}$/.test(id))).toBe(true);
  expect(new Set(Array.from({ length: 1_000 }, () => createId(5))).size).toBe(1_000);
});
