import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type StockAlertRow = Row<'stock_alerts'>;

/** A request with the product's name. */
export type NamedStockAlert = Pick<
  StockAlertRow,
  'product_id' | 'email' | 'language' | 'created_at' | 'expires_at'
> & { name: string };

/** Stores a request; one of the same mailbox for the same product stays as it is. */
export async function createStockAlert(db: Db, alert: NewRow<'stock_alerts'>): Promise<void> {
  await db
    .insertInto('stock_alerts')
    .values(alert)
    .onConflict((conflict) => conflict.columns(['mailbox_key', 'product_id']).doNothing())
    .execute();
}

/** Deletes all requests of a mailbox but the newest ones. */
export async function deleteOlderStockAlerts(
  db: Db,
  mailboxKey: string,
  kept: number,
): Promise<void> {
  const rows = await db
    .selectFrom('stock_alerts')
    .select('product_id')
    .where('mailbox_key', '=', mailboxKey)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  const surplus = rows.slice(kept).map(({ product_id }) => product_id);
  if (surplus.length > 0) await takeStockAlerts(db, mailboxKey, surplus);
}

/** A product that shoppers wait for and that can be bought again. */
export interface ProductBack {
  id: string;
  name: string;
  name_hindi: string;
}

export function listProductsBack(db: Db): Promise<ProductBack[]> {
  // The waited-for products come from their index alone, however many shoppers wait.
  return db
    .selectFrom((eb) => eb.selectFrom('stock_alerts').select('product_id').distinct().as('waited'))
    .innerJoin('products', 'products.id', 'waited.product_id')
    .select(['products.id', 'products.name', 'products.name_hindi'])
    .where('products.status', '=', 'active')
    .where('products.stock_quantity', '>', 0)
    .execute();
}

/** Lists the mailboxes that wait for one of the products, in their order after `after`. */
export async function listWaitingMailboxes(
  db: Db,
  productIds: readonly string[],
  page: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_alerts')
    .select('mailbox_key')
    .distinct()
    .where('product_id', 'in', productIds)
    .where('mailbox_key', '>', page.after)
    .orderBy('mailbox_key')
    .limit(page.limit)
    .execute();
  return rows.map(({ mailbox_key }) => mailbox_key);
}

/** Deletes the requests of a mailbox for these products. @returns those that this call deleted */
export function takeStockAlerts(
  db: Db,
  mailboxKey: string,
  productIds: readonly string[],
): Promise<StockAlertRow[]> {
  return db
    .deleteFrom('stock_alerts')
    .where('mailbox_key', '=', mailboxKey)
    .where('product_id', 'in', productIds)
    .returningAll()
    .execute();
}

export async function deleteStockAlertsOfToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('stock_alerts').where('token_hash', '=', tokenHash).execute();
}

export async function deleteStockAlertsOfMailbox(db: Db, mailboxKey: string): Promise<void> {
  await db.deleteFrom('stock_alerts').where('mailbox_key', '=', mailboxKey).execute();
}

export async function deleteExpiredStockAlerts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('stock_alerts').where('expires_at', '<=', now).execute();
}

/** Lists the requests of a mailbox with the products' names, the newest first. */
export function listNamedStockAlerts(db: Db, mailboxKey: string): Promise<NamedStockAlert[]> {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .select(['product_id', 'name', 'email', 'language', 'stock_alerts.created_at', 'expires_at'])
    .where('mailbox_key', '=', mailboxKey)
    .orderBy('stock_alerts.created_at', 'desc')
    .orderBy('product_id')
    .execute();
}

export async function countStockAlerts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stock_alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
