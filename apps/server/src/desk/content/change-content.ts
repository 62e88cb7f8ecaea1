import { contentStatus, findMissingContent } from '@haat/domain/desk';
import type { Transaction } from 'kysely';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { OperationId } from '../../platform/contract/contract-types.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { DatabaseTables } from '../../platform/database/tables.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { createId } from '../../platform/security/ids.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { VersionedCall } from '../members/desk-call.ts';
import * as drafts from './content-drafts.repository.ts';
import {
  type ContentItem,
  type ContentStore,
  type ContentText,
  isSameText,
  readContent,
} from './content-item.ts';

/** A change of a story or a page by a member of the desk. */
export interface ContentCall extends VersionedCall {
  readonly operation: OperationId;
  /** The body. */
  readonly request: unknown;
  /** What is done, for the log of the desk. */
  readonly action: string;
}

/** A kind of content and how it is presented. */
export interface ContentResource<Response extends object> {
  readonly store: ContentStore;
  present(db: Db, item: ContentItem): Promise<Response>;
  /** The text without markup, in which something has to be said. */
  toPlainText(text: ContentText): string;
}

/**
 * Changes a story or a page once per key, and records the change, in one transaction.
 *
 * @param change saves the draft once, which raises the version
 * @returns the story or the page after the change
 * @throws {NotFoundError} for what neither shop nor desk has
 * @throws {ChangedMeanwhileError} (412) with the present state when it has another version
 */
export function changeContent<Response extends object>(
  context: ShopContext,
  { store, present }: ContentResource<Response>,
  call: ContentCall,
  change: (
    transaction: Transaction<DatabaseTables>,
    item: ContentItem,
    now: number,
  ) => Promise<void>,
): Promise<Response> {
  const { id, operation, action } = call;
  return changeVersioned(context, call, {
    operation,
    request: { id, body: call.request },
    action,
    subject: { kind: store.kind, id },
    async lock(transaction, now) {
      await drafts.lockDraft(transaction, { kind: store.kind, id }, now);
      return readContent(transaction, store, id);
    },
    present: (item, transaction) => present(transaction, item),
    describe,
    apply: change,
  });
}

/** Records a change in the log of the desk: of a text how long it is, since the history has the words. */
export async function recordContentChange(
  transaction: Db,
  { kind }: ContentStore,
  { member, action }: Pick<ContentCall, 'member' | 'action'>,
  { before, after }: { before: ContentItem | null; after: ContentItem },
  now: number,
): Promise<void> {
  await recordChange(
    transaction,
    {
      userId: member.userId,
      action,
      subject: { kind, id: after.id },
      ...changedFields(before && describe(before), describe(after)),
    },
    now,
  );
}

function describe(item: ContentItem): object {
  const { title, titleHindi, content, contentHindi, imageHash, productIds } = item.draft;
  return {
    status: toStatus(item),
    title,
    titleHindi,
    characters: content.length,
    charactersHindi: contentHindi.length,
    picture: imageHash,
    products: productIds,
  };
}

export function toStatus({ shown, isChanged }: ContentItem) {
  return contentStatus({ isShown: shown !== null, isChanged });
}

/** Saves a draft, and raises the version. A draft that is what shoppers see is stored as none. */
export async function saveText(
  transaction: Db,
  { kind }: ContentStore,
  { id, shown }: Pick<ContentItem, 'id' | 'shown'>,
  text: ContentText,
  now: number,
): Promise<void> {
  const isShown = shown !== null && isSameText(text, shown);
  await drafts.saveDraft(transaction, { kind, id }, toColumns(isShown ? null : text, now));
}

/** The columns of a draft; of none, all are empty. @param now epoch ms */
export function toColumns(text: ContentText | null, now: number) {
  return {
    title: text?.title ?? null,
    title_hindi: text?.titleHindi ?? '',
    content: text?.content ?? null,
    content_hindi: text?.contentHindi ?? '',
    image_hash: text?.imageHash ?? null,
    product_ids: JSON.stringify(text?.productIds ?? []),
    updated_at: now,
  };
}

