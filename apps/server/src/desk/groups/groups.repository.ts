import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type GroupRow = Row<'makers'>;

/** The number of goods of a group. */
export interface GoodsCount {
  /** Drafts included. */
  goods: number;
  goodsOnSale: number;
}

/** A group with its names. */
export type NamedGroup = Pick<GroupRow, 'id' | 'name' | 'name_hindi'>;

const NAMES = ['id', 'name', 'name_hindi'] as const;

export function getNamedGroup(db: Db, id: string): Promise<NamedGroup | undefined> {
  return db.selectFrom('makers').select(NAMES).where('id', '=', id).executeTakeFirst();
}

export function listNamedGroups(db: Db, ids: readonly string[]): Promise<NamedGroup[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('makers').select(NAMES).where('id', 'in', ids).execute();
}

/** Lists all groups, in the shop's order. */
export function listGroups(db: Db): Promise<GroupRow[]> {
  return db.selectFrom('makers').selectAll().orderBy('position').orderBy('id').execute();
}

/**
 * Locks a group and reads it: other transactions that lock it wait until this one ends. An update that
 * changes nothing locks on both engines.
 */
export async function lockGroup(transaction: Db, id: string): Promise<GroupRow | undefined> {
  return transaction
    .updateTable('makers')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Counts the goods of all groups, by the id of the group. */
export async function countGoodsOfGroups(db: Db): Promise<Map<string, GoodsCount>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['maker_id', 'status', fn.countAll<number>().as('count')])
    .where('maker_id', 'is not', null)
    .groupBy(['maker_id', 'status'])
    .execute();
  const counts = new Map<string, GoodsCount>();
  for (const { maker_id: id, status, count } of rows) {
    const { goods, goodsOnSale } = counts.get(id ?? '') ?? { goods: 0, goodsOnSale: 0 };
    const onSale = status === 'active' ? count : 0;
    counts.set(id ?? '', { goods: goods + count, goodsOnSale: goodsOnSale + onSale });
  }
  return counts;
}

export async function createGroup(transaction: Db, group: NewRow<'makers'>): Promise<void> {
  await transaction.insertInto('makers').values(group).execute();
}

/** Columns of a group that the desk changes. */
export type GroupChanges = Partial<
  Pick<
    GroupRow,
    | 'name'
    | 'name_hindi'
    | 'village'
    | 'village_hindi'
    | 'district'
    | 'district_hindi'
    | 'craft'
    | 'craft_hindi'
    | 'content'
    | 'content_hindi'
    | 'women'
    | 'founded_year'
    | 'image_hash'
    | 'status'
    | 'latitude'
    | 'longitude'
  >
> &
  Pick<GroupRow, 'updated_at'>;

/** Changes a group, and raises its version. */
export async function updateGroup(
  transaction: Db,
  id: string,
  changes: GroupChanges,
): Promise<void> {
  await transaction
    .updateTable('makers')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
