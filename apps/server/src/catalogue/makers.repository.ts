import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type MakerRow = Row<'makers'>;

/** Lists a results page of the makers, in the shop's order. */
export function listMakers(db: Db, page: { limit: number; offset: number }): Promise<MakerRow[]> {
  return db
    .selectFrom('makers')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countMakers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('makers')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Returns the maker with this slug. */
export function findMaker(db: Db, slug: string): Promise<MakerRow | undefined> {
  return db.selectFrom('makers').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Creates makers, or replaces all but the creation time of those whose slug exists. */
export async function upsertMakers(db: Db, makers: readonly NewRow<'makers'>[]): Promise<void> {
  if (makers.length === 0) return;
  await db
    .insertInto('makers')
    .values(makers)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        village: eb.ref('excluded.village'),
        district: eb.ref('excluded.district'),
        craft: eb.ref('excluded.craft'),
        content: eb.ref('excluded.content'),
        image_hash: eb.ref('excluded.image_hash'),
        latitude: eb.ref('excluded.latitude'),
        longitude: eb.ref('excluded.longitude'),
        position: eb.ref('excluded.position'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
