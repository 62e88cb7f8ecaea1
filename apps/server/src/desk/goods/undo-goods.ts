import type { components } from '@haat/api-sdk/schema';
import {
  canPublishAt,
  canUndoGoods,
  changeStock,
  findMissingFacts,
  MAX_TOLD_PROBLEMS,
  productFactsSchema,
} from '@haat/domain/desk';
import { noteStock } from '../../catalogue/shown-stock.ts';
import type { ShopContext } from '../../context.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { listStoredHashes } from '../../media/media.repository.ts';
import { deleteObjects } from '../../media/stored-pictures.ts';
import { inChunks } from '../../platform/database/in-chunks.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Row } from '../../platform/database/tables.ts';
import { parseForm } from '../../platform/http/parse-form.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import {
  findUndoing,
  isChangedSince,
  listPartsOfChange,
  listUndoneChanges,
  lockWholeChange,
  OF_AN_UNDO,
} from '../audit/audit.repository.ts';
import { type DeskChange, recordChange } from '../audit/record-change.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { recordGoodsChange, replacePictures } from './change-goods.ts';
import { deleteDraft, findObstacle } from './delete-drafts.ts';
import { findPlace } from './edit-goods.ts';
import type { DeskProductResponse } from './goods.presenter.ts';
import {
  type GoodsRow,
  getGoods,
  lockGoods,
  saveSchedule,
  updateGoods,
} from './goods.repository.ts';
import { toFactColumns } from './goods-facts.ts';
import { letOthersIn } from './goods-file.service.ts';
import { readGoods, requireVisible } from './goods-list.service.ts';
import { replaceGoodsTerms } from './goods-terms.ts';
import { putOnSale, takeOffSale } from './publish-goods.ts';

type GoodsUndo = components['schemas']['DeskGoodsUndo'];
type Kept = GoodsUndo['kept'][number];

/** What became of a product of a change that is undone, and the objects of pictures that are gone. */
type Undone =
  | { readonly kind: 'setBack' | Kept['reason'] }
  | { readonly kind: 'deleted'; readonly objects: readonly string[] };

/**
 * Undoes an import or a change of many goods: deletes the drafts that it began, and sets back what it
 * changed, but for what somebody changed since (product 10.3.18, 10.3.23). It is one row of the log.
 *
 * @param changeId see `ImportResult` and `changeManyGoods`
 * @throws {NotFoundError} for an unknown one
 * @throws {ConflictError} for one that was undone, or is too old
 */
export async function undoGoods(
  context: ShopContext,
  { member, key }: DeskCall,
  changeId: string,
): Promise<GoodsUndo> {
  let objects: string[] = [];
  const call = { operation: 'undoDeskGoodsChange', userId: member.userId, key, request: changeId };
  const result = await runIdempotently(
    context,
    { ...call, statusCode: 200 },
    async (transaction) => {
      // Again from none, in a transaction that is repeated.
      objects = [];
      const now = context.now();
      const { made, undoing } = await lockUndoable(transaction, changeId, now);
      const entries = await listPartsOfChange(transaction, made);
      const kept: Kept[] = [];
      const setBackIds: string[] = [];
      let deleted = 0;
      for (const [index, entry] of entries.entries()) {
        await letOthersIn(index);
        const row = await lockGoods(transaction, entry.subject_id);
        // Somebody has deleted it meanwhile.
        if (row === undefined) continue;
        const undone = await undoOne(transaction, member, { row, entry }, now);
        if (undone.kind === 'setBack') setBackIds.push(row.id);
        else if (undone.kind === 'deleted') {
          deleted += 1;
          objects.push(...undone.objects);
        } else {
          const { id: productId, name, name_hindi: nameHindi } = row;
          kept.push({ productId, name, nameHindi, reason: undone.kind });
        }
      }
      for (const chunk of inChunks(setBackIds)) await replaceGoodsTerms(transaction, chunk);
      const counts = { setBack: setBackIds.length, keptCount: kept.length, deleted };
      const undone = { userId: member.userId, action: undoing, changeId };
      await recordUndo(transaction, undone, counts, now);
      return { ...counts, kept: kept.slice(0, MAX_TOLD_PROBLEMS) };
    },
  );
  await deleteObjects(context, objects);
  return result;
}

