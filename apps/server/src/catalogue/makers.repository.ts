import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type MakerRow = Row<'makers'>;

/** The groups that shoppers see: a hidden one only while it has goods on sale (product 10.3.11). */
function selectShownMakers(db: Db) {
  return db
    .selectFrom('makers')
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('makers.status', '=', 'active'),
        exists(
          selectFrom('products')
            .select('products.id')
            .whereRef('products.maker_id', '=', 'makers.id')
            .where('products.status', '=', 'active'),
        ),
      ]),
    );
}

/** Lists a results page of the makers that shoppers see, in the shop's order. */
export function listMakers(db: Db, page: PageRequest): Promise<Page<MakerRow>> {
  return readPage(
    selectShownMakers(db).selectAll('makers').orderBy('position').orderBy('id'),
    page,
  );
}

/** One of the first products of a maker, and the number of all of them. */
export type MakerProductRow = { maker_id: string | null; id: string; total: number };

/** Lists the first products on sale of each of these makers, in the order of a list of products. */
export function listMakerProducts(
  db: Db,
  makerIds: readonly string[],
  perMaker: number,
): Promise<MakerProductRow[]> {
  if (makerIds.length === 0) return Promise.resolve([]);
  const placed = db
    .selectFrom('products')
    .select(({ fn }) => [
      'maker_id',
      'id',
      fn
        .countAll<number>()
        .over((over) => over.partitionBy('maker_id'))
        .as('total'),
      fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('maker_id')
            .orderBy(sql`stock_quantity > 0`, 'desc')
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc'),
        )
        .as('place'),
    ])
    .where('maker_id', 'in', makerIds)
    .where('status', '=', 'active');
  return db
    .selectFrom(placed.as('placed'))
    .select(['maker_id', 'id', 'total'])
    .where('place', '<=', perMaker)
    .orderBy('maker_id')
    .orderBy('place')
    .execute();
}

/** Returns the maker with this slug, if shoppers see it. */
export function findMaker(db: Db, slug: string): Promise<MakerRow | undefined> {
  return selectShownMakers(db).selectAll('makers').where('slug', '=', slug).executeTakeFirst();
}

/** Creates makers, or replaces all but the creation time of those whose slug exists. */
export async function upsertMakers(db: Db, makers: readonly NewRow<'makers'>[]): Promise<void> {
  if (makers.length === 0) return;
  await db
    .insertInto('makers')
    .values(makers)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        // A file without one leaves the Hindi text that the desk has given.
        ...Object.fromEntries(
          HINDI_TEXTS.map((column) => [
            column,
            eb
              .case()
              .when(`excluded.${column}`, '=', '')
              .then(eb.ref(`makers.${column}`))
              .else(eb.ref(`excluded.${column}`))
              .end(),
          ]),
        ),
        name: eb.ref('excluded.name'),
        village: eb.ref('excluded.village'),
        district: eb.ref('excluded.district'),
        craft: eb.ref('excluded.craft'),
        content: eb.ref('excluded.content'),
        women: eb.fn.coalesce('excluded.women', 'makers.women'),
        founded_year: eb.fn.coalesce('excluded.founded_year', 'makers.founded_year'),
        image_hash: eb.ref('excluded.image_hash'),
        latitude: eb.ref('excluded.latitude'),
        longitude: eb.ref('excluded.longitude'),
        position: eb.ref('excluded.position'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

const HINDI_TEXTS = [
  'name_hindi',
  'village_hindi',
  'district_hindi',
  'craft_hindi',
  'content_hindi',
] as const;
