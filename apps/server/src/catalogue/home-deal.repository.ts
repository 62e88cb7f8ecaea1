import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';

/** The deal of the home page, with the product that was chosen; null for none. */
export type HomeDealRow = Pick<Row<'home_deal'>, 'product_id' | 'ends_at' | 'version'> & {
  product_name: string | null;
  product_name_hindi: string | null;
  product_status: Row<'products'>['status'] | null;
};

/** What counts until somebody chooses something. */
const UNSET: HomeDealRow = {
  product_id: null,
  ends_at: null,
  version: 1,
  product_name: null,
  product_name_hindi: null,
  product_status: null,
};

export async function getHomeDeal(db: Db): Promise<HomeDealRow> {
  const row = await db
    .selectFrom('home_deal')
    .leftJoin('products', 'products.id', 'home_deal.product_id')
    .select([
      'home_deal.product_id',
      'home_deal.ends_at',
      'home_deal.version',
      'products.name as product_name',
      'products.name_hindi as product_name_hindi',
      'products.status as product_status',
    ])
    .executeTakeFirst();
  return row ?? UNSET;
}

/** Locks the deal and reads it. @param now epoch ms */
export async function lockHomeDeal(transaction: Db, now: number): Promise<HomeDealRow> {
  await transaction
    .insertInto('home_deal')
    .values({ id: 'shop', product_id: null, ends_at: null, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ updated_at: eb.ref('home_deal.updated_at') })),
    )
    .execute();
  return getHomeDeal(transaction);
}

/** Chooses the deal in a transaction that has locked it. */
export async function saveHomeDeal(
  transaction: Db,
  deal: Pick<Row<'home_deal'>, 'product_id' | 'ends_at' | 'updated_at'>,
): Promise<void> {
  await transaction
    .updateTable('home_deal')
    .set((eb) => ({ ...deal, version: eb('version', '+', 1) }))
    .execute();
}

/**
 * Takes back a deal whose time is over (product 10.7.6), so that no cached page shows it longer. Of several
 * processes one does it.
 *
 * @param now epoch ms
 * @returns true when there was one
 */
export async function endHomeDeal(db: Db, now: number): Promise<boolean> {
  const ended = await db
    .updateTable('home_deal')
    .set((eb) => ({
      product_id: null,
      ends_at: null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('ends_at', '<=', now)
    .returning('id')
    .execute();
  return ended.length > 0;
}
