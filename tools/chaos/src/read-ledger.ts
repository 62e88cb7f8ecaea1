import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Database, Db } from '@haat/server/src/platform/database/open-database.ts';
import { toSqlitePath } from '@haat/server/src/platform/database/open-database.ts';
import { LOCK_FILE } from '@haat/server/src/platform/database/serving-lock.ts';
import type { Row } from '@haat/server/src/platform/database/tables.ts';
import { sql } from 'kysely';

/** An order with its lines and payments. */
export type LedgerOrder = Pick<
  Row<'orders'>,
  'id' | 'status' | 'payment_method' | 'payment_status'
> & {
  lines: { productId: string; quantity: number }[];
  payments: Row<'payments'>['status'][];
};

/** A shopper's account with what belongs to it. */
export interface LedgerUser {
  id: string;
  email: string;
  avatarHash: string | null;
  /** Sign-ins, and the tokens of all of them. */
  signIns: number;
  tokens: number;
  /** Mailed links. */
  links: number;
}

/** The content of the database at one moment. */
export interface Ledger {
  orders: LedgerOrder[];
  /** Pieces in stock, and pieces counted as sold. */
  products: { id: string; stock: number; sold: number }[];
  /** Events of the payment provider, with the status of their payment. */
  events: { id: string; isApplied: boolean; payment: Row<'payments'>['status'] | undefined }[];
  /** Pieces in the carts, by shopper and product. */
  carts: { userId: string; productId: string; quantity: number }[];
  /** Idempotency-Keys of `mergeCarts` that have been used. */
  mergeKeys: { userId: string; key: string }[];
  users: LedgerUser[];
  /** Hashes of the pictures of people. */
  pictures: string[];
  /** 'ok', or the damage that the engine finds in its files. */
  integrity: string;
}

/** Reads the ledger in one transaction: a late commit of a killed server is in it whole or not at all. */
export function readLedger({ db, engine }: Database): Promise<Ledger> {
  const reading =
    engine === 'postgres'
      ? db.transaction().setIsolationLevel('repeatable read')
      : db.transaction();
  return reading.execute(async (transaction) => ({
    orders: await readOrders(transaction),
    products: await transaction
      .selectFrom('products')
      .select(['id', 'stock_quantity as stock', 'units_sold as sold'])
      .execute(),
    events: await readEvents(transaction),
    carts: await transaction
      .selectFrom('cart_lines')
      .select(['user_id as userId', 'product_id as productId', 'quantity'])
      .execute(),
    mergeKeys: await transaction
      .selectFrom('idempotency_keys')
      .select(['user_id as userId', 'idempotency_key as key'])
      .where('operation', '=', 'mergeCarts')
      .execute(),
    users: await readUsers(transaction),
    pictures: (
      await transaction.selectFrom('media').select('hash').where('kind', '=', 'avatar').execute()
    ).map(({ hash }) => hash),
    integrity: engine === 'sqlite' ? await checkSqlite(transaction) : 'ok',
  }));
}

async function readOrders(db: Db): Promise<LedgerOrder[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_method', 'payment_status'])
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_id as productId', 'quantity'])
    .execute();
  const payments = await db.selectFrom('payments').select(['order_id', 'status']).execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id);
  return orders.map((order) => ({
    ...order,
    lines: linesOf.get(order.id) ?? [],
    payments: (paymentsOf.get(order.id) ?? []).map(({ status }) => status),
  }));
}

async function readEvents(db: Db): Promise<Ledger['events']> {
  const rows = await db
    .selectFrom('payment_events as event')
    .leftJoin('payments as payment', 'payment.provider_order_id', 'event.provider_order_id')
    .select(['event.event_id as id', 'event.applied_at', 'payment.status as payment'])
    .execute();
  return rows.map(({ id, applied_at, payment }) => ({
    id,
    isApplied: applied_at !== null,
    payment: payment ?? undefined,
  }));
}

async function readUsers(db: Db): Promise<LedgerUser[]> {
  const users = await db.selectFrom('users').select(['id', 'email', 'avatar_hash']).execute();
  const families = await db
    .selectFrom('session_families as family')
    .leftJoin('session_tokens as token', 'token.family_id', 'family.id')
    .select(['family.id', 'family.user_id', 'token.hash'])
    .execute();
  const links = await db.selectFrom('account_tokens').select('user_id').execute();
  const familiesOf = Map.groupBy(families, (family) => family.user_id);
  const linksOf = Map.groupBy(links, (link) => link.user_id);
  return users.map(({ id, email, avatar_hash: avatarHash }) => {
    const tokens = familiesOf.get(id) ?? [];
    return {
      id,
      email,
      avatarHash,
      signIns: new Set(tokens.map((token) => token.id)).size,
      tokens: tokens.filter((token) => token.hash !== null).length,
      links: linksOf.get(id)?.length ?? 0,
    };
  });
}

async function checkSqlite(db: Db): Promise<string> {
  const integrity = await sql<{ integrity_check: string }>`
    select integrity_check from pragma_integrity_check`.execute(db);
  const orphans = await sql`select * from pragma_foreign_key_check`.execute(db);
  if (orphans.rows.length > 0) return `${orphans.rows.length} rows point to nothing`;
  return integrity.rows.map((row) => row.integrity_check).join('; ');
}

/** Files of a data folder that are neither the database's or its lock's nor a finished mail. */
export async function listStrayFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const database = relative(dataDir, toSqlitePath(dataDir));
  const known = new Set([database, `${database}-wal`, `${database}-shm`, LOCK_FILE]);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !known.has(path) && !/^outbox[\\/][^\\/]+\.eml$/.test(path));
}