/**
 * Shows the draft to shoppers, and keeps it in the history (product 10.7.3, 10.7.4). The date of a story
 * stays that of its first publishing.
 *
 * @throws {InvalidInputError} without a text
 * @throws {ChangedMeanwhileError} see `changeContent`
 */
export async function publishContent<Response extends object>(
  context: ShopContext,
  resource: ContentResource<Response>,
  call: VersionedCall & Pick<ContentCall, 'operation'>,
): Promise<Response> {
  const { store } = resource;
  const key = { kind: store.kind, id: call.id };
  return changeContent(
    context,
    resource,
    { ...call, action: `${store.kind}.published`, request: null },
    async (transaction, item, now) => {
      const { draft } = item;
      if (findMissingContent(resource.toPlainText(draft)).length > 0) {
        throw createFormError({ content: 'Please write a text before you publish it.' });
      }
      await keepShownState(transaction, store, item);
      const first = await drafts.findFirstPublishedAt(transaction, key);
      const publishedAt = item.publishedAt ?? first ?? now;
      if (item.shown === null || item.isChanged) {
        await store.show(transaction, item.id, draft, { publishedAt, now });
        await addState(transaction, key, draft, { at: now, by: call.member.userId });
      }
      await drafts.saveDraft(transaction, key, toColumns(null, now));
    },
  );
}

/**
 * Keeps in the history what shoppers see, when it came with a catalogue and is about to be replaced
 * (product 10.7.4).
 */
export async function keepShownState(
  transaction: Db,
  { kind }: ContentStore,
  { id, shown, publishedAt }: ContentItem,
): Promise<void> {
  if (shown === null || publishedAt === null) return;
  const key = { kind, id };
  const { rows } = await drafts.listStates(transaction, key, { page: 1, limit: 1 });
  const [newest] = rows;
  if (newest !== undefined && isSameText(readState(newest), shown)) return;
  // A catalogue that was imported after the desk had published something is the newest state.
  const at = Math.max(publishedAt, newest === undefined ? 0 : newest.published_at + 1);
  await addState(transaction, key, shown, { at, by: null });
}

async function addState(
  transaction: Db,
  { kind, id }: drafts.ContentKey,
  text: ContentText,
  { at, by }: { at: number; by: string | null },
): Promise<void> {
  await drafts.createState(transaction, {
    id: createId(at),
    kind,
    content_id: id,
    title: text.title,
    title_hindi: text.titleHindi,
    content: text.content,
    content_hindi: text.contentHindi,
    image_hash: text.imageHash,
    product_ids: JSON.stringify(text.productIds),
    published_at: at,
    published_by: by,
  });
}

/** The text of a published state. */
export function readState(
  state: Pick<
    drafts.StateRow,
    'title' | 'title_hindi' | 'content' | 'content_hindi' | 'image_hash' | 'product_ids'
  >,
): ContentText {
  return {
    title: state.title,
    titleHindi: state.title_hindi,
    content: state.content,
    contentHindi: state.content_hindi,
    imageHash: state.image_hash,
    productIds: JSON.parse(state.product_ids),
  };
}

/**
 * Makes what was published once the draft again (product 10.7.4).
 *
 * @param stateId of the history of this story or page
 * @throws {NotFoundError} for a state that is not of its history
 * @throws {ChangedMeanwhileError} see `changeContent`
 */
export function restoreContent<Response extends object>(
  context: ShopContext,
  resource: ContentResource<Response>,
  call: VersionedCall & Pick<ContentCall, 'operation'>,
  stateId: string,
): Promise<Response> {
  const { store } = resource;
  return changeContent(
    context,
    resource,
    { ...call, action: `${store.kind}.restored`, request: stateId },
    async (transaction, item, now) => {
      const key = { kind: store.kind, id: item.id };
      const state = await drafts.getState(transaction, key, stateId);
      if (state === undefined) throw new NotFoundError('Entry of the history');
      await saveText(transaction, store, item, readState(state), now);
    },
  );
}
