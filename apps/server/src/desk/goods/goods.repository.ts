import { FEW_PIECES } from '@haat/domain';
import { ALIKE_LETTERS, toPlainLetters } from '@haat/domain/search';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import {
  PRODUCT_REFERENCES,
  type ProductRow,
  type RequiredReferences,
} from '../../catalogue/products.repository.ts';
import { contains } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { DatabaseTables, NewRow, Row } from '../../platform/database/tables.ts';
import { priceGoods } from '../discounts/apply-discounts.ts';
import { deleteRegularPrices } from '../discounts/regular-prices.repository.ts';

/**
 * A product of any status, with the day on which a draft is published by itself, epoch ms, and what it costs
 * without the discount that reduces it; all of these are null without one.
 */
export type GoodsRow = ProductRow & {
  publish_at: number | null;
  regular_price_paise: number | null;
  regular_original_price_paise: number | null;
  reduced_by: string | null;
  reduced_by_hindi: string | null;
  reduced_percent: number | null;
  reduced_until: string | null;
};

/** A filter of goods; an undefined field matches any product. */
export interface GoodsFilter {
  /** Part of a name, see `toTextKey`. */
  part: string | undefined;
  status: 'draft' | 'scheduled' | 'published' | 'sold-out' | 'low' | undefined;
  /** Id of the group. */
  makerId: string | undefined;
  /** Slug of the category. */
  category: string | undefined;
}

/** What the desk enters and lists, also while a discount reduces it. */
const REGULAR_PRICE = sql<number>`coalesce(regular.price_paise, products.price_paise)`;

/** The columns by which goods are sorted; with a minus from the last on. */
const ORDERS = {
  name: { column: 'products.name_key', direction: 'asc' },
  '-name': { column: 'products.name_key', direction: 'desc' },
  price: { column: REGULAR_PRICE, direction: 'asc' },
  '-price': { column: REGULAR_PRICE, direction: 'desc' },
  stock: { column: 'products.stock_quantity', direction: 'asc' },
  '-stock': { column: 'products.stock_quantity', direction: 'desc' },
} as const;

/** By what goods are sorted. */
export type GoodsSort = keyof typeof ORDERS;

/** Lists a results page of the goods that match the filter, sorted, else the newest first. */
export function listGoods(
  db: Db,
  filter: GoodsFilter,
  page: PageRequest,
  sort?: GoodsSort,
): Promise<Page<GoodsRow>> {
  const found = withReferences(selectGoods(db, filter));
  const { column, direction } = ORDERS[sort ?? 'name'];
  const goods = (sort === undefined ? found : found.orderBy(column, direction))
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc');
  return readPage(goods, page);
}

/** Lists these products, of any status, in the order of their ids. */
export function listGoodsByIds(db: Db, productIds: readonly string[]): Promise<GoodsRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return withReferences(selectGoods(db, ANY))
    .where('products.id', 'in', productIds)
    .orderBy('products.id')
    .execute();
}

/** Lists a page of all goods in the order of their ids. */
export function listGoodsAfter(db: Db, id: string, limit: number): Promise<GoodsRow[]> {
  return withReferences(selectGoods(db, ANY))
    .where('products.id', '>', id)
    .orderBy('products.id')
    .limit(limit)
    .execute();
}

/** The same as `toPlainLetters`, of a column. */
function plainLetters(column: Expression<string>): Expression<string> {
  return ALIKE_LETTERS.reduce<Expression<string>>(
    (plain, [letter, other]) => sql<string>`replace(${plain}, ${letter}, ${other})`,
    column,
  );
}

/** The condition that a name of a product has a part, in either script. @param part see `toTextKey` */
export function nameContains(part: string) {
  return (eb: ExpressionBuilder<DatabaseTables, 'products'>) =>
    eb.or([
      contains(eb.ref('products.name_key'), part),
      contains(plainLetters(eb.ref('products.name_hindi')), toPlainLetters(part)),
    ]);
}

const ANY: GoodsFilter = {
  part: undefined,
  status: undefined,
  makerId: undefined,
  category: undefined,
};

function selectGoods(db: Db, { part, status, makerId, category }: GoodsFilter) {
  let query = db
    .selectFrom('products')
    .leftJoin('scheduled_products as schedule', 'schedule.product_id', 'products.id');
  if (makerId !== undefined) query = query.where('products.maker_id', '=', makerId);
  if (category !== undefined) {
    query = query.where('products.category_id', '=', (eb) =>
      eb.selectFrom('categories').select('categories.id').where('categories.slug', '=', category),
    );
  }
  if (part !== undefined) {
    query = query.where(nameContains(part));
  }
  if (status === undefined) return query;
  const isOnSale = status !== 'draft' && status !== 'scheduled';
  query = query.where('products.status', '=', isOnSale ? 'active' : 'archived');
  if (status === 'draft') return query.where('schedule.publish_at', 'is', null);
  if (status === 'scheduled') return query.where('schedule.publish_at', 'is not', null);
  if (status === 'sold-out') return query.where('products.stock_quantity', '=', 0);
  if (status === 'low') {
    return query
      .where('products.stock_quantity', '>', 0)
      .where('products.stock_quantity', '<=', FEW_PIECES);
  }
  return query;
}

