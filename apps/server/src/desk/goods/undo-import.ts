import type { components } from '@haat/api-sdk/schema';
import {
  canUndoImport,
  findMissingFacts,
  MAX_TOLD_PROBLEMS,
  productFactsSchema,
} from '@haat/domain/desk';
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
  IMPORT_UNDONE,
  isChangedSince,
  listImportEntries,
  listUndoneImports,
  lockImport,
  OF_AN_UNDO,
} from '../audit/audit.repository.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { recordGoodsChange, replacePictures } from './change-goods.ts';
import { deleteDraft, findObstacle } from './delete-drafts.ts';
import { findPlace } from './edit-goods.ts';
import type { DeskProductResponse } from './goods.presenter.ts';
import { type GoodsRow, getGoods, lockGoods, updateGoods } from './goods.repository.ts';
import { toFactColumns } from './goods-facts.ts';
import { letOthersIn } from './goods-file.service.ts';
import { readGoods, requireVisible } from './goods-list.service.ts';
import { replaceGoodsTerms } from './goods-terms.ts';

type ImportUndo = components['schemas']['DeskImportUndo'];
type Kept = ImportUndo['kept'][number];

/** What became of a product of an import that is undone, and the objects of pictures that are gone. */
type Undone =
  | { readonly kind: 'setBack' | Kept['reason'] }
  | { readonly kind: 'deleted'; readonly objects: readonly string[] };

/**
 * Undoes an import: deletes the drafts that it began, and sets back the facts and pictures that it changed,
 * but for what somebody changed since (product 10.3.18). It is one row of the log.
 *
 * @param importId see `ImportResult`
 * @throws {NotFoundError} for an unknown import
 * @throws {ConflictError} for one that was undone, or is too old
 */
export async function undoImport(
  context: ShopContext,
  { member, key }: DeskCall,
  importId: string,
): Promise<ImportUndo> {
  let objects: string[] = [];
  const call = { operation: 'undoDeskImport', userId: member.userId, key, request: importId };
  const result = await runIdempotently(
    context,
    { ...call, statusCode: 200 },
    async (transaction) => {
      // Again from none, in a transaction that is repeated.
      objects = [];
      const now = context.now();
      const entries = await listUndoable(transaction, importId, now);
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
      await recordUndo(transaction, member, importId, counts, now);
      return { ...counts, kept: kept.slice(0, MAX_TOLD_PROBLEMS) };
    },
  );
  await deleteObjects(context, objects);
  return result;
}

/** Locks an import that can be undone, and lists what it did to each product. @param now epoch ms */
async function listUndoable(
  transaction: Db,
  importId: string,
  now: number,
): Promise<Row<'desk_audit'>[]> {
  const made = await lockImport(transaction, importId);
  if (made === undefined) throw new NotFoundError('Import');
  if ((await listUndoneImports(transaction, [importId])).has(importId)) {
    throw new ConflictError('import_undone', 'This import has been undone already.');
  }
  if (!canUndoImport(made.at, now)) {
    throw new ConflictError('import_too_old', 'An import can be undone for 24 hours.');
  }
  return listImportEntries(transaction, made);
}

/** A product, and what the import did to it. */
interface ImportedGoods {
  readonly row: GoodsRow;
  readonly entry: Row<'desk_audit'>;
}

async function undoOne(
  transaction: Db,
  member: DeskMember,
  imported: ImportedGoods,
  now: number,
): Promise<Undone> {
  const { row, entry } = imported;
  if (await isChangedSince(transaction, entry)) return { kind: 'changed_since' };
  if (entry.state_before !== null) {
    const isSetBack = await setBack(transaction, member, imported, now);
    return { kind: isSetBack ? 'setBack' : 'cannot_be_set_back' };
  }
  const obstacle = await findObstacle(transaction, row);
  // A draft that nobody touched since was never published.
  if (obstacle !== null) return { kind: obstacle === 'in_use' ? 'in_use' : 'changed_since' };
  const change = { userId: member.userId, action: OF_AN_UNDO };
  return { kind: 'deleted', objects: await deleteDraft(transaction, change, row, now) };
}

/** Gives a product the facts and pictures from before. @returns false when some of them are gone */
async function setBack(
  transaction: Db,
  member: DeskMember,
  { row, entry }: ImportedGoods,
  now: number,
): Promise<boolean> {
  const { response: present, images } = await readGoods(transaction, row);
  const changed: Partial<DeskProductResponse> = JSON.parse(entry.state_before ?? '{}');
  const before = { ...present, ...changed };
  const hashes = before.pictures.map(({ hash }) => hash);
  const stored = await listStoredHashes(transaction, hashes);
  if (!hashes.every((hash) => stored.has(hash))) return false;
  const columns = await toColumns(transaction, before);
  const isOnSale = row.status === 'active';
  const isComplete = findMissingFacts(before, hashes.length).length === 0;
  if (columns === undefined || (isOnSale && !isComplete)) return false;
  await updateGoods(transaction, row.id, { ...columns, updated_at: now });
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
  { userId }: DeskMember,
  importId: string,
  { deleted, setBack: again, keptCount }: Omit<ImportUndo, 'kept'>,
  now: number,
): Promise<void> {
  const change = {
    userId,
    action: IMPORT_UNDONE,
    subject: { kind: 'product', id: importId },
    before: null,
    after: { deletedGoods: deleted, setBackGoods: again, keptGoods: keptCount },
  } as const;
  return recordChange(transaction, change, now);
}
