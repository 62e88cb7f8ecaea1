import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findUnsafeStatements } from './find-unsafe-statements.ts';

const FOLDER = join(rootDir, 'apps/server/migrations');

/** Written before the rule: no server of a version before is left that could run beside them. */
const LAST_WITHOUT_RULE = '0013_seller.sql';

const find = (text: string, name = '0099_new.sql') =>
  findUnsafeStatements(name, text).map(({ why }) => why);

describe('a migration', () => {
  it.each([
    ['DROP TABLE messages;', /one release later/],
    ['ALTER TABLE users DROP COLUMN address;', /one release later/],
    ['ALTER TABLE users RENAME COLUMN address TO town;', /old name/],
    ['ALTER TABLE users RENAME TO shoppers;', /old name/],
    ['ALTER TABLE users ALTER COLUMN address TYPE INTEGER;', /add a column instead/],
    ['ALTER TABLE users ALTER COLUMN address SET NOT NULL;', /add a column instead/],
    ['ALTER TABLE users ADD CONSTRAINT adults CHECK (age > 17);', /may write rows/],
    ['ALTER TABLE users ADD COLUMN town TEXT NOT NULL;', /give it a default/],
    [`ALTER TABLE users ADD COLUMN town TEXT NOT NULL\n  DEFAULT '' UNIQUE;`, /twice/],
    ['CREATE UNIQUE INDEX users_by_town ON users (town);', /may write rows/],
    ['CREATE INDEX users_by_town ON users (town);', /CONCURRENTLY/],
  ])('%s is rejected', (text, why) => {
    expect(find(text)).toEqual([expect.stringMatching(why)]);
  });

  it.each([
    `ALTER TABLE users ADD COLUMN town TEXT NOT NULL DEFAULT '';`,
    'ALTER TABLE users ADD COLUMN town TEXT CHECK (length(town) < 99);',
    'CREATE TABLE towns (\n  id TEXT PRIMARY KEY\n);\nCREATE UNIQUE INDEX towns_by_id ON towns (id);',
    'CREATE INDEX CONCURRENTLY users_by_town ON users (town);',
    'ALTER TABLE users ADD COLUMN town TEXT;\nCREATE UNIQUE INDEX users_by_town ON users (town);',
    'DROP INDEX users_by_town;',
    '-- DROP TABLE users;\nUPDATE users SET town = address;',
  ])('%s is permitted', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('removes what only versions before another migration use, and says in its name which', () => {
    const text = 'ALTER TABLE users DROP COLUMN address;';
    expect(find(text, '0099_no_address.after-0098.sql')).toEqual([]);
    expect(find(text, '0099_no_address.after-0099.sql')).toHaveLength(1);
    expect(find(text, '0099_no_address.sql')).toHaveLength(1);
  });
});

const newer = readdirSync(FOLDER).filter((name) => name > LAST_WITHOUT_RULE);

it('no two of the shop’s migrations have one number', () => {
  const numbers = readdirSync(FOLDER).map((name) => /^(\d{4})_.+\.sql$/.exec(name)?.[1] ?? name);
  expect(numbers).toEqual([...new Set(numbers)]);
});

it('the shop’s migrations leave the version before able to serve', () => {
  const unsafe = newer.flatMap((name) =>
    findUnsafeStatements(name, readFileSync(join(FOLDER, name), 'utf8')).map(
      ({ statement, why }) => `${name}: ${statement}\n  ${why}`,
    ),
  );
  expect(unsafe).toEqual([]);
});
