import type { components } from '@haat/api-sdk/schema';
import type { Pagination } from '@haat/domain';
import { type ContentStatus, storyDraftSchema } from '@haat/domain/desk';
import { deleteStory } from '../../content/stories.repository.ts';
import type { ShopContext } from '../../context.ts';
import { createMedia } from '../../media/media.repository.ts';
import { storePictures } from '../../media/stored-pictures.ts';
import { CATALOGUE_PICTURE, encodeUpload } from '../../media/uploaded-picture.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PageRequest } from '../../platform/database/read-page.ts';
import { createFormError, parseForm } from '../../platform/http/parse-form.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import type { DeskCall, VersionedCall } from '../members/desk-call.ts';
import {
  type ContentResource,
  changeContent,
  keepShownState,
  recordContentChange,
  saveText,
  toColumns,
} from './change-content.ts';
import {
  type DeskStoryResponse,
  type DeskStorySummary,
  presentStory,
  presentStoryRow,
} from './content.presenter.ts';
import { createDraft, saveDraft } from './content-drafts.repository.ts';
import { type ContentText, readContent } from './content-item.ts';
import { listProductNames } from './product-names.repository.ts';
import { listStoriesOfDesk } from './story-list.repository.ts';
import { STORY_STORE } from './story-store.ts';

type StoryInput = components['schemas']['DeskStoryInput'];
type StoryUpdate = components['schemas']['DeskStoryUpdate'];

/** Stories at the desk. */
export const DESK_STORIES: ContentResource<DeskStoryResponse> = {
  store: STORY_STORE,
  present: async (db, item) =>
    presentStory(item, await listProductNames(db, item.draft.productIds)),
  toPlainText: ({ content }) => content,
};

/** Lists a results page of the stories of any status, the last changed first. */
export async function listDeskStories(
  { db }: ShopContext,
  status: ContentStatus | undefined,
  page: PageRequest,
): Promise<{ stories: DeskStorySummary[]; pagination: Pagination }> {
  const { rows, pagination } = await listStoriesOfDesk(db, status, page);
  return { stories: rows.map(presentStoryRow), pagination };
}

/** @throws {NotFoundError} for an unknown story */
export async function getDeskStory({ db }: ShopContext, id: string): Promise<DeskStoryResponse> {
  return DESK_STORIES.present(db, await readContent(db, STORY_STORE, id));
}

/**
 * Begins a story as a draft, which shoppers do not see (product 10.7.1).
 *
 * @throws {InvalidInputError} that names the fields, also an unknown product
 */
export function createDeskStory(
  context: ShopContext,
  { member, key }: DeskCall,
  input: StoryInput,
): Promise<DeskStoryResponse> {
  const { userId } = member;
  const call = { operation: 'createDeskStory', userId, key, request: input, statusCode: 201 };
  return runIdempotently(context, call, async (transaction) => {
    const now = context.now();
    const text = await checkStory(transaction, { ...EMPTY, title: '' }, input);
    const id = createId(now);
    await createDraft(transaction, { kind: 'story', content_id: id, ...toColumns(text, now) });
    const after = await readContent(transaction, STORY_STORE, id);
    const change = { member, action: 'story.created' };
    await recordContentChange(transaction, STORY_STORE, change, { before: null, after }, now);
    return DESK_STORIES.present(transaction, after);
  });
}

const EMPTY = { titleHindi: '', content: '', contentHindi: '', imageHash: null, productIds: [] };

/**
 * Changes the draft of a story (product 10.7.1).
 *
 * @throws {InvalidInputError} that names the fields, also an unknown product
 * @throws {ChangedMeanwhileError} see `changeContent`
 */
export function updateDeskStory(
  context: ShopContext,
  call: VersionedCall,
  input: StoryUpdate,
): Promise<DeskStoryResponse> {
  return changeContent(
    context,
    DESK_STORIES,
    { ...call, operation: 'updateDeskStory', action: 'story.changed', request: input },
    async (transaction, item, now) => {
      const text = await checkStory(transaction, item.draft, input);
      await saveText(transaction, STORY_STORE, item, text, now);
    },
  );
}

/**
 * Checks what is given; a product that a draft has already may be gone meanwhile.
 *
 * @throws {InvalidInputError}
 */
async function checkStory(
  db: Db,
  draft: ContentText,
  { products, removesPicture, ...texts }: StoryUpdate,
): Promise<ContentText> {
  const given = { ...draft, ...texts };
  const values = parseForm(storyDraftSchema, {
    title: given.title,
    titleHindi: given.titleHindi,
    content: given.content.replaceAll('\r\n', '\n'),
    contentHindi: given.contentHindi.replaceAll('\r\n', '\n'),
    products: products ?? draft.productIds,
  });
  const known = products === undefined ? null : await listProductNames(db, products);
  if (known !== null && !values.products.every((id) => known.has(id))) {
    throw createFormError({ products: 'There is no such product.' });
  }
  return {
    title: values.title,
    titleHindi: values.titleHindi,
    content: values.content,
    contentHindi: values.contentHindi,
    imageHash: removesPicture === true ? null : draft.imageHash,
    productIds: values.products,
  };
}

/**
 * Replaces the picture of a draft (product 10.7.1).
 *
 * @throws {InvalidInputError} for what is no picture, or has too many pixels
 * @throws {ChangedMeanwhileError} see `changeContent`
 * @throws {UnavailableError} see `encodeUpload`
 * @throws {BucketError} see `storePictures`
 */
export async function setDeskStoryPicture(
  context: ShopContext,
  call: VersionedCall,
  upload: Upload,
): Promise<DeskStoryResponse> {
  const picture = await encodeUpload(context, upload, CATALOGUE_PICTURE);
  return storePictures(context, [picture], (pictures) =>
    changeContent(
      context,
      DESK_STORIES,
      { ...call, operation: 'setDeskStoryPicture', action: 'story.picture', request: picture.hash },
      async (transaction, item, now) => {
        await createMedia(transaction, pictures);
        const text = { ...item.draft, imageHash: picture.hash };
        await saveText(transaction, STORY_STORE, item, text, now);
      },
    ),
  );
}

/**
 * Takes a story off the shop; draft and history stay (product 10.7.3).
 *
 * @throws {ChangedMeanwhileError} see `changeContent`
 */
export async function unpublishDeskStory(
  context: ShopContext,
  call: VersionedCall,
): Promise<DeskStoryResponse> {
  return changeContent(
    context,
    DESK_STORIES,
    { ...call, operation: 'unpublishDeskStory', action: 'story.unpublished', request: null },
    async (transaction, item, now) => {
      await keepShownState(transaction, STORY_STORE, item);
      await deleteStory(transaction, item.id);
      await saveDraft(transaction, { kind: 'story', id: item.id }, toColumns(item.draft, now));
    },
  );
}
