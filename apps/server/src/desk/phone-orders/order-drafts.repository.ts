import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

/** A draft with who gets it, and the order that paying began; null before. */
export type DraftRow = Row<'order_drafts'> & {
  name: string;
  phone_number: string;
} & {
  [Column in 'order_number' | 'status' | 'return_status' | 'payment_method' | 'payment_status']:
    | Row<'orders'>[Column]
    | null;
};

export type DraftLine = Pick<Row<'order_draft_lines'>, 'product_id' | 'quantity'>;

function selectDrafts(db: Db) {
  return db
    .selectFrom('order_drafts as draft')
    .innerJoin('users as user', 'user.id', 'draft.user_id')
    .innerJoin('addresses as address', 'address.id', 'draft.address_id')
    .leftJoin('orders as order', 'order.id', 'draft.order_id')
    .selectAll('draft')
    .select(['user.phone_number', 'address.name'])
    .select([
      'order.order_number',
      'order.status',
      'order.return_status',
      'order.payment_method',
      'order.payment_status',
    ]);
}

/** Lists a results page of the drafts, the newest first. */
export function listDrafts(db: Db, page: PageRequest): Promise<Page<DraftRow>> {
  const drafts = selectDrafts(db).orderBy('draft.created_at', 'desc').orderBy('draft.id', 'desc');
  return readPage(drafts, page);
}

/** Reads a draft by its id or by the token of its link. */
export function getDraft(
  db: Db,
  by: { id: string } | { token: string },
): Promise<DraftRow | undefined> {
  const drafts = selectDrafts(db);
  return 'id' in by
    ? drafts.where('draft.id', '=', by.id).executeTakeFirst()
    : drafts.where('draft.token', '=', by.token).executeTakeFirst();
}

export async function createDraft(
  transaction: Db,
  draft: NewRow<'order_drafts'>,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  await transaction.insertInto('order_drafts').values(draft).execute();
  await transaction
    .insertInto('order_draft_lines')
    .values(
      lines.map(({ productId, quantity }, position) => ({
        ...{ draft_id: draft.id, position },
        ...{ product_id: productId, quantity },
      })),
    )
    .execute();
}

export async function updateDraft(
  transaction: Db,
  id: string,
  changes: Partial<Pick<Row<'order_drafts'>, 'order_id' | 'expires_at' | 'cancelled_at'>>,
): Promise<void> {
  await transaction.updateTable('order_drafts').set(changes).where('id', '=', id).execute();
}

/** Lists the lines of a draft as they were written. */
export function listDraftLines(db: Db, draftId: string): Promise<DraftLine[]> {
  return db
    .selectFrom('order_draft_lines')
    .select(['product_id', 'quantity'])
    .where('draft_id', '=', draftId)
    .orderBy('position')
    .execute();
}

/** Deletes drafts that did not become an order and ended before `time`, epoch ms. */
export async function deleteOldDrafts(db: Db, time: number): Promise<void> {
  await db
    .deleteFrom('order_drafts')
    .where('order_id', 'is', null)
    .where('expires_at', '<=', time)
    .execute();
}
