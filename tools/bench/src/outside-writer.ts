// Writes to a shop's database from outside the server, as a second server or a command does: it costs the
// server nothing, but nothing that was read before may be used without a look.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const WRITE = `insert into revisions (scope, revision) values ('benchmark', 1)
  on conflict (scope) do update set revision = revisions.revision + 1`;

/** Where a server has its database: a folder, or PostgreSQL. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** A connection of its own to the database of a server. */
export interface OutsideWriter {
  write(): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the database of a server from outside. */
export async function openOutsideWriter({
  dataDir,
  databaseUrl,
}: DatabasePlace): Promise<OutsideWriter> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 1_000 });
    const statement = database.prepare(WRITE);
    return { write: async () => statement.run(), close: async () => database.close() };
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return { write: () => client.query(WRITE), close: () => client.end() };
}
