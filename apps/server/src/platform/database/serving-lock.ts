import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** The file of the lock on SQLite, in the shop's data folder. */
export const LOCK_FILE = 'shop.lock';
/** An arbitrary number, the same in every process of the shop; migrations have another one. */
const POSTGRES_LOCK = 4_224_804;
/** Ms between two tries. */
const TRY_MS = 100;
/** Ms between two tries of a server whose connection was lost. */
const AGAIN_MS = 5_000;

const SQLITE_BUSY = 5;

/** Who holds the lock: servers of PostgreSQL share it, and one of SQLite or a restore is alone. */
export type LockUse = 'serve' | 'replace';

export interface ServingLock {
  /** The end of the process does the same, a crash too. */
  release(): Promise<void>;
}

const IN_USE: Readonly<Record<LockUse, string>> = {
  serve:
    'Another process serves this shop, or restores a backup into it. SQLite serves one process: stop the other one first.',
  replace: 'The shop is running. Stop every process of it, and restore then.',
};

/** The shop is served, or replaced, by another process. */
export class ShopInUseError extends Error {
  override name = 'ShopInUseError';
}

/**
 * Takes the lock that a process holds while it serves the shop of a database or replaces all of it. On
 * SQLite it is on a file beside the database, on PostgreSQL on a connection of its own.
 *
 * @param options.waitMs how long another process may take to end
 * @throws {ShopInUseError} when another process holds it
 */
export function takeServingLock(
  options: { dataDir: string; databaseUrl?: string | undefined },
  { use, waitMs = 0 }: { use: LockUse; waitMs?: number },
): Promise<ServingLock> {
  const { dataDir, databaseUrl } = options;
  return databaseUrl === undefined
    ? lockSqlite(dataDir, use, waitMs)
    : lockPostgres(databaseUrl, use, waitMs);
}

async function lockSqlite(dataDir: string, use: LockUse, waitMs: number): Promise<ServingLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Not on the database itself, which commands and backups use meanwhile.
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  try {
    await tryUntil(waitMs, use, async () => {
      try {
        // Nothing is written: a journal on the disk would only lie there.
        lock.exec('pragma journal_mode = memory; begin exclusive');
        return true;
      } catch (error) {
        if (Object(error).errcode === SQLITE_BUSY) return false;
        throw error;
      }
    });
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    async release() {
      lock.close();
    },
  };
}

async function lockPostgres(
  connectionString: string,
  use: LockUse,
  waitMs: number,
): Promise<ServingLock> {
  const { default: pg } = await import('pg');
  const take = use === 'serve' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  let isReleased = false;
  async function connect(tryMs: number) {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: `haat ${use}`,
    });
    // An end of the connection follows, which is seen below.
    client.on('error', () => {});
    await client.connect();
    try {
      await tryUntil(tryMs, use, async () => {
        const { rows } = await client.query<{ has: boolean }>(
          `select ${take}(${POSTGRES_LOCK}, hashtext(current_schema())) as has`,
        );
        return rows[0]?.has === true;
      });
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => {
      if (!isReleased) void takeAgain();
    });
    return client;
  }
  let client = await connect(waitMs);
  /** A server outlives its connections, as when PostgreSQL is restarted. */
  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      await sleep(AGAIN_MS, undefined, { ref: false });
      const next = await connect(0).catch(() => undefined);
      if (next === undefined) continue;
      client = next;
      if (isReleased) await client.end();
      return;
    }
  }
  return {
    async release() {
      isReleased = true;
      await client.end();
    },
  };
}

async function tryUntil(waitMs: number, use: LockUse, take: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + waitMs;
  while (!(await take())) {
    if (Date.now() >= end) throw new ShopInUseError(IN_USE[use]);
    await sleep(TRY_MS);
  }
}
