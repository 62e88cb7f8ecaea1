import type { ContentStatus } from '@haat/domain/desk';
import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';

/** A story of the desk's list: what the shop has of it, and its draft; each may be missing. */
export interface StoryListRow {
  id: string;
  version: number;
  shown_title: string | null;
  shown_image: string | null;
  published_at: number | null;
  draft_title: string | null;
  draft_image: string | null;
  updated_at: number;
}

/** Lists a results page of the stories of any status, the last changed first. */
export function listStoriesOfDesk(
  db: Db,
  status: ContentStatus | undefined,
  page: PageRequest,
): Promise<Page<StoryListRow>> {
  const stories = selectStories(db, status)
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('stories.id'), ref('draft.content_id')).$castTo<string>().as('id'),
      fn.coalesce(ref('draft.version'), val(1)).$castTo<number>().as('version'),
      'stories.title as shown_title',
      'stories.image_hash as shown_image',
      'stories.published_at',
      'draft.title as draft_title',
      'draft.image_hash as draft_image',
      fn
        .coalesce(ref('draft.updated_at'), ref('stories.updated_at'))
        .$castTo<number>()
        .as('updated_at'),
    ])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(stories, page);
}

function selectStories(db: Db, status: ContentStatus | undefined) {
  const query = db.selectFrom('stories').fullJoin(
    (eb) => eb.selectFrom('content_drafts').selectAll().where('kind', '=', 'story').as('draft'),
    (join) => join.onRef('draft.content_id', '=', 'stories.id'),
  );
  if (status === undefined) return query;
  if (status === 'draft') return query.where('stories.id', 'is', null);
  const isChanged = status === 'changed';
  return query
    .where('stories.id', 'is not', null)
    .where('draft.title', isChanged ? 'is not' : 'is', null);
}
