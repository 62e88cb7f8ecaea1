import { expect, test } from 'vitest';
import { StorageFullError, UnavailableError } from '../../errors.ts';
import { toShopError } from './database-errors.ts';

test.each([
  ['SQLite: disk full', { errcode: 13 }],
  ['SQLite: a file that may not grow', { errcode: 778 }],
  ['SQLite: an index of the log that cannot grow', { errcode: 4_874 }],
  ['PostgreSQL: disk full', { code: '53100' }],
])('%s is a 503 of its own', (_, codes) => {
  expect(toShopError(Object.assign(new Error('full'), codes))).toBeInstanceOf(StorageFullError);
});

test.each([
  ['SQLite: another I/O error', { errcode: 266 }],
  ['PostgreSQL: too many connections', { code: '53300' }],
])('%s is not an error of a full disk', (_, codes) => {
  const error = toShopError(Object.assign(new Error('away'), codes));
  expect(error).toBeInstanceOf(UnavailableError);
  expect(error).not.toBeInstanceOf(StorageFullError);
});
