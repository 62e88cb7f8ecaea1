import { canPublishAt } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Row } from '../../platform/database/tables.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { changeGoods, type GoodsCall } from './change-goods.ts';
import { assertComplete } from './edit-goods.ts';
import type { DeskProductResponse } from './goods.presenter.ts';
import * as goods from './goods.repository.ts';
import { toFacts } from './goods-facts.ts';
import { replaceGoodsTerms } from './goods-terms.ts';

type PublishCall = Pick<GoodsCall, 'member' | 'id' | 'key' | 'version'>;

/**
 * Puts a product on sale, now or at a time (product 10.3.3, 10.3.4). One that is on sale stays so.
 *
 * @param publishAt epoch ms, null for now
 * @throws {InvalidInputError} when it lacks what a product on sale needs, or the time is past or too far
 * @throws {ChangedMeanwhileError} see `changeGoods`
 */
export async function publishGoods(
  context: ShopContext,
  call: PublishCall,
  publishAt: number | null,
): Promise<DeskProductResponse> {
  const now = context.now();
  if (publishAt !== null && !canPublishAt(publishAt, now)) {
    throw createFormError({ publishAt: 'Please choose a time within the next year.' });
  }
  const action = publishAt === null ? 'product.published' : 'product.scheduled';
  return changeGoods(
    context,
    { ...call, operation: 'publishDeskProduct', action, request: publishAt },
    async (transaction, locked) => {
      assertComplete(toFacts(locked.row), locked.images.length);
      const { id } = locked.row;
      if (publishAt === null) return putOnSale(transaction, id, now);
      await goods.saveSchedule(transaction, {
        product_id: id,
        publish_at: publishAt,
        scheduled_by: call.member.userId,
      });
      await goods.updateGoods(transaction, id, { updated_at: now });
    },
  );
}

/** Puts a product on sale, in a transaction that has locked it. @param now epoch ms */
export function putOnSale(transaction: Db, productId: string, now: number): Promise<void> {
  return setStatus(transaction, productId, { status: 'active', updated_at: now });
}

/** Makes a product a draft without a day, in a transaction that has locked it. @param now epoch ms */
export function takeOffSale(transaction: Db, productId: string, now: number): Promise<void> {
  return setStatus(transaction, productId, { status: 'archived', updated_at: now });
}

async function setStatus(
  transaction: Db,
  productId: string,
  changes: Pick<Row<'products'>, 'status' | 'updated_at'>,
): Promise<void> {
  await goods.deleteSchedule(transaction, productId);
  await goods.updateGoods(transaction, productId, changes);
  await replaceGoodsTerms(transaction, [productId]);
}

/**
 * Takes a product off the shop, or back the day of a draft (product 10.3.3). It stays in carts and
 * orders, and cannot be bought.
 *
 * @throws {ChangedMeanwhileError} see `changeGoods`
 */
export async function unpublishGoods(
  context: ShopContext,
  call: PublishCall,
): Promise<DeskProductResponse> {
  return changeGoods(
    context,
    { ...call, operation: 'unpublishDeskProduct', action: 'product.unpublished', request: null },
    (transaction, { row }) => takeOffSale(transaction, row.id, context.now()),
  );
}
