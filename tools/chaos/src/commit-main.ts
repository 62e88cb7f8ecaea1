// Commits to a new SQLite database like the shop; `count-syncs.ts` traces its syncs.
// node --conditions=@haat/source src/commit-main.ts <folder> <commits> [synchronous]

import { migrate } from '@haat/server/src/platform/database/migrate.ts';
import { openDatabase } from '@haat/server/src/platform/database/open-database.ts';
import { runTransaction } from '@haat/server/src/platform/database/transaction.ts';
import { findOrCreateSecret } from '@haat/server/src/platform/security/shop-secrets.repository.ts';
import { sql } from 'kysely';

const [dataDir = '', commits = '', synchronous] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await migrate(database);
if (synchronous !== undefined) {
  await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(database.db);
}
for (let count = 1; count <= Number(commits); count += 1) {
  await runTransaction(database.db, (transaction) =>
    findOrCreateSecret(transaction, `secret-${count}`, 'a word', count),
  );
}
await database.close();
