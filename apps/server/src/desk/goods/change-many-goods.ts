import type { components } from '@haat/api-sdk/schema';
import { discountOf } from '@haat/domain';
import {
  type GoodsPlan,
  MAX_TOLD_PROBLEMS,
  type ManyGoodsChange,
  planGoodsChange,
} from '@haat/domain/desk';
import { noteStock } from '../../catalogue/shown-stock.ts';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { inChunks } from '../../platform/database/in-chunks.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { MANY_CHANGED, OF_A_CHANGE } from '../audit/audit.repository.ts';
import { type AuditedFields, recordChange } from '../audit/record-change.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { recordGoodsChange } from './change-goods.ts';
import type { CategoryOfGoods, GoodsRow } from './goods.repository.ts';
import * as goods from './goods.repository.ts';
import { toFacts } from './goods-facts.ts';
import { letOthersIn } from './goods-file.service.ts';
import { readGoods, requireVisible } from './goods-list.service.ts';
import { replaceGoodsTerms } from './goods-terms.ts';
import { putOnSale, takeOffSale } from './publish-goods.ts';

type ChangeRequest = components['schemas']['ChangeDeskProductsRequest'];
type GoodsChange = components['schemas']['DeskGoodsChange'];
type Kept = GoodsChange['kept'][number];
type Names = Pick<Kept, 'name' | 'nameHindi'>;

/**
 * Changes one thing of many products, as one row of the log that can be undone; a product that somebody
 * changed meanwhile stays, and one of which the change is not possible (product 10.3.23).
 *
 * @throws {InvalidInputError} when a product is there twice, and for an unknown category
 */
export async function changeManyGoods(
  context: ShopContext,
  { member, key }: DeskCall,
  request: ChangeRequest,
): Promise<GoodsChange> {
  const { products, change } = request;
  if (new Set(products.map(({ productId }) => productId)).size < products.length) {
    throw new InvalidInputError('A product is changed once.');
  }
  const call = { operation: 'changeDeskProducts', userId: member.userId, key, request };
  return runIdempotently(context, { ...call, statusCode: 200 }, async (transaction) => {
    const now = context.now();
    const category = await findCategory(transaction, change);
    const changed: (Names & { productId: string })[] = [];
    const kept: Kept[] = [];
    // In the order of their ids, so that two such requests do not deadlock.
    const sorted = products.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    for (const [index, seen] of sorted.entries()) {
      await letOthersIn(index);
      const { productId } = seen;
      const row = await goods.lockGoods(transaction, productId);
      const names = { name: row?.name ?? '', nameHindi: row?.name_hindi ?? '' };
      const reason = await changeOne(transaction, { member, change, category }, { row, seen }, now);
      if (reason === null) changed.push({ productId, ...names });
      else kept.push({ productId, ...names, reason });
    }
    if (category !== undefined) {
      for (const chunk of inChunks(changed.map(({ productId }) => productId))) {
        await replaceGoodsTerms(transaction, chunk);
      }
    }
    const done = { changed: changed.length, kept: kept.slice(0, MAX_TOLD_PROBLEMS) };
    const counts = { ...done, keptCount: kept.length };
    if (changed.length === 0) return { changeId: null, ...counts };
    const changeId = createId(now);
    await recordChange(
      transaction,
      {
        id: changeId,
        userId: member.userId,
        action: MANY_CHANGED,
        subject: { kind: 'product', id: '' },
        before: null,
        after: {
          changedGoods: changed.length,
          ...describeChange(change, category),
          goods: changed
            .slice(0, MAX_TOLD_PROBLEMS)
            .map(({ name, nameHindi }) => ({ name, nameHindi })),
        },
      },
      now,
    );
    return { changeId, ...counts };
  });
}

/** @returns undefined for a change of something else */
async function findCategory(
  db: Db,
  { category: slug }: ManyGoodsChange,
): Promise<CategoryOfGoods | undefined> {
  if (slug === undefined) return undefined;
  const categories = await goods.listCategoriesOfGoods(db);
  const category = categories.find((one) => one.slug === slug);
  if (category === undefined) throw createFormError({ category: 'There is no such category.' });
  return category;
}

/** Who changes what of each product. */
interface WholeChange {
  readonly member: DeskMember;
  readonly change: ManyGoodsChange;
  readonly category: CategoryOfGoods | undefined;
}

/** @returns why the product stays as it is, null for one that is changed */
async function changeOne(
  transaction: Db,
  { member, change, category }: WholeChange,
  { row, seen }: { row: GoodsRow | undefined; seen: ChangeRequest['products'][number] },
  now: number,
): Promise<Kept['reason'] | null> {
  if (row === undefined) return 'not_found';
  const isOtherStock = change.stock !== undefined && row.stock_quantity !== seen.stock;
  if (row.version !== seen.version || isOtherStock) return 'changed_meanwhile';
  const { response: before } = await readGoods(transaction, row);
  const plan = planGoodsChange(before, change);
  if ('obstacle' in plan) return plan.obstacle;
  await applyPlan(transaction, row, { plan, category }, now);
  const after = requireVisible(member, await goods.getGoods(transaction, row.id));
  const states = { before, after: (await readGoods(transaction, after)).response };
  await recordGoodsChange(transaction, { member, action: OF_A_CHANGE }, states, now);
  return null;
}

async function applyPlan(
  transaction: Db,
  row: GoodsRow,
  { plan, category }: { plan: GoodsPlan; category: CategoryOfGoods | undefined },
  now: number,
): Promise<void> {
  if ('price' in plan) {
    const { originalPricePaise: original_price_paise } = toFacts(row);
    const discount_percent = discountOf(plan.price, original_price_paise);
    const columns = { price_paise: plan.price, original_price_paise, discount_percent };
    await goods.updateGoods(transaction, row.id, { ...columns, updated_at: now });
  } else if ('stock' in plan) {
    const columns = { stock_quantity: plan.stock, updated_at: now };
    await goods.updateGoods(transaction, row.id, columns, { raisesVersion: false });
    await noteStock(transaction, [Math.min(row.stock_quantity, plan.stock)]);
  } else if ('isOnSale' in plan) {
    await (plan.isOnSale ? putOnSale : takeOffSale)(transaction, row.id, now);
  } else if (category !== undefined) {
    const columns = { category_id: category.id, updated_at: now };
    await goods.updateGoods(transaction, row.id, columns);
  }
}

/** What the log says of the change. */
function describeChange(
  { category: _, isOnSale, ...values }: ManyGoodsChange,
  category: CategoryOfGoods | undefined,
): AuditedFields {
  if (isOnSale !== undefined) return { status: isOnSale ? 'published' : 'draft' };
  if (category === undefined) return values;
  return { category: { name: category.name, nameHindi: category.name_hindi } };
}
