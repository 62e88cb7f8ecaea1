import type { Database } from '../database/open-database.ts';

/** How long one look at whether writing works is believed; each look is a write. */
const WRITE_CHECK_MS = 10_000;

/** Whether the shop can answer: reads are looked at each time, writes at most every 10 seconds. */
export interface Readiness {
  isReadable(): Promise<boolean>;
  isWritable(): Promise<boolean>;
}

/**
 * Looks at the database for the readiness call.
 *
 * @param now epoch ms
 */
export function createReadiness(database: Database, now: () => number): Readiness {
  return { isReadable: () => isReadable(database), isWritable: createWriteCheck(database, now) };
}

async function isReadable(database: Database): Promise<boolean> {
  try {
    await database.checkReadable();
    return true;
  } catch {
    return false;
  }
}

function createWriteCheck(database: Database, now: () => number): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isWritable = true;
  return async () => {
    if (Math.abs(now() - checkedAt) >= WRITE_CHECK_MS) {
      checkedAt = now();
      isWritable = await database.checkWritable().then(
        () => true,
        () => false,
      );
    }
    return isWritable;
  };
}
