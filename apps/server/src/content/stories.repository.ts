import { contains } from '../platform/database/like.ts';
import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type StoryRow = Row<'stories'>;

/** A filter of stories. */
export interface StoryFilter {
  /** Texts by `toTextKey`, each of which the story contains. */
  parts: readonly string[];
  /** A product that the story tells of; undefined for any. */
  productId: string | undefined;
  /** A maker of a product that the story tells of; undefined for any. */
  makerSlug: string | undefined;
}

/** Lists the stories that match the filter, the newest first. */
export function listStories(
  db: Db,
  filter: StoryFilter,
  page: PageRequest,
): Promise<Page<StoryRow>> {
  const stories = selectStories(db, filter)
    .selectAll('stories')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(stories, page);
}

function selectStories(db: Db, { parts, productId, makerSlug }: StoryFilter) {
  let query = db.selectFrom('stories');
  for (const part of parts) query = query.where((eb) => contains(eb.ref('search_text'), part));
  if (productId !== undefined) {
    query = query.where('stories.id', 'in', (eb) =>
      eb
        .selectFrom('story_products')
        .select('story_products.story_id')
        .where('story_products.product_id', '=', productId),
    );
  }
  if (makerSlug !== undefined) {
    query = query.where('stories.id', 'in', (eb) =>
      eb
        .selectFrom('story_products')
        .innerJoin('products', 'products.id', 'story_products.product_id')
        .innerJoin('makers', 'makers.id', 'products.maker_id')
        .select('story_products.story_id')
        .where('makers.slug', '=', makerSlug)
        .where('products.status', '=', 'active'),
    );
  }
  return query;
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
        title_hindi: eb.ref('excluded.title_hindi'),
        content: eb.ref('excluded.content'),
        content_hindi: eb.ref('excluded.content_hindi'),
        search_text: eb.ref('excluded.search_text'),
        image_hash: eb.ref('excluded.image_hash'),
        published_at: eb.ref('excluded.published_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Takes a story off the shop, with what says of which products it tells. */
export async function deleteStory(db: Db, storyId: string): Promise<void> {
  await db.deleteFrom('stories').where('id', '=', storyId).execute();
}
