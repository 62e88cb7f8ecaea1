import type { RunningDiscount } from '@haat/domain/desk';
import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type DiscountRow = Row<'discounts'>;

/** Lists all discounts, the one with the latest first day first. */
export function listDiscounts(db: Db): Promise<DiscountRow[]> {
  return db
    .selectFrom('discounts')
    .selectAll()
    .orderBy('first_day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locks a discount and reads it, see `lockGroup`. */
export function lockDiscount(transaction: Db, id: string): Promise<DiscountRow | undefined> {
  return transaction
    .updateTable('discounts')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** A category or product that a discount is for. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly name_hindi: string;
}

/** Lists what discounts are for, as far as it still exists, by the id of the discount. */
export async function listChoices(
  db: Db,
  discountIds: readonly string[],
): Promise<Map<string, Choice[]>> {
  if (discountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('discount_choices as choice')
    .leftJoin('categories', 'categories.id', 'choice.chosen_id')
    .leftJoin('products', 'products.id', 'choice.chosen_id')
    .select(({ fn }) => [
      'choice.discount_id',
      'choice.chosen_id as id',
      fn.coalesce('categories.name', 'products.name').as('name'),
      fn.coalesce('categories.name_hindi', 'products.name_hindi').as('name_hindi'),
    ])
    .where('choice.discount_id', 'in', discountIds)
    .where(({ fn, eb }) => eb(fn.coalesce('categories.id', 'products.id'), 'is not', null))
    .$narrowType<Choice>()
    .orderBy('name')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ discount_id }): string => discount_id);
}

/** Counts the products that each discount reduces now, by its id. */
export async function countReduced(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('regular_prices')
    .select(({ fn }) => ['discount_id', fn.countAll<number>().as('count')])
    .groupBy('discount_id')
    .execute();
  return new Map(rows.map(({ discount_id: id, count }) => [id, count]));
}

/** Counts those of the ids that name a category or a product. */
export async function countKnown(
  db: Db,
  table: 'categories' | 'products',
  ids: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}

export async function createDiscount(
  transaction: Db,
  discount: NewRow<'discounts'>,
): Promise<void> {
  await transaction.insertInto('discounts').values(discount).execute();
}

/** Changes a discount, and raises its version. */
export async function updateDiscount(
  transaction: Db,
  id: string,
  changes: Partial<Omit<DiscountRow, 'id' | 'created_at' | 'version'>>,
): Promise<void> {
  await transaction
    .updateTable('discounts')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a discount with what it is for. */
export async function deleteDiscount(transaction: Db, id: string): Promise<void> {
  await transaction.deleteFrom('discounts').where('id', '=', id).execute();
}

/** Replaces what a discount is for. */
export async function replaceChoices(
  transaction: Db,
  discountId: string,
  chosen: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('discount_choices').where('discount_id', '=', discountId).execute();
  if (chosen.length === 0) return;
  const rows = chosen.map((id) => ({ discount_id: discountId, chosen_id: id }));
  await transaction.insertInto('discount_choices').values(rows).execute();
}

/** A discount that counts on a day, and what it is for. */
export type Running = DiscountRow & RunningDiscount;

/** Lists the discounts that count on a day, the oldest first. @param today such as '2026-11-01', in India */
export async function listRunning(db: Db, today: string): Promise<Running[]> {
  const rows = await db
    .selectFrom('discounts')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('first_day', '<=', today)
    .where('last_day', '>=', today)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const choices = await db
    .selectFrom('discount_choices')
    .selectAll()
    .where(
      'discount_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const chosen = Map.groupBy(choices, ({ discount_id }): string => discount_id);
  return rows.map((row) => ({
    ...row,
    chosen: new Set(chosen.get(row.id)?.map(({ chosen_id }) => chosen_id)),
  }));
}
