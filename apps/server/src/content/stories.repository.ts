import { contains } from '../platform/database/like.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type StoryRow = Row<'stories'>;

/** Lists the stories whose text contains each of `parts` (see `toTextKey`), the newest first. */
export function listStories(
  db: Db,
  parts: readonly string[],
  page: { limit: number; offset: number },
): Promise<StoryRow[]> {
  return selectStories(db, parts)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countStories(db: Db, parts: readonly string[]): Promise<number> {
  const row = await selectStories(db, parts)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

function selectStories(db: Db, parts: readonly string[]) {
  return parts.reduce(
    (query, part) => query.where((eb) => contains(eb.ref('search_text'), part)),
    db.selectFrom('stories'),
  );
}

export function getStory(db: Db, storyId: string): Promise<StoryRow | undefined> {
  return db.selectFrom('stories').selectAll().where('id', '=', storyId).executeTakeFirst();
}

/** Creates stories, or replaces all but the creation time of those whose id exists. */
export async function upsertStories(db: Db, stories: readonly NewRow<'stories'>[]): Promise<void> {
  if (stories.length === 0) return;
  await db
    .insertInto('stories')
    .values(stories)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        content: eb.ref('excluded.content'),
        search_text: eb.ref('excluded.search_text'),
        image_hash: eb.ref('excluded.image_hash'),
        published_at: eb.ref('excluded.published_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
