import { type DeletionObstacle, findDeletionObstacle } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { deleteUnusedPicture } from '../../media/media.repository.ts';
import { deleteObjects } from '../../media/stored-pictures.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { type DeskChange, recordChange } from '../audit/record-change.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { deleteGoods, type GoodsRow, lockGoods } from './goods.repository.ts';
import { readGoods } from './goods-list.service.ts';
import { isProductInUse, wasProductOnSale } from './goods-uses.repository.ts';

/** What became of a draft that was to be deleted. */
export interface DeletionResult {
  productId: string;
  outcome: 'deleted' | 'changed_meanwhile' | 'not_found' | DeletionObstacle;
  /** Why it stays; '' when it was deleted. */
  message: string;
}

const REASONS: Readonly<Record<Exclude<DeletionResult['outcome'], 'deleted'>, string>> = {
  changed_meanwhile: 'Somebody else has changed this meanwhile.',
  not_found: 'Product not found.',
  not_a_draft: 'It is on sale. Please take it off the shop instead.',
  was_on_sale: 'It was on sale, so it stays as a draft.',
  in_use: 'An order, a cart, a review, a story or a set names it, so it stays.',
};

/**
 * Deletes drafts, each for itself: one that cannot be deleted keeps none of the others (product 10.3.17).
 *
 * @throws {InvalidInputError} when a product is there twice
 * @throws {IdempotencyMismatchError} when the key was used for others
 */
export async function deleteDrafts(
  context: ShopContext,
  { member, key }: DeskCall,
  drafts: readonly { productId: string; version: number }[],
): Promise<DeletionResult[]> {
  if (new Set(drafts.map(({ productId }) => productId)).size < drafts.length) {
    throw new InvalidInputError('A product can be deleted once.');
  }
  let objects: string[] = [];
  const call = { operation: 'deleteDeskProducts', userId: member.userId, key, request: drafts };
  const results = await runIdempotently(
    context,
    { ...call, statusCode: 200 },
    async (transaction) => {
      // Again from none, in a transaction that is repeated.
      objects = [];
      const made = new Map<string, DeletionResult>();
      // In the order of their ids, so that two such requests do not deadlock.
      for (const draft of drafts.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))) {
        const { productId } = draft;
        const deleted = await deleteOne(transaction, member, draft, context.now());
        objects.push(...deleted.objects);
        const { outcome } = deleted;
        const message = outcome === 'deleted' ? '' : REASONS[outcome];
        made.set(productId, { productId, outcome, message });
      }
      return drafts.flatMap(({ productId }) => made.get(productId) ?? []);
    },
  );
  await deleteObjects(context, objects);
  return results;
}

async function deleteOne(
  transaction: Db,
  member: DeskMember,
  { productId, version }: { productId: string; version: number },
  now: number,
): Promise<{ outcome: DeletionResult['outcome']; objects: readonly string[] }> {
  const row = await lockGoods(transaction, productId);
  if (row === undefined) return { outcome: 'not_found', objects: [] };
  if (row.version !== version) return { outcome: 'changed_meanwhile', objects: [] };
  const obstacle = await findObstacle(transaction, row);
  if (obstacle !== null) return { outcome: obstacle, objects: [] };
  const change = { userId: member.userId, action: 'product.deleted' };
  return { outcome: 'deleted', objects: await deleteDraft(transaction, change, row, now) };
}

/** Finds why a product cannot be deleted, see `findDeletionObstacle`. */
export async function findObstacle(
  transaction: Db,
  { id, status }: Pick<GoodsRow, 'id' | 'status'>,
): Promise<DeletionObstacle | null> {
  return findDeletionObstacle({
    isOnSale: status === 'active',
    wasOnSale: await wasProductOnSale(transaction, id),
    isInUse: await isProductInUse(transaction, id),
  });
}

/**
 * Deletes a draft without an obstacle, with the pictures that nobody else uses, and records it.
 *
 * @param now epoch ms
 * @returns the objects of the pictures, to be deleted after the commit
 */
export async function deleteDraft(
  transaction: Db,
  { userId, action }: Pick<DeskChange, 'userId' | 'action'>,
  row: GoodsRow,
  now: number,
): Promise<string[]> {
  const { response, images } = await readGoods(transaction, row);
  await deleteGoods(transaction, row.id);
  const objects: string[] = [];
  // In the order of their hashes, so that no two transactions deadlock.
  for (const hash of images.map(({ media_hash }) => media_hash).sort()) {
    objects.push(...(await deleteUnusedPicture(transaction, hash)));
  }
  const { after: before } = changedFields(null, response);
  const subject = { kind: 'product', id: row.id } as const;
  await recordChange(transaction, { userId, action, subject, before, after: null }, now);
  return objects;
}
