import type { components } from '@haat/api-sdk/schema';
import { toPlainText } from '@haat/domain';
import { findMissingContent } from '@haat/domain/desk';
import { toMediaUrl } from '../../media/media-url.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { readState, toStatus } from './change-content.ts';
import type { StateRow } from './content-drafts.repository.ts';
import type { ContentItem } from './content-item.ts';
import type { StoryListRow } from './story-list.repository.ts';

type Schemas = components['schemas'];
export type DeskStoryResponse = Schemas['DeskStory'];
export type DeskStorySummary = Schemas['DeskStorySummary'];
export type DeskPageResponse = Schemas['DeskPage'];
export type DeskPageSummary = Schemas['DeskPageSummary'];
export type DeskContentState = Schemas['DeskContentState'];

/** @param names of the products that it tells of, see `listProductNames` */
export function presentStory(
  item: ContentItem,
  names: ReadonlyMap<string, string>,
): DeskStoryResponse {
  const { id, version, draft, publishedAt, updatedAt } = item;
  return {
    _id: id,
    version,
    status: toStatus(item),
    missing: findMissingContent(draft.content),
    title: draft.title,
    titleHindi: draft.titleHindi,
    content: draft.content,
    contentHindi: draft.contentHindi,
    picture: presentPicture(draft.imageHash),
    products: presentProducts(draft.productIds, names),
    publishedAt: publishedAt === null ? null : toIsoDate(publishedAt),
    updatedAt: toIsoDate(updatedAt),
  };
}

export function presentStoryRow(row: StoryListRow): DeskStorySummary {
  const isShown = row.published_at !== null;
  const isDraft = row.draft_title !== null;
  const status = isShown ? (isDraft ? 'changed' : 'published') : 'draft';
  return {
    _id: row.id,
    version: row.version,
    status,
    title: row.draft_title ?? row.shown_title ?? '',
    picture: presentPicture(isDraft ? row.draft_image : row.shown_image),
    publishedAt: row.published_at === null ? null : toIsoDate(row.published_at),
    updatedAt: toIsoDate(row.updated_at),
  };
}

export function presentPage(item: ContentItem): DeskPageResponse {
  const { titleHindi, content, contentHindi } = item.draft;
  const missing = findMissingContent(toPlainText(content));
  return { ...presentPageSummary(item), missing, titleHindi, content, contentHindi };
}

export function presentPageSummary(item: ContentItem): DeskPageSummary {
  const { id, version, slug, draft, updatedAt } = item;
  return {
    _id: id,
    version,
    status: toStatus(item),
    slug,
    title: draft.title,
    updatedAt: toIsoDate(updatedAt),
  };
}

/** @param names of the products that it told of, see `listProductNames` */
export function presentState(row: StateRow, names: ReadonlyMap<string, string>): DeskContentState {
  const { imageHash, productIds, ...texts } = readState(row);
  return {
    _id: row.id,
    ...texts,
    picture: presentPicture(imageHash),
    products: presentProducts(productIds, names),
    publishedAt: toIsoDate(row.published_at),
    publishedBy:
      row.published_by === null ? null : { _id: row.published_by, fullName: row.full_name ?? '' },
  };
}

function presentPicture(hash: string | null): DeskStoryResponse['picture'] {
  return hash === null ? null : { hash, url: toMediaUrl(hash) };
}

/** Leaves out what is no longer there. */
function presentProducts(productIds: readonly string[], names: ReadonlyMap<string, string>) {
  return productIds.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ _id: id, name }];
  });
}
