import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { type Database, openDatabase, toSqlitePath } from './database/open-database.ts';
import { makeAdmin } from './services/admins.ts';

const USAGE = `Usage: node dist/make-admin.js <email>

Makes the account with this e-mail an admin of the shop. The account has to exist: sign up first.
Reads the same environment as the server (DATA_DIR, DATABASE_URL, …) and relative paths from the
same folder. The server may be running meanwhile.
`;

/** Something the person at the keyboard can put right. */
class CommandError extends Error {
  override name = 'CommandError';
}

async function run(words: readonly string[]): Promise<void> {
  const [email, ...more] = words;
  if (email === undefined || email.startsWith('-') || more.length > 0) {
    throw new CommandError(USAGE);
  }
  const database = await openExisting();
  try {
    process.stdout.write(await tell(database, email));
  } finally {
    await database.close();
  }
}

async function tell(database: Database, email: string): Promise<string> {
  const result = await makeAdmin(database.db, email, Date.now());
  if (result.outcome === 'unknown') {
    throw new CommandError(`No account has the e-mail ${email}. Sign up in the shop first.\n`);
  }
  const who = `${result.fullName} (${result.email})`;
  const what = result.outcome === 'made' ? 'is an admin now' : 'is an admin already';
  const warning = result.isEmailVerified
    ? ''
    : 'This e-mail was never verified: make sure that the account is theirs.\n';
  return `${who} ${what}.\n${warning}`;
}

/** Opening would make an empty database where the folder is the wrong one. */
async function openExisting(): Promise<Database> {
  const config = readConfig(process.env);
  const path = toSqlitePath(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(path)) {
    throw new CommandError(`There is no shop at ${path}. Start it once, or set DATA_DIR.\n`);
  }
  return openDatabase(config);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    error instanceof CommandError
      ? error.message
      : `No admin was made.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
