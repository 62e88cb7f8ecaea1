import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type ContentKind = Row<'content_drafts'>['kind'];
export type DraftRow = Row<'content_drafts'>;

/** A published state with the name of who published it; null when the account is gone. */
export type StateRow = Row<'content_states'> & { full_name: string | null };

/** Names a story or a page. */
export interface ContentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

/** Reads what the desk has written; undefined for what it has never changed. */
export function getDraft(db: Db, { kind, id }: ContentKey): Promise<DraftRow | undefined> {
  return db
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks a story or a page: other transactions that lock it wait until this one ends. What the desk has
 * never changed gets a row here, which goes with a failure of the transaction.
 *
 * @param now epoch ms
 */
export async function lockDraft(transaction: Db, key: ContentKey, now: number): Promise<void> {
  await transaction
    .insertInto('content_drafts')
    .values({ kind: key.kind, content_id: key.id, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'content_id'])
        .doUpdateSet((eb) => ({ updated_at: eb.ref('content_drafts.updated_at') })),
    )
    .execute();
}

export async function createDraft(transaction: Db, draft: NewRow<'content_drafts'>): Promise<void> {
  await transaction.insertInto('content_drafts').values(draft).execute();
}

/** Replaces a draft, and raises its version. */
export async function saveDraft(
  transaction: Db,
  { kind, id }: ContentKey,
  draft: Omit<DraftRow, 'kind' | 'content_id' | 'version'>,
): Promise<void> {
  await transaction
    .updateTable('content_drafts')
    .set((eb) => ({ ...draft, version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .execute();
}

export async function createState(transaction: Db, state: NewRow<'content_states'>): Promise<void> {
  await transaction.insertInto('content_states').values(state).execute();
}

/** Lists a page of what was published, the newest first. */
export function listStates(db: Db, key: ContentKey, page: PageRequest): Promise<Page<StateRow>> {
  const states = selectStates(db, key)
    .leftJoin('users as user', 'user.id', 'state.published_by')
    .selectAll('state')
    .select('user.full_name')
    .orderBy('state.published_at', 'desc')
    .orderBy('state.id', 'desc');
  return readPage(states, page);
}

export function getState(
  db: Db,
  key: ContentKey,
  stateId: string,
): Promise<Row<'content_states'> | undefined> {
  return selectStates(db, key).selectAll().where('state.id', '=', stateId).executeTakeFirst();
}

/** When a story or a page was published first, epoch ms; null for never. */
export async function findFirstPublishedAt(db: Db, key: ContentKey): Promise<number | null> {
  const { first } = await selectStates(db, key)
    .select(({ fn }) => fn.min('state.published_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

function selectStates(db: Db, { kind, id }: ContentKey) {
  return db
    .selectFrom('content_states as state')
    .where('state.kind', '=', kind)
    .where('state.content_id', '=', id);
}
