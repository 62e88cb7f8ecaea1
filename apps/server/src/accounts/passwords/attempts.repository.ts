import type { Db } from '../../platform/database/open-database.ts';

/** Attempts of a counter's window. */
export interface Attempts {
  count: number;
  /** End of the window, epoch ms. */
  resetsAt: number;
}

/** Gets the attempts of the current window; 0 without a current window. */
export async function getAttempts(db: Db, name: string, now: number): Promise<Attempts> {
  const row = await db
    .selectFrom('attempt_counters')
    .select(['attempts', 'resets_at'])
    .where('name', '=', name)
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? { count: 0, resetsAt: now } : toAttempts(row);
}

/** How far the clocks of several processes may differ, ms. */
const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * Counts an attempt. A new window of `windowMs` starts when there is no current one; one that ends later
 * than a window can was begun by a clock that was ahead.
 */
export async function addAttempt(
  db: Db,
  name: string,
  { now, windowMs }: { now: number; windowMs: number },
): Promise<Attempts> {
  const latestEnd = now + windowMs + CLOCK_DIFFERENCE_MS;
  const row = await db
    .insertInto('attempt_counters')
    .values({ name, attempts: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        attempts: eb
          .case()
          .when(eb.between('attempt_counters.resets_at', now + 1, latestEnd))
          .then(eb('attempt_counters.attempts', '+', 1))
          .else(1)
          .end(),
        resets_at: eb
          .case()
          .when(eb.between('attempt_counters.resets_at', now + 1, latestEnd))
          .then(eb.ref('attempt_counters.resets_at'))
          .else(now + windowMs)
          .end(),
      })),
    )
    .returning(['attempts', 'resets_at'])
    .executeTakeFirstOrThrow();
  return toAttempts(row);
}

/**
 * Replaces the attempts of a counter, if they are still as they were read.
 *
 * @param before its attempts; a count of 0 means none in a current window
 * @returns false when another process changed them meanwhile
 */
export async function replaceAttempts(
  db: Db,
  name: string,
  { before, after, now }: { before: Attempts; after: Attempts; now: number },
): Promise<boolean> {
  const stored = { attempts: after.count, resets_at: after.resetsAt };
  if (before.count === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('attempt_counters')
      .values({ name, ...stored })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(stored)
          // One whose window has ended, or whose attempts were all taken back.
          .where(({ eb, or }) =>
            or([
              eb('attempt_counters.resets_at', '<=', now),
              eb('attempt_counters.attempts', '=', 0),
            ]),
          ),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('attempt_counters')
    .set(stored)
    .where('name', '=', name)
    .where('attempts', '=', before.count)
    .where('resets_at', '=', before.resetsAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes one attempt back. */
export async function takeBackAttempt(db: Db, name: string): Promise<void> {
  await db
    .updateTable('attempt_counters')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('name', '=', name)
    .where('attempts', '>', 0)
    .execute();
}

export async function deleteAttempts(db: Db, name: string): Promise<void> {
  await db.deleteFrom('attempt_counters').where('name', '=', name).execute();
}

export async function deleteExpiredAttempts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('attempt_counters').where('resets_at', '<=', now).execute();
}

function toAttempts(row: { attempts: number; resets_at: number }): Attempts {
  return { count: row.attempts, resetsAt: row.resets_at };
}
