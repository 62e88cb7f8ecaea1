import {
  InvalidInputError,
  type ShopError,
  StorageFullError,
  UnavailableError,
} from '../../errors.ts';

/** SQLite: I/O error, file cannot be opened; and locked, which is retried before. */
const SQLITE_AWAY: ReadonlySet<number> = new Set([5, 6, 10, 14]);
/**
 * SQLite: disk full (FULL); a file that may not grow (IOERR_WRITE) and an index of the write-ahead log
 * that cannot (IOERR_SHMSIZE).
 */
const SQLITE_FULL: ReadonlySet<number> = new Set([13, 778, 4_874]);
/** PostgreSQL: disk_full. */
const POSTGRES_FULL = '53100';

/** SQLite and PostgreSQL: what a row refers to does not exist. */
const SQLITE_FOREIGN_KEY = 787;
const POSTGRES_FOREIGN_KEY = '23503';

/** PostgreSQL classes: connection lost (08), resources (53), being shut down or started (57P). */
const POSTGRES_AWAY = /^(08|53|57P|25006|40001|40P01|55P03|57014)/;

const SOCKET_AWAY: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);

/** What the pool says when no connection came in time, and one that broke, during a query or before. */
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/**
 * The shopper's side of a database error: 503 while the database is away or full, or when what a row
 * refers to was deleted while the request was under way (repeated, it is told what is gone), 400 for
 * text it cannot hold. Everything else is a fault of ours (undefined).
 */
export function toShopError(error: unknown): ShopError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && SQLITE_FULL.has(Number(error.errcode))) {
    return new StorageFullError({ cause: error });
  }
  if ('errcode' in error && SQLITE_AWAY.has(Number(error.errcode) & 0xff)) {
    return new UnavailableError(undefined, { cause: error });
  }
  if ('errcode' in error && error.errcode === SQLITE_FOREIGN_KEY) {
    return new UnavailableError(undefined, { cause: error });
  }
  if ('code' in error && typeof error.code === 'string') {
    if (error.code === POSTGRES_FOREIGN_KEY)
      return new UnavailableError(undefined, { cause: error });
    // character_not_in_repertoire, untranslatable_character
    if (error.code === '22021' || error.code === '22P05') {
      return new InvalidInputError('This text holds characters that cannot be stored.');
    }
    if (error.code === POSTGRES_FULL) return new StorageFullError({ cause: error });
    if (POSTGRES_AWAY.test(error.code) || SOCKET_AWAY.has(error.code)) {
      return new UnavailableError(undefined, { cause: error });
    }
  }
  return POOL_AWAY.test(error.message)
    ? new UnavailableError(undefined, { cause: error })
    : undefined;
}
