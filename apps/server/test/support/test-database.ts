import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A place of its own on the PostgreSQL server that `TEST_DATABASE_URL` names. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Makes an empty schema and an address whose connections see nothing else. (Not a database of its
 * own: making and dropping one takes as long as all the rest of a test.)
 *
 * @returns undefined where the tests run on SQLite
 */
export async function createTestDatabaseUrl(): Promise<TestDatabase | undefined> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (serverUrl === undefined || serverUrl === '') return undefined;
  const name = `haat_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(serverUrl, `create schema ${name}`);
  const url = new URL(serverUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    // The driver reads the query with decodeURIComponent, to which a plus is not a space.
    url: url.href.replaceAll('+', '%20'),
    drop: () => runOnServer(serverUrl, `drop schema ${name} cascade`),
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
