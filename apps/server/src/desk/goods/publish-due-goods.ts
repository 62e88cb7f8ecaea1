import { findMissingFacts } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { recordGoodsChange } from './change-goods.ts';
import * as goods from './goods.repository.ts';
import { toFacts } from './goods-facts.ts';
import { readGoods, requireVisible } from './goods-list.service.ts';
import { putOnSale } from './publish-goods.ts';

/** Products of one query. */
const AT_ONCE = 50;
/** Any group. */
const ALL_GROUPS = { makerId: null };

/**
 * Puts the drafts on sale whose day has come (product 10.3.4). One that lacks by then what a product on
 * sale needs stays a draft without a day. Of several processes one publishes each.
 *
 * @returns the number of products that are on sale now
 */
export async function publishDueGoods(context: ShopContext): Promise<number> {
  const now = context.now();
  const productIds = await goods.listDueProducts(context.db, now, AT_ONCE);
  let published = 0;
  for (const productId of productIds) {
    if (await publishOne(context, productId, now)) published += 1;
  }
  return published;
}

/** @returns true when it is on sale now */
function publishOne(context: ShopContext, productId: string, now: number): Promise<boolean> {
  return runTransaction(context.db, async (transaction) => {
    const row = await goods.lockGoods(transaction, productId);
    if (row === undefined || row.publish_at === null || row.publish_at > now) return false;
    const { response: before, images } = await readGoods(transaction, row);
    const schedule = await goods.deleteSchedule(transaction, productId);
    if (schedule === undefined) return false;
    const isComplete = findMissingFacts(toFacts(row), images.length).length === 0;
    if (isComplete) await putOnSale(transaction, productId, now);
    else await goods.updateGoods(transaction, productId, { updated_at: now });
    const changed = requireVisible(ALL_GROUPS, await goods.getGoods(transaction, productId));
    const { response: after } = await readGoods(transaction, changed);
    const change = {
      member: { userId: schedule.scheduled_by },
      action: isComplete ? 'product.published' : 'product.unscheduled',
    };
    await recordGoodsChange(transaction, change, { before, after }, now);
    return isComplete;
  });
}
