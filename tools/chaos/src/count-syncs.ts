import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMIT_MAIN = new URL('commit-main.ts', import.meta.url).pathname;
const TRACED = ['-f', '-e', 'trace=fsync,fdatasync', '-o'];

/** Returns the reason why system calls cannot be traced here; undefined when they can. */
export function whyNotTraced(): string | undefined {
  const { error, status } = spawnSync('strace', ['-o', '/dev/null', process.execPath, '--version']);
  if (error !== undefined) return 'strace is not installed';
  return status === 0 ? undefined : 'strace may not watch a process here';
}

/**
 * Counts the syncs to the disk during commits of the shop to SQLite, without those of opening,
 * migrating and closing the database.
 *
 * @param synchronous another setting than the shop's own, such as `NORMAL`
 */
export async function countSyncs(commits: number, synchronous?: string): Promise<number> {
  return (await trace(commits, synchronous)) - (await trace(0, synchronous));
}

async function trace(commits: number, synchronous: string | undefined): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-syncs-'));
  const log = join(folder, 'trace');
  const args = [join(folder, 'data'), String(commits), synchronous ?? []].flat();
  const { status, stderr } = spawnSync(
    'strace',
    [...TRACED, log, process.execPath, '--conditions=@haat/source', COMMIT_MAIN, ...args],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Committing failed:\n${stderr}`);
  const lines = (await readFile(log, 'utf8')).split('\n');
  await rm(folder, { recursive: true, force: true });
  // A call that another thread interrupts takes two lines; the second says "resumed".
  return lines.filter((line) => /\b(fsync|fdatasync)\(/.test(line)).length;
}
