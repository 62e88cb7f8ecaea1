import { type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** The tables whose rows are about a product that somebody bought, wants or shows. */
const USES = [
  'order_lines',
  'order_draft_lines',
  'cart_lines',
  'wishlist_items',
  'reviews',
  'stock_alerts',
  'story_products',
  'home_deal',
] as const;

/** Tells whether something names a product: an order, a cart, a review, a story, a set. */
export async function isProductInUse(db: Db, productId: string): Promise<boolean> {
  const listed = JSON.stringify(productId);
  const uses = [
    ...USES.map(
      (table) =>
        sql<SqlBool>`exists (select 1 from ${sql.table(table)} where product_id = ${productId})`,
    ),
    sql<SqlBool>`exists (select 1 from content_drafts where ${contains(sql.ref('product_ids'), listed)})`,
    sql<SqlBool>`exists (select 1 from content_states where ${contains(sql.ref('product_ids'), listed)})`,
    // The parts of a set stand as `id:pieces`, with a space between them.
    sql<SqlBool>`exists (select 1 from products where set_parts <> '' and ${contains(sql`' ' || set_parts`, ` ${productId}:`)})`,
  ];
  const used = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where(sql<SqlBool>`(${sql.join(uses, sql` or `)})`)
    .executeTakeFirst();
  return used !== undefined;
}

/** How a state of a product that is on sale is written in the log. */
const ON_SALE = JSON.stringify({ status: 'published' }).slice(1, -1);

/**
 * Tells whether shoppers may have seen a product, by the log of the desk: it was published, or did not begin
 * there as a draft, but came with a catalogue.
 */
export async function wasProductOnSale(db: Db, productId: string): Promise<boolean> {
  const log = db
    .selectFrom('desk_audit')
    .select('id')
    .where('subject_kind', '=', 'product')
    .where('subject_id', '=', productId);
  const begun = await log.where('state_before', 'is', null).limit(1).executeTakeFirst();
  if (begun === undefined) return true;
  const shown = await log
    .where((eb) =>
      eb.or([
        contains(sql`coalesce(state_before, '')`, ON_SALE),
        contains(sql`coalesce(state_after, '')`, ON_SALE),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}