/** Locks an import or a change that can be undone. @param now epoch ms */
async function lockUndoable(
  transaction: Db,
  changeId: string,
  now: number,
): Promise<{ made: Row<'desk_audit'>; undoing: string }> {
  const made = await lockWholeChange(transaction, changeId);
  const undoing = made && findUndoing(made);
  if (made === undefined || undoing === undefined) throw new NotFoundError('Change');
  if ((await listUndoneChanges(transaction, [changeId])).has(changeId)) {
    throw new ConflictError('change_undone', 'This has been undone already.');
  }
  if (!canUndoGoods(made.at, now)) {
    throw new ConflictError('change_too_old', 'A change of goods can be undone for 24 hours.');
  }
  return { made, undoing };
}

/** A product, and what was done to it. */
interface ChangedProduct {
  readonly row: GoodsRow;
  readonly entry: Row<'desk_audit'>;
}

async function undoOne(
  transaction: Db,
  member: DeskMember,
  changed: ChangedProduct,
  now: number,
): Promise<Undone> {
  const { row, entry } = changed;
  if (await isChangedSince(transaction, entry)) return { kind: 'changed_since' };
  if (entry.state_before !== null) {
    const isSetBack = await setBack(transaction, member, changed, now);
    return { kind: isSetBack ? 'setBack' : 'cannot_be_set_back' };
  }
  const obstacle = await findObstacle(transaction, row);
  // A draft that nobody touched since was never published.
  if (obstacle !== null) return { kind: obstacle === 'in_use' ? 'in_use' : 'changed_since' };
  const change = { userId: member.userId, action: OF_AN_UNDO };
  return { kind: 'deleted', objects: await deleteDraft(transaction, change, row, now) };
}

/**
 * Gives a product what it had before; of its stock the pieces are taken back that the change added.
 *
 * @returns false when some of it is gone
 */
async function setBack(
  transaction: Db,
  member: DeskMember,
  { row, entry }: ChangedProduct,
  now: number,
): Promise<boolean> {
  const { response: present, images } = await readGoods(transaction, row);
  const changed: Partial<DeskProductResponse> = JSON.parse(entry.state_before ?? '{}');
  const made: Partial<DeskProductResponse> = JSON.parse(entry.state_after ?? '{}');
  const before = { ...present, ...changed };
  const hashes = before.pictures.map(({ hash }) => hash);
  const stored = await listStoredHashes(transaction, hashes);
  if (!hashes.every((hash) => stored.has(hash))) return false;
  const columns = await toColumns(transaction, before);
  const isComplete = findMissingFacts(before, hashes.length).length === 0;
  if (columns === undefined || (changed.status === 'published' && !isComplete)) return false;
  const stock = changeStock(row.stock_quantity, (changed.stock ?? 0) - (made.stock ?? 0));
  const publishAt = changed.publishAt ? Date.parse(changed.publishAt) : null;
  if (!stock.ok || (publishAt !== null && !canPublishAt(publishAt, now))) return false;
  const values = { ...columns, stock_quantity: stock.stock, updated_at: now };
  // As with any change of the stock alone.
  const raisesVersion = changed.stock === undefined;
  await updateGoods(transaction, row.id, values, { raisesVersion });
  if (!raisesVersion) await noteStock(transaction, [Math.min(stock.stock, row.stock_quantity)]);
  if (changed.status === 'published') await putOnSale(transaction, row.id, now);
  else if (changed.status !== undefined) await takeOffSale(transaction, row.id, now);
  if (publishAt !== null) {
    const schedule = { product_id: row.id, publish_at: publishAt, scheduled_by: member.userId };
    await saveSchedule(transaction, schedule);
  }
  await replacePictures(transaction, row.id, hashes, images);
  const after = requireVisible(member, await getGoods(transaction, row.id));
  const states = { before: present, after: (await readGoods(transaction, after)).response };
  await recordGoodsChange(transaction, { member, action: OF_AN_UNDO }, states, now);
  return true;
}

/** @returns undefined when the category or the group is gone, or a fact is no longer valid */
async function toColumns(transaction: Db, before: DeskProductResponse) {
  try {
    const { category, maker } = before;
    const named = { category: category.slug, maker: maker?.slug ?? null };
    const place = await findPlace(transaction, named);
    return { ...toFactColumns(parseForm(productFactsSchema, before)), ...place };
  } catch (error) {
    if (error instanceof InvalidInputError) return undefined;
    throw error;
  }
}

function recordUndo(
  transaction: Db,
  { userId, action, changeId }: Pick<DeskChange, 'userId' | 'action'> & { changeId: string },
  { deleted, setBack: again, keptCount }: Omit<GoodsUndo, 'kept'>,
  now: number,
): Promise<void> {
  const change = {
    userId,
    action,
    subject: { kind: 'product', id: changeId },
    before: null,
    after: { deletedGoods: deleted, setBackGoods: again, keptGoods: keptCount },
  } as const;
  return recordChange(transaction, change, now);
}
