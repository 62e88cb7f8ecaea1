import type { components } from '@haat/api-sdk/schema';
import { toCategorySlug, toNameKey } from '@haat/domain';
import { type CategoryNames, categoryNamesSchema, isOrderOf, toFreeSlug } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { inChunks } from '../../platform/database/in-chunks.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { assertVersion } from '../../platform/http/if-match.ts';
import { createFormError, parseForm } from '../../platform/http/parse-form.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordChange } from '../audit/record-change.ts';
import { replaceGoodsTerms } from '../goods/goods-terms.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { DeskCall, VersionedCall } from '../members/desk-call.ts';
import * as categories from './desk-categories.repository.ts';
import { assertNamesAreFree, lockNames } from './free-names.ts';
import { type DeskCategoryResponse, presentDeskCategory } from './groups.presenter.ts';

/** Lists all categories, in the shop's order. */
export async function listDeskCategories(db: Db): Promise<DeskCategoryResponse[]> {
  const rows = await categories.listCategories(db);
  const counts = await categories.countGoodsOfCategories(db);
  return rows.map((row) => presentDeskCategory(row, counts.get(row.id)));
}

/**
 * Adds a category as the last one (product 10.3.12).
 *
 * @throws {InvalidInputError} that names the fields, also for a name that another category has
 */
export async function createCategory(
  context: ShopContext,
  { member, key }: DeskCall,
  input: components['schemas']['DeskCategoryInput'],
): Promise<DeskCategoryResponse> {
  const names = parseForm(categoryNamesSchema, input);
  const call = { operation: 'createDeskCategory', userId: member.userId, key, request: input };
  return runIdempotently(context, { ...call, statusCode: 201 }, async (transaction) => {
    await lockNames(transaction, 'category');
    const known = await categories.listCategories(transaction);
    assertIsFree(names, known, undefined);
    const now = context.now();
    const id = createId(now);
    await categories.createCategory(transaction, {
      id,
      name: names.name,
      name_hindi: names.nameHindi,
      slug: toFreeSlug(names.name, new Set(known.map(({ slug }) => slug))),
      image_hash: null,
      status: 'active',
      position: Math.max(0, ...known.map(({ position }) => position + 1)),
      created_at: now,
      updated_at: now,
    });
    const created = await readCategory(transaction, id);
    const change = { userId: member.userId, action: 'category.created' };
    const subject = { kind: 'category' as const, id };
    await recordChange(transaction, { ...change, subject, ...changedFields(null, created) }, now);
    return created;
  });
}

/**
 * Renames a category; its address stays, and its goods are found by the new names (product 10.3.12).
 *
 * @throws {InvalidInputError} that names the fields, also for a name that another category has
 * @throws {NotFoundError} for an unknown category
 * @throws {ChangedMeanwhileError} (412) with the present category
 */
export function renameCategory(
  context: ShopContext,
  call: VersionedCall,
  input: components['schemas']['DeskCategoryUpdate'],
): Promise<DeskCategoryResponse> {
  const { id } = call;
  return changeVersioned(context, call, {
    operation: 'updateDeskCategory',
    request: { id, body: input },
    action: 'category.changed',
    subject: { kind: 'category', id },
    lock: (transaction) => readCategory(transaction, id),
    present: (category) => category,
    async apply(transaction, before, now) {
      const names = parseForm(categoryNamesSchema, { ...before, ...input });
      await lockNames(transaction, 'category');
      const known = await categories.listCategories(transaction);
      const others = known.filter((one) => one.id !== id);
      assertIsFree(names, others, before);
      await categories.renameCategory(transaction, id, {
        name: names.name,
        name_hindi: names.nameHindi,
        updated_at: now,
      });
      const goods = await categories.listGoodsOfCategory(transaction, id);
      for (const chunk of inChunks(goods)) await replaceGoodsTerms(transaction, chunk);
    },
  });
}

/**
 * Puts the categories into an order (product 10.3.12).
 *
 * @param order ids of all categories
 * @throws {InvalidInputError} for an order that lacks a category, or names another
 */
export async function orderCategories(
  context: ShopContext,
  { member, key }: DeskCall,
  order: readonly string[],
): Promise<DeskCategoryResponse[]> {
  const { userId } = member;
  const call = { operation: 'orderDeskCategories', userId, key, request: order, statusCode: 200 };
  return runIdempotently(context, call, async (transaction) => {
    const known = await categories.listCategories(transaction);
    const ids = known.map(({ id }) => id);
    if (!isOrderOf(order, ids)) {
      throw createFormError({ categories: 'Please name all categories, each once.' });
    }
    for (const [position, id] of order.entries()) {
      await categories.moveCategory(transaction, id, position);
    }
    const slugs = new Map(known.map(({ id, slug }) => [id, slug]));
    const toSlugs = (list: readonly string[]) => list.map((id) => slugs.get(id));
    await recordChange(
      transaction,
      {
        userId,
        action: 'category.ordered',
        subject: { kind: 'category', id: 'all' },
        before: { order: toSlugs(ids) },
        after: { order: toSlugs(order) },
      },
      context.now(),
    );
    return listDeskCategories(transaction);
  });
}

/**
 * Deletes a category without goods (product 10.3.12).
 *
 * @throws {NotFoundError} for an unknown category
 * @throws {ConflictError} for one with goods, drafts included
 * @throws {ChangedMeanwhileError} (412) with the present category
 */
export async function deleteCategory(
  context: ShopContext,
  { member, id, version }: Omit<VersionedCall, 'key'>,
): Promise<void> {
  await runTransaction(context.db, async (transaction) => {
    const before = await readCategory(transaction, id);
    await assertVersion(version, before.version, () => before);
    if ((await categories.countGoodsForDeletion(transaction, id)) > 0) {
      throw new ConflictError('category_in_use', 'A category with goods is not deleted.');
    }
    await categories.deleteCategory(transaction, id);
    const subject = { kind: 'category' as const, id };
    const { slug, name, nameHindi } = before;
    const entry = { action: 'category.deleted', before: { slug, name, nameHindi }, after: null };
    await recordChange(transaction, { userId: member.userId, subject, ...entry }, context.now());
  });
}

/** @throws {InvalidInputError} when another category has a name, or the address that it gives */
function assertIsFree(
  names: CategoryNames,
  others: readonly categories.CategoryRow[],
  before: CategoryNames | undefined,
): void {
  assertNamesAreFree('category', names, others, before);
  if (before !== undefined && toNameKey(before.name) === toNameKey(names.name)) return;
  const slug = toCategorySlug(names.name);
  const isTaken = others.some((one) => one.slug === slug || toCategorySlug(one.name) === slug);
  if (isTaken) throw createFormError({ name: 'There is a category with this name.' });
}

/** Locks and presents a category. @throws {NotFoundError} */
async function readCategory(transaction: Db, id: string): Promise<DeskCategoryResponse> {
  const row = await categories.lockCategory(transaction, id);
  if (row === undefined) throw new NotFoundError('Category');
  return presentDeskCategory(row, (await categories.countGoodsOfCategories(transaction)).get(id));
}
