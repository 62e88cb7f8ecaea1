import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';

/**
 * A folder for temporary data, in memory where the system has enough room. The databases of tests
 * wait for the disk at each commit, as a shop's must; tests of responses do not depend on that.
 *
 * @param room free space required, in bytes
 */
export function findQuickFolder(room: number): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= room ? IN_MEMORY : tmpdir();
}
