import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { BucketError } from '../platform/bucket/bucket.ts';
import { type Database, openDatabase, toSqlitePath } from '../platform/database/open-database.ts';

/** An error that the user of the command can correct. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command of the shop's staff over the shop's database and prints its result. An error is
 * printed to the standard error and makes the exit code 1.
 *
 * @param failure the line before the message of an unexpected error
 * @param work gets the command's arguments, throws a {@link CommandError} for invalid ones, and opens
 *   the database once they are valid
 */
export async function runCommand(
  failure: string,
  work: (args: readonly string[], openShop: () => Promise<Database>) => Promise<string>,
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
      error instanceof CommandError ? error.message : `${failure}\n${describeError(error)}\n`,
    );
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

/** The message of an error for the shop's people, who read what the bucket said. */
export function describeError(error: unknown): string {
  if (error instanceof BucketError) return `The bucket of MEDIA_URL: ${error.reason}.`;
  return error instanceof Error ? error.message : String(error);
}

/** Opens a database that exists; opening a wrong folder would create an empty one. */
async function openExisting(): Promise<Database> {
  const config = readConfig(process.env);
  const path = toSqlitePath(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(path)) {
    throw new CommandError(`There is no shop at ${path}. Start it once, or set DATA_DIR.\n`);
  }
  return openDatabase(config);
}
