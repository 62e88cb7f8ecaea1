import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { listMigrations } from './migrate.ts';
import { toSqlitePath } from './open-database.ts';

/** What a look at the database shows; nothing is written. */
export interface DatabaseInspection {
  /** The engine and its version, such as `SQLite 3.51.0`. */
  readonly engine: string;
  /** Bytes of all tables and indexes. */
  readonly size: number;
  /** Names of migrations that have not run, in order. */
  readonly pending: readonly string[];
  /** Names of migrations that this version of the shop does not know, or knows otherwise. */
  readonly unknown: readonly string[];
  /** What the integrity check of the engine says is damaged; undefined when it was left out. */
  readonly damage: readonly string[] | undefined;
  /** The database's clock in epoch ms; undefined where it is this machine's. */
  readonly clock: number | undefined;
  /** When the newest migration ran, epoch ms. */
  readonly migratedAt: number | undefined;
  /** Connections that are still free; undefined where there is no such limit. */
  readonly freeConnections: number | undefined;
  /** All connections that the database permits; undefined where there is no such limit. */
  readonly maxConnections: number | undefined;
  /** How many pictures are where; undefined before the migration that tells them apart. */
  readonly pictures: { readonly inDatabase: number; readonly inBucket: number } | undefined;
  /** What shoppers read of the seller and of the goods; undefined before the migration that added it. */
  readonly shop: InspectedShop | undefined;
}

/** Rows of the tables, with their columns' names. */
export interface InspectedShop {
  /** One row where the demo's catalogue was loaded. */
  readonly demo: readonly object[];
  /** One row, or none. */
  readonly contact: readonly Record<string, unknown>[];
  /** The products on sale, by their names, with what their labels say. */
  readonly products: readonly Record<string, unknown>[];
}

/** A file up to this size is checked within some seconds, bytes. */
const CHECKED_SIZE = 1_000_000_000;
/** Ms. */
const CONNECT_TIMEOUT = 5_000;

/**
 * Looks at the configured database on a connection of its own, which only reads.
 *
 * @param options.checksWhole checks the integrity of a large SQLite file too
 * @returns undefined when there is no database yet
 * @throws when it cannot be reached or read
 */
export async function inspectDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  checksWhole?: boolean;
}): Promise<DatabaseInspection | undefined> {
  return options.databaseUrl === undefined
    ? inspectSqlite(toSqlitePath(options.dataDir), options.checksWhole === true)
    : inspectPostgres(options.databaseUrl);
}

interface AppliedMigration {
  name: string;
  checksum: string;
  applied_at: number | string;
}

async function inspectSqlite(
  path: string,
  checksWhole: boolean,
): Promise<DatabaseInspection | undefined> {
  if (!existsSync(path)) return undefined;
  const { size } = statSync(path);
  const database = new DatabaseSync(path, { readOnly: true, timeout: CONNECT_TIMEOUT });
  try {
    const all = (sql: string) =>
      database.prepare(sql).all() as unknown as Record<string, unknown>[];
    const [{ version } = {}] = all('select sqlite_version() as version');
    const hasMigrations = all(
      "select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'",
    );
    const applied = hasMigrations.length > 0 ? all(SELECT_APPLIED) : [];
    const isChecked = checksWhole || size <= CHECKED_SIZE;
    return {
      engine: `SQLite ${version}`,
      size,
      ...(await compareMigrations(applied as unknown as AppliedMigration[])),
      damage: isChecked
        ? all('pragma quick_check(3)')
            .map(({ quick_check: text }) => String(text))
            .filter((text) => text !== 'ok')
        : undefined,
      clock: undefined,
      freeConnections: undefined,
      maxConnections: undefined,
      pictures: hasObjects(applied) ? toCounts(all(COUNT_PICTURES)) : undefined,
      shop: await readShop(applied, all),
    };
  } finally {
    database.close();
  }
}

const SELECT_APPLIED = 'select name, checksum, applied_at from schema_migrations order by name';

async function inspectPostgres(connectionString: string): Promise<DatabaseInspection> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: CONNECT_TIMEOUT,
  });
  // A connection that breaks later fails the query, which throws.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(`select
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size,
      extract(epoch from clock_timestamp())::float8 * 1000 as clock,
      current_setting('max_connections')::int as max_connections,
      current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity
        where backend_type = 'client backend') as free_connections,
      to_regclass('schema_migrations') is not null as has_migrations`);
    const [found] = rows;
    const applied = found.has_migrations ? (await client.query(SELECT_APPLIED)).rows : [];
    const invalid = await client.query(
      'select indexrelid::regclass::text as name from pg_index where not indisvalid',
    );
    return {
      engine: `PostgreSQL ${found.version}`,
      size: found.size,
      ...(await compareMigrations(applied)),
      damage: invalid.rows.map(({ name }) => `the index ${name} is invalid`),
      clock: found.clock,
      freeConnections: found.free_connections,
      maxConnections: found.max_connections,
      pictures: hasObjects(applied)
        ? toCounts((await client.query(COUNT_PICTURES)).rows)
        : undefined,
      shop: await readShop(applied, async (sql) => (await client.query(sql)).rows),
    };
  } finally {
    await client.end();
  }
}

const COUNT_PICTURES = 'select count(*) as total, count(object_key) as in_bucket from media';

function hasRun(applied: readonly object[], migration: string): boolean {
  return applied.some((one) => 'name' in one && one.name === migration);
}

function hasObjects(applied: readonly object[]): boolean {
  return hasRun(applied, '0016_picture_objects.sql');
}

type Rows = Record<string, unknown>[];

async function readShop(
  applied: readonly object[],
  all: (sql: string) => Rows | Promise<Rows>,
): Promise<InspectedShop | undefined> {
  if (!hasRun(applied, '0013_seller.sql')) return undefined;
  return {
    demo: await all("select name from applied_seeds where name = 'demo'"),
    contact: await all(
      'select seller_name, seller_address, food_licence, grievance_officer from contact_info',
    ),
    products: await all(`select products.name, categories.slug, is_vegetarian, pack_amount,
      ingredients, allergens, best_before_days
      from products join categories on categories.id = products.category_id
      where products.status = 'active' order by products.name`),
  };
}

function toCounts([row = {}]: readonly Record<string, unknown>[]): DatabaseInspection['pictures'] {
  const { total, in_bucket: inBucket } = row;
  return { inDatabase: Number(total) - Number(inBucket), inBucket: Number(inBucket) };
}

async function compareMigrations(
  applied: readonly AppliedMigration[],
): Promise<Pick<DatabaseInspection, 'pending' | 'unknown' | 'migratedAt'>> {
  const known = await listMigrations();
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const ran = new Set(applied.map(({ name }) => name));
  const times = applied.map(({ applied_at }) => Number(applied_at));
  return {
    pending: known.map(({ name }) => name).filter((name) => !ran.has(name)),
    unknown: applied
      .filter(({ name, checksum }) => checksums.get(name) !== checksum)
      .map(({ name }) => name),
    migratedAt: times.length > 0 ? Math.max(...times) : undefined,
  };
}
