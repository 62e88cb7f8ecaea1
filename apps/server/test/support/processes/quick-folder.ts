import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Bytes; the shop of a test needs less. */
const SHOP_ROOM = 200_000_000;

/**
 * A folder for temporary data, in memory where the system has enough room. The databases of tests wait
 * for the disk at each commit, as a shop's must; only tests of crashes and full disks depend on that.
 *
 * @param room free space required, in bytes; by default enough for the shop of a test
 */
export function findQuickFolder(room = SHOP_ROOM): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= room ? IN_MEMORY : tmpdir();
}
