import { sql } from 'kysely';
import type { ShopContext } from '../../../src/context.ts';
import { listTables } from './tables.ts';

/** Finds texts in every column of every table, in any case. @returns such as 'orders.address_name: Asha' */
export async function findTexts(
  context: Pick<ShopContext, 'db' | 'engine'>,
  wanted: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables(context)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      context.db,
    );
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const text = String(value).toLowerCase();
      for (const one of wanted) {
        if (text.includes(one.toLowerCase())) found.push(`${table}.${column}: ${one}`);
      }
    }
  }
  return Array.from(new Set(found));
}
