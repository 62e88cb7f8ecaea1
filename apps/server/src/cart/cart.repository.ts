import { PRODUCT_REFERENCES, type ProductRow } from '../catalogue/products.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';

/** A line of a cart with the current data of its product. */
export type CartLineRow = ProductRow & { quantity: number };

/** Lists the lines of the shopper's cart, the oldest first. */
export function listCartLines(db: Db, userId: string): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('makers', 'makers.id', 'products.maker_id')
    .selectAll('products')
    .select(PRODUCT_REFERENCES)
    .select('cart_lines.quantity')
    .where('cart_lines.user_id', '=', userId)
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.product_id')
    .execute();
}

/** Gets the quantities of the shopper's cart by product id. */
export async function getCartQuantities(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
}

/** A line to write to a cart. */
export interface CartLineInput {
  userId: string;
  productId: string;
  quantity: number;
  /** Price of one piece when it was added, in paise. */
  pricePaise: number;
}

/** Writes a line: a new one, or quantity and price of the one that the product has. */
export async function putCartLine(db: Db, line: CartLineInput, now: number): Promise<void> {
  await db
    .insertInto('cart_lines')
    .values({
      user_id: line.userId,
      product_id: line.productId,
      quantity: line.quantity,
      added_price_paise: line.pricePaise,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        added_price_paise: eb.ref('excluded.added_price_paise'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/**
 * Moves a line before that of another product, by the times at which they were added; it stays where
 * that is not in the cart.
 */
export async function moveCartLineBefore(
  db: Db,
  { userId, productId }: Pick<CartLineInput, 'userId' | 'productId'>,
  next: string,
): Promise<void> {
  const found = await db
    .selectFrom('cart_lines')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('product_id', '=', next)
    .executeTakeFirst();
  if (found === undefined) return;
  // Earlier lines make room, as two lines may have been added in the same millisecond.
  await db
    .updateTable('cart_lines')
    .set((eb) => ({ created_at: eb('created_at', '-', 2) }))
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('created_at', '<', found.created_at),
        eb.and([eb('created_at', '=', found.created_at), eb('product_id', '<', next)]),
      ]),
    )
    .execute();
  await db
    .updateTable('cart_lines')
    .set({ created_at: found.created_at - 1 })
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

/** Removes products from the cart; products that are not in it are ignored. */
export async function deleteCartLines(
  db: Db,
  userId: string,
  productIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .execute();
}

export async function deleteCart(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}

/** A line of a cart with its product's name. */
export type NamedCartLine = Pick<
  Row<'cart_lines'>,
  'product_id' | 'quantity' | 'added_price_paise' | 'created_at'
> & { name: string };

/** Lists the lines of a user's cart with the products' names, the oldest first. */
export function listNamedCartLines(db: Db, userId: string): Promise<NamedCartLine[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['product_id', 'name', 'quantity', 'added_price_paise', 'cart_lines.created_at'])
    .where('user_id', '=', userId)
    .orderBy('cart_lines.created_at')
    .orderBy('product_id')
    .execute();
}
