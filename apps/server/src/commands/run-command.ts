import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { type Database, openDatabase, toSqlitePath } from '../platform/database/open-database.ts';

/** Something the person at the keyboard can put right. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command of the shop's people over the shop's database and prints what it says. What goes
 * wrong is printed to the standard error, and the exit code is 1.
 *
 * @param failure what to say before an error that nobody foresaw
 * @param work gets the words after the command's name, and throws a {@link CommandError} for words
 *   that it cannot take; it opens the database once they are right
 */
export async function runCommand(
  failure: string,
  work: (words: readonly string[], openShop: () => Promise<Database>) => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  let database: Database | undefined;
  try {
    const text = await work(process.argv.slice(2), async () => {
      database = await openExisting();
      return database;
    });
    process.stdout.write(text);
  } catch (error) {
    process.stderr.write(
      error instanceof CommandError
        ? error.message
        : `${failure}\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
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
