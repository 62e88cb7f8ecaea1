import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * `column LIKE '%part%'` with the wildcards of `part` taken literally. Both sides must be lower
 * case already: LIKE ignores case on SQLite (ASCII only) and heeds it on PostgreSQL.
 */
export function contains(column: Expression<string>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${column} like ${pattern} escape '\\'`;
}
