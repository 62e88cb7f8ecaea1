import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';

const OPEN_FILES = '/proc/self/fd';

/** Lists the files of forms that this process has open; none where the system has no /proc. */
export async function listOpenUploads(): Promise<string[]> {
  if (!existsSync(OPEN_FILES)) return [];
  const files = await readdir(OPEN_FILES);
  const paths = await Promise.all(
    files.map((file) => readlink(`${OPEN_FILES}/${file}`).catch(() => '')),
  );
  return paths.filter((path) => path.includes('/haat-') && path.endsWith('(deleted)'));
}
