import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database.ts';

/** How long the result of a check of writing is valid, in ms; each check is a write. */
const WRITE_CHECK_MS = 10_000;
/** A full disk is logged again after this time, in ms, also when no check saw free space. */
const SAME_INCIDENT_MS = 10 * 60_000;

/** Checks whether the shop can serve requests: reading each time, writing at most every 10 seconds. */
export interface Readiness {
  isReadable(): Promise<boolean>;
  isWritable(): Promise<boolean>;
  /** Notes that a request failed because the database has no space left; logs it once. */
  noteFullStorage(): void;
}

/**
 * Checks the database for the readiness call.
 *
 * @param options.now epoch ms
 */
export function createReadiness(
  database: Database,
  options: { now(): number; log: Pick<FastifyBaseLogger, 'error' | 'info'> },
): Readiness {
  return { isReadable: () => isReadable(database), ...createWriteCheck(database, options) };
}

async function isReadable(database: Database): Promise<boolean> {
  try {
    await database.checkReadable();
    return true;
  } catch {
    return false;
  }
}

function createWriteCheck(
  database: Database,
  { now, log }: Parameters<typeof createReadiness>[1],
): Pick<Readiness, 'isWritable' | 'noteFullStorage'> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isWritable = true;
  let fullAt = Number.NEGATIVE_INFINITY;
  let isFull = false;

  return {
    async isWritable() {
      // A full database may still accept the few bytes of a check, so the errors of requests count too.
      if (Math.abs(now() - Math.max(checkedAt, fullAt)) < WRITE_CHECK_MS) return isWritable;
      const startedAt = now();
      checkedAt = startedAt;
      const canWrite = await database.checkWritable().then(
        () => true,
        () => false,
      );
      // A request found the database full meanwhile.
      if (fullAt >= startedAt) return isWritable;
      isWritable = canWrite;
      if (isWritable && isFull) {
        isFull = false;
        log.info('the database can be written to again');
      }
      return isWritable;
    },
    noteFullStorage() {
      const isSame = isFull && Math.abs(now() - fullAt) < SAME_INCIDENT_MS;
      isWritable = false;
      isFull = true;
      fullAt = now();
      if (isSame) return;
      log.error(
        'the database has no space left: nothing can be saved, reading goes on. Make space on its disk; no restart is needed.',
      );
    },
  };
}
