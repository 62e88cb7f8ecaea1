import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

/** The prices of a product as shoppers see them, and those without the discount that reduces it. */
export type PricedRow = Pick<
  Row<'products'>,
  'id' | 'category_id' | 'price_paise' | 'original_price_paise'
> & {
  /** Null where no discount reduces it; the others are then null, too. */
  discount_id: string | null;
  regular_price_paise: number | null;
  regular_original_price_paise: number | null;
  reduced_paise: number | null;
};

function selectPrices(db: Db) {
  return db
    .selectFrom('products')
    .leftJoin('regular_prices as regular', 'regular.product_id', 'products.id')
    .select([
      'products.id',
      'products.category_id',
      'products.price_paise',
      'products.original_price_paise',
      'regular.discount_id',
      'regular.price_paise as regular_price_paise',
      'regular.original_price_paise as regular_original_price_paise',
      'regular.reduced_paise',
    ])
    .orderBy('products.id');
}

/** Lists the prices of these products. */
export function listPrices(db: Db, productIds: readonly string[]): Promise<PricedRow[]> {
  return selectPrices(db).where('products.id', 'in', productIds).execute();
}

/** Lists the prices of a page of all products, in the order of their ids. */
export function listPricesAfter(db: Db, id: string, limit: number): Promise<PricedRow[]> {
  return selectPrices(db).where('products.id', '>', id).limit(limit).execute();
}

/** Locks products: other transactions that change them wait until this one ends. */
export async function lockPrices(transaction: Db, productIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('products')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', 'in', productIds)
    .execute();
}

/** Tells whether a discount reduces any product. */
export async function isAnyReduced(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('regular_prices')
    .select('product_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the prices that shoppers see. */
export async function setPrices(
  transaction: Db,
  productId: string,
  prices: Pick<
    Row<'products'>,
    'price_paise' | 'original_price_paise' | 'discount_percent' | 'updated_at'
  >,
): Promise<void> {
  await transaction.updateTable('products').set(prices).where('id', '=', productId).execute();
}

/** Keeps the prices that a product has without the discount. */
export async function saveRegularPrices(
  transaction: Db,
  { product_id, ...prices }: NewRow<'regular_prices'>,
): Promise<void> {
  await transaction
    .insertInto('regular_prices')
    .values({ product_id, ...prices })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(prices))
    .execute();
}

/** Forgets them: what `products` has are the regular prices. */
export async function deleteRegularPrices(transaction: Db, productId: string): Promise<void> {
  await transaction.deleteFrom('regular_prices').where('product_id', '=', productId).execute();
}
