import type { OrderRow } from '../orders/orders.repository.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';
import type { Db } from '../platform/database/open-database.ts';

/** Where the page before ended; undefined for the first page. */
export type PageEnd = { readonly created_at: number; readonly id: string } | undefined;

/** A page of a user's orders, the newest first. */
export function listOrderPage(
  db: Db,
  userId: string,
  end: PageEnd,
  limit: number,
): Promise<OrderRow[]> {
  let query = db.selectFrom('orders').selectAll().where('user_id', '=', userId);
  if (end !== undefined) {
    query = query.where((eb) =>
      eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(end.created_at, end.id)),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A page of a user's payments, the newest first. */
export function listPaymentPage(
  db: Db,
  userId: string,
  end: PageEnd,
  limit: number,
): Promise<PaymentRow[]> {
  let query = db.selectFrom('payments').selectAll().where('user_id', '=', userId);
  if (end !== undefined) {
    query = query.where((eb) =>
      eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(end.created_at, end.id)),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A page of a user's orders that a return was asked for, the newest order first. */
export function listReturnPage(
  db: Db,
  userId: string,
  end: PageEnd,
  limit: number,
): Promise<OrderRow[]> {
  let query = db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('return_status', 'is not', null);
  if (end !== undefined) {
    query = query.where((eb) =>
      eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(end.created_at, end.id)),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The lines of a user's cart with the products' names, the oldest first. */
export function listNamedCartLines(db: Db, userId: string) {
  return db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['product_id', 'name', 'quantity', 'added_price_paise', 'cart_lines.created_at'])
    .where('user_id', '=', userId)
    .orderBy('cart_lines.created_at')
    .orderBy('product_id')
    .execute();
}

/** A user's whole wishlist with the products' names, the one added last first. */
export function listNamedWishes(db: Db, userId: string) {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .select(['product_id', 'name', 'wishlist_items.created_at'])
    .where('user_id', '=', userId)
    .orderBy('wishlist_items.created_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
}
