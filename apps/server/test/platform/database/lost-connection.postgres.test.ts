import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '../../../src/errors.ts';
import { toShopError } from '../../../src/platform/database/database-errors.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { takeServingLock } from '../../../src/platform/database/serving-lock.ts';
import { runTransaction } from '../../../src/platform/database/transaction.ts';
import { createTestDatabaseUrl } from '../../support/databases/test-database.ts';
import { LONG_WAIT } from '../../support/processes/wait-options.ts';

test('a connection lost in the middle of a transaction is a 503, and neither the end of the process nor of the pool', async () => {
  const place = await createTestDatabaseUrl();
  if (place === undefined) throw new Error('There is no PostgreSQL.');
  const database = await openDatabase({ dataDir: '', databaseUrl: place.url });
  onTestFinished(async () => {
    await database.close();
    await place.drop();
  });
  const { db } = database;
  const isConnected = async (pid: number) => {
    const found = sql`select 1 from pg_stat_activity where pid = ${pid}`;
    return (await found.execute(db)).rows.length > 0;
  };

  const lost = runTransaction(db, async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    const pid = rows[0]?.pid ?? Number.NaN;
    // As when the database crashes between two queries, when nothing waits for a result.
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    await vi.waitFor(async () => expect(await isConnected(pid)).toBe(false), LONG_WAIT);
    await sql`select 1`.execute(transaction);
  });
  const error = await lost.catch((reason: unknown) => reason);
  expect(toShopError(error)).toBeInstanceOf(UnavailableError);
  await runTransaction(db, (transaction) => sql`select 1`.execute(transaction));
});

test('a server takes the lock of the serving again when its connection is lost', async () => {
  const place = await createTestDatabaseUrl();
  if (place === undefined) throw new Error('There is no PostgreSQL.');
  const options = { dataDir: '', databaseUrl: place.url };
  const lock = await takeServingLock(options, { use: 'serve' });
  const database = await openDatabase(options);
  onTestFinished(async () => {
    await lock.release();
    await database.close();
    await place.drop();
  });
  const isHeld = () =>
    takeServingLock(options, { use: 'replace' }).then(
      async (taken) => {
        await taken.release();
        return false;
      },
      () => true,
    );
  expect(await isHeld()).toBe(true);
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and objid::bigint = hashtext(current_schema())::bigint & 4294967295`.execute(database.db);
  await vi.waitFor(async () => expect(await isHeld()).toBe(false), LONG_WAIT);
  await vi.waitFor(async () => expect(await isHeld()).toBe(true), LONG_WAIT);
});