function withReferences(query: ReturnType<typeof selectGoods>) {
  return query
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('makers', 'makers.id', 'products.maker_id')
    .leftJoin('regular_prices as regular', (join) =>
      join
        .onRef('regular.product_id', '=', 'products.id')
        .onRef('regular.reduced_paise', '=', 'products.price_paise'),
    )
    .leftJoin('discounts as discount', 'discount.id', 'regular.discount_id')
    .selectAll('products')
    .select(PRODUCT_REFERENCES)
    .select([
      'schedule.publish_at',
      'regular.price_paise as regular_price_paise',
      'regular.original_price_paise as regular_original_price_paise',
      'discount.name as reduced_by',
      'discount.name_hindi as reduced_by_hindi',
      'discount.percent as reduced_percent',
      'discount.last_day as reduced_until',
    ])
    .$narrowType<RequiredReferences>();
}

/** Reads a product of any status. */
export async function getGoods(db: Db, productId: string): Promise<GoodsRow | undefined> {
  const [row] = await listGoodsByIds(db, [productId]);
  return row;
}

/**
 * Locks a product and reads it: other transactions that lock it wait until this one ends. An update
 * that changes nothing locks on both engines.
 */
export async function lockGoods(transaction: Db, productId: string): Promise<GoodsRow | undefined> {
  await transaction
    .updateTable('products')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', productId)
    .execute();
  return getGoods(transaction, productId);
}

/** Adds a product with its regular prices. A discount that runs reduces them at once. */
export async function createGoods(transaction: Db, product: NewRow<'products'>): Promise<void> {
  await transaction.insertInto('products').values(product).execute();
  await priceGoods(transaction, [product.id], product.updated_at);
}

/** Columns of a product that the desk changes. */
export type GoodsChanges = Partial<
  Omit<
    Row<'products'>,
    'id' | 'created_at' | 'version' | 'units_sold' | `${string}rating_${string}`
  >
> &
  Pick<Row<'products'>, 'updated_at'>;

/**
 * Changes a product that is locked. Prices are its regular ones; a discount that runs reduces them at once.
 *
 * @param raisesVersion false for a change of the stock alone
 */
export async function updateGoods(
  transaction: Db,
  productId: string,
  changes: GoodsChanges,
  { raisesVersion }: { raisesVersion: boolean } = { raisesVersion: true },
): Promise<void> {
  await transaction
    .updateTable('products')
    .set((eb) => ({ ...changes, ...(raisesVersion && { version: eb('version', '+', 1) }) }))
    .where('id', '=', productId)
    .execute();
  if (changes.price_paise === undefined) return;
  await deleteRegularPrices(transaction, productId);
  await priceGoods(transaction, [productId], changes.updated_at);
}

/** Deletes a product that nothing names, with its pictures, terms and day. */
export async function deleteGoods(transaction: Db, productId: string): Promise<void> {
  await transaction.deleteFrom('products').where('id', '=', productId).execute();
}

/** Sets the day on which a draft is published by itself. */
export async function saveSchedule(
  transaction: Db,
  schedule: NewRow<'scheduled_products'>,
): Promise<void> {
  await transaction
    .insertInto('scheduled_products')
    .values(schedule)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet({
        publish_at: schedule.publish_at,
        scheduled_by: schedule.scheduled_by,
      }),
    )
    .execute();
}

/** Takes the day back. @returns what was set, undefined when nothing was */
export function deleteSchedule(
  transaction: Db,
  productId: string,
): Promise<Row<'scheduled_products'> | undefined> {
  return transaction
    .deleteFrom('scheduled_products')
    .where('product_id', '=', productId)
    .returningAll()
    .executeTakeFirst();
}

/** Lists the drafts whose day has come, the earliest first. @param now epoch ms */
export async function listDueProducts(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('scheduled_products')
    .select('product_id')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** The names by which a product is found beside its own. */
export interface CategoryOfGoods {
  id: string;
  slug: string;
  name: string;
  name_hindi: string;
}

/** Lists all categories, also inactive ones. */
export function listCategoriesOfGoods(db: Db): Promise<CategoryOfGoods[]> {
  return db.selectFrom('categories').select(['id', 'slug', 'name', 'name_hindi']).execute();
}

/** Lists the products that have one of these names. @param nameKeys see `toTextKey` */
export function listGoodsByNames(
  db: Db,
  nameKeys: readonly string[],
): Promise<Pick<Row<'products'>, 'id' | 'name'>[]> {
  if (nameKeys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name_key', 'in', nameKeys)
    .orderBy('id')
    .execute();
}

/** Lists the names of the products of these groups. @param makers slugs, '' for goods without a group */
export async function listNamesOfGoods(
  db: Db,
  makers: readonly string[],
): Promise<{ id: string; name: string; nameHindi: string; maker: string }[]> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('makers', 'makers.id', 'products.maker_id')
    .select(['products.id', 'products.name', 'products.name_hindi', 'makers.slug'])
    .where((eb) =>
      eb.or([
        eb('makers.slug', 'in', makers),
        ...(makers.includes('') ? [eb('products.maker_id', 'is', null)] : []),
      ]),
    )
    .execute();
  return rows.map(({ id, name, name_hindi: nameHindi, slug }) => ({
    ...{ id, name, nameHindi },
    maker: slug ?? '',
  }));
}

/** Lists all groups, in the shop's order. */
export function listMakersOfGoods(
  db: Db,
): Promise<Pick<Row<'makers'>, 'id' | 'slug' | 'name' | 'name_hindi'>[]> {
  return db
    .selectFrom('makers')
    .select(['id', 'slug', 'name', 'name_hindi'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
