import { sql } from 'kysely';
import { PRODUCT_SELECTION, type ProductRow } from '../catalogue/products.repository.ts';
import type { Db } from '../platform/database/open-database.ts';

/** A line of a cart with its product as it is today. */
export type CartLineRow = ProductRow & { quantity: number };

/** The shopper's lines, the oldest first. */
export function listCartLines(db: Db, userId: string): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(PRODUCT_SELECTION)
    .select('cart_lines.quantity')
    .where('cart_lines.user_id', '=', userId)
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.product_id')
    .execute();
}

/** Pieces of each product in the shopper's cart, by product id. */
export async function getCartQuantities(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
}

/** One product and how many pieces of it are wanted, as a cart takes it. */
export interface WantedLine {
  userId: string;
  productId: string;
  quantity: number;
  /** Price of one piece as the shopper saw it, in paise. */
  pricePaise: number;
}

/**
 * Adds pieces to those already in the cart in one step, so that none is lost when two requests add
 * at the same time.
 *
 * @param most the most pieces the line may have
 * @returns the pieces now; undefined, with nothing changed, when that would be more than `most`
 */
export async function addToCartLine(
  db: Db,
  line: WantedLine,
  most: number,
  now: number,
): Promise<number | undefined> {
  if (line.quantity > most) return undefined;
  const row = await insertLine(db, line, now)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet((eb) => ({
          quantity: eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')),
          added_price_paise: eb.ref('excluded.added_price_paise'),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .where(
          sql<boolean>`${sql.ref('cart_lines.quantity')} + ${sql.ref('excluded.quantity')} <= ${most}`,
        ),
    )
    .returning('quantity')
    .executeTakeFirst();
  return row?.quantity;
}

/**
 * Like {@link addToCartLine}, but cuts what is too much.
 *
 * @param most the most pieces the line may have, 1 or more
 * @returns the pieces now
 */
export async function addUpToMost(
  db: Db,
  line: WantedLine,
  most: number,
  now: number,
): Promise<number> {
  const sum = sql`${sql.ref('cart_lines.quantity')} + ${sql.ref('excluded.quantity')}`;
  const row = await insertLine(db, { ...line, quantity: Math.min(line.quantity, most) }, now)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet((eb) => ({
        quantity: sql<number>`case when ${sum} > ${most} then ${most} else ${sum} end`,
        added_price_paise: eb.ref('excluded.added_price_paise'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .returning('quantity')
    .executeTakeFirstOrThrow();
  return row.quantity;
}

function insertLine(db: Db, line: WantedLine, now: number) {
  return db.insertInto('cart_lines').values({
    user_id: line.userId,
    product_id: line.productId,
    quantity: line.quantity,
    added_price_paise: line.pricePaise,
    created_at: now,
    updated_at: now,
  });
}

/** Sets the pieces of a product that is in the cart. @returns false when it is not there */
export async function updateCartLine(db: Db, line: WantedLine, now: number): Promise<boolean> {
  const result = await db
    .updateTable('cart_lines')
    .set({ quantity: line.quantity, added_price_paise: line.pricePaise, updated_at: now })
    .where('user_id', '=', line.userId)
    .where('product_id', '=', line.productId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes these products out of the cart; those that are not in it change nothing. */
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
