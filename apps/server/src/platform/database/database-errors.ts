import {
  InvalidInputError,
  type ShopError,
  StorageFullError,
  UnavailableError,
} from '../../errors.ts';
import { UNSTORABLE_TEXT } from './storable-text.ts';

/** SQLite: I/O error, file cannot be opened; and locked, which is retried before. */
const SQLITE_AWAY: ReadonlySet<number> = new Set([5, 6, 10, 14]);
/**
 * SQLite: disk full (FULL); a file that may not grow (IOERR_WRITE) and an index of the write-ahead log
 * that cannot (IOERR_SHMSIZE).
 */
const SQLITE_FULL: ReadonlySet<number> = new Set([13, 778, 4_874]);
/** PostgreSQL: disk_full. */
const POSTGRES_FULL = '53100';

/** SQLite and PostgreSQL: a foreign key refers to a missing row. */
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

/** Messages of the pool: timeout of a connection, and a connection that broke, during a query or before. */
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/**
 * The error of the API for a database error: 503 while the database is unavailable or full, or when the
 * target of a foreign key was deleted meanwhile (a retry finds it missing), 400 for text that it cannot
 * hold. Undefined for any other error, which is a bug.
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
      return new InvalidInputError(UNSTORABLE_TEXT);
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

/** SQLite: any constraint. */
const SQLITE_CONSTRAINT = 19;

/** True when the database rejected a row: a rule of its table, or a key that is there twice or missing. */
export function isConstraintViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && error.code.startsWith('23')) return true;
  return 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_CONSTRAINT;
}
