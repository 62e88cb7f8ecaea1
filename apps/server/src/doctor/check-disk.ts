import { access, constants, mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { toSqlitePath } from '../platform/database/open-database.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

/** Free space below which the shop soon cannot save, in bytes. */
export const SPACE_LIMITS = { problem: 200_000_000, warning: 1_000_000_000 };

/** Checks that the data folder can be written to, and the space on its disk. */
export async function checkDisk({ dataDir, databaseUrl }: Config): Promise<readonly Finding[]> {
  const found = await stat(dataDir).catch(() => undefined);
  if (found === undefined) {
    const parent = await findParent(dataDir);
    if (!(await isWritable(parent))) {
      return [
        problem(
          `DATA_DIR ${dataDir} does not exist, and this user may not make it in ${parent}: make it, and give it to this user.`,
        ),
      ];
    }
    const text = `DATA_DIR ${dataDir} does not exist yet; the first start makes it.`;
    // Beside PostgreSQL nothing of the shop is in it.
    return [databaseUrl === undefined ? warning(text) : fine(text)];
  }
  if (!found.isDirectory()) return [problem(`DATA_DIR ${dataDir} is not a folder.`)];
  const findings: Finding[] = [];
  if (!(await isWritable(dataDir))) {
    findings.push(problem(`DATA_DIR ${dataDir} cannot be written to by this user.`));
  }
  const file = toSqlitePath(dataDir);
  if (databaseUrl === undefined && (await stat(file).catch(() => undefined)) !== undefined) {
    await access(file, constants.W_OK).catch(() =>
      findings.push(problem(`${file} cannot be written to by this user.`)),
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  findings.push(describeSpace(bavail * bsize));
  return findings;
}

/** Judges the free space of the data folder's disk. */
export function describeSpace(free: number): Finding {
  const text = `${(free / 1e9).toFixed(1)} GB are free on the disk of DATA_DIR.`;
  if (free < SPACE_LIMITS.problem) return problem(text);
  return free < SPACE_LIMITS.warning ? warning(text) : fine(text);
}

/** Finds the nearest folder above that there is. */
async function findParent(folder: string): Promise<string> {
  const parent = dirname(folder);
  const found = await stat(parent).catch(() => undefined);
  return found !== undefined || parent === folder ? parent : findParent(parent);
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await rm(await mkdtemp(join(folder, '.doctor-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}
