import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { SchemaTable } from '../platform/database/snapshot.ts';

/**
 * A backup is lines of JSON: the header, then for each table a line about it and one line for each row,
 * and at last the summary. Bytes are in base64. It is the same for both databases.
 */
export const BACKUP_FORMAT = 1;

/** The first line: what the rows are of. */
export const headerSchema = z.object({
  haatBackup: z.literal(BACKUP_FORMAT),
  /** ISO 8601. */
  createdAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
export type BackupHeader = z.infer<typeof headerSchema>;

/** Begins the rows of a table. */
export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

/** How much is in a table, and a digest of it that does not depend on the order of the rows. */
const tableSummarySchema = z.object({ rows: z.number(), digest: z.string() });

/** What is in a whole database, by the name of the table. */
const summarySchema = z.record(z.string(), tableSummarySchema);
export type Summary = z.infer<typeof summarySchema>;

/** The last line; a file without it was cut off. */
export const endSchema = z.object({ end: summarySchema });

/**
 * Not in a backup: what the shop makes again when it is missing (pictures in other sizes), and what the
 * migrations write themselves.
 */
const OMITTED_TABLES: ReadonlySet<string> = new Set(['media_variants', 'schema_migrations']);

/** True for a table whose rows belong into a backup. */
export function isBackedUp({ name }: SchemaTable): boolean {
  return !OMITTED_TABLES.has(name);
}

/**
 * Writes a row as a line of JSON, without its end. The separators of Unicode are escaped: many readers of
 * lines end one there.
 */
export function formatRow(row: readonly unknown[]): string {
  const text = JSON.stringify(
    row.map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  );
  return text.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Reads the values of a row for the columns of a table. */
export function parseRow(values: readonly unknown[], { columns }: SchemaTable): unknown[] {
  return columns.map(({ isBytes }, index) => {
    const value = values[index];
    return isBytes && typeof value === 'string' ? Buffer.from(value, 'base64') : value;
  });
}

/** Counts rows and joins their hashes by XOR; every row is there once, because it has a key. */
export class TableSummary {
  rows = 0;
  readonly #sum = Buffer.alloc(32);

  add(line: string): void {
    this.rows += 1;
    const hash = createHash('sha256').update(line).digest();
    for (let index = 0; index < this.#sum.length; index += 1) {
      this.#sum[index] = (this.#sum[index] ?? 0) ^ (hash[index] ?? 0);
    }
  }

  toJSON(): { rows: number; digest: string } {
    return { rows: this.rows, digest: this.#sum.toString('hex') };
  }
}
