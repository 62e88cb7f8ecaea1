import { sql } from 'kysely';
import type { Database } from '../src/database/open-database.ts';

/** What the database holds after a run. */
export interface Books {
  /** Every order, with the pieces of all its lines. */
  orders: { id: string; units: number }[];
  /** Pieces of all products that are left. */
  stock: number;
  /** Pieces of all products that count as sold. */
  sold: number;
  /** 'ok', or what the engine finds wrong with its own files. */
  integrity: string;
}

export async function readBooks({ db, engine }: Database): Promise<Books> {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', sql<number>`coalesce(sum(order_lines.quantity), 0)`.as('units')])
    .groupBy('orders.id')
    .execute();
  const products = await db
    .selectFrom('products')
    .select(['stock_quantity', 'units_sold'])
    .execute();
  return {
    orders: orders.map(({ id, units }) => ({ id, units: Number(units) })),
    stock: products.reduce((sum, product) => sum + product.stock_quantity, 0),
    sold: products.reduce((sum, product) => sum + product.units_sold, 0),
    integrity: engine === 'sqlite' ? await checkSqlite(db) : 'ok',
  };
}

async function checkSqlite(db: Database['db']): Promise<string> {
  const integrity = await sql<{ integrity_check: string }>`
    select integrity_check from pragma_integrity_check`.execute(db);
  const orphans = await sql`select * from pragma_foreign_key_check`.execute(db);
  if (orphans.rows.length > 0) return `${orphans.rows.length} rows point to nothing`;
  return integrity.rows.map((row) => row.integrity_check).join('; ');
}
