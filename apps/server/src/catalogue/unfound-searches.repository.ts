import type { Db } from '../platform/database/open-database.ts';

/** How long words are kept after they were last searched for, ms. */
const LIFE_MS = 30 * 24 * 60 * 60_000;

/** Counts a search without a result. @param words see `toUnfoundSearch` */
export async function countUnfoundSearch(db: Db, words: string, now: number): Promise<void> {
  await db
    .insertInto('unfound_searches')
    .values({ words, times: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('words')
        .doUpdateSet((eb) => ({ times: eb('unfound_searches.times', '+', 1), last_at: now })),
    )
    .execute();
}

/** Lists what is searched for most and not found. */
export function listUnfoundSearches(
  db: Db,
  limit: number,
): Promise<{ words: string; times: number }[]> {
  return db
    .selectFrom('unfound_searches')
    .select(['words', 'times'])
    .orderBy('times', 'desc')
    .orderBy('words', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the words that nobody has searched for lately. @param now epoch ms */
export async function deleteOldUnfoundSearches(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('unfound_searches')
    .where('last_at', '<=', now - LIFE_MS)
    .execute();
}
