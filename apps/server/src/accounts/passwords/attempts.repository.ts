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

/**
 * Counts an attempt. A new window of `windowMs` starts when there is no current one.
 *
 * @param options.isProlonged extends the current window to `windowMs` after this attempt
 */
export async function addAttempt(
  db: Db,
  name: string,
  options: { now: number; windowMs: number; isProlonged?: boolean },
): Promise<Attempts> {
  const { now, windowMs, isProlonged = false } = options;
  const row = await db
    .insertInto('attempt_counters')
    .values({ name, attempts: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        attempts: eb
          .case()
          .when('attempt_counters.resets_at', '>', now)
          .then(eb('attempt_counters.attempts', '+', 1))
          .else(1)
          .end(),
        resets_at: eb
          .case()
          .when('attempt_counters.resets_at', '>', now)
          .then(isProlonged ? eb.val(now + windowMs) : eb.ref('attempt_counters.resets_at'))
          .else(now + windowMs)
          .end(),
      })),
    )
    .returning(['attempts', 'resets_at'])
    .executeTakeFirstOrThrow();
  return toAttempts(row);
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
