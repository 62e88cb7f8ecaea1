import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type CategoryRow = Row<'categories'>;

/** Lists a results page of the categories with this status, in the shop's order. */
export function listCategories(
  db: Db,
  status: CategoryRow['status'],
  page: PageRequest,
): Promise<Page<CategoryRow>> {
  const categories = db
    .selectFrom('categories')
    .selectAll()
    .where('status', '=', status)
    .orderBy('position')
    .orderBy('id');
  return readPage(categories, page);
}

/** Returns the category with this slug, or else with this id. */
export async function getCategory(db: Db, idOrSlug: string): Promise<CategoryRow | undefined> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where((eb) => eb.or([eb('slug', '=', idOrSlug), eb('id', '=', idOrSlug)]))
    .execute();
  return rows.find((row) => row.slug === idOrSlug) ?? rows[0];
}

/** Lists the id and slug of every active category. */
export function listCategoryNames(db: Db): Promise<{ id: string; slug: string }[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('status', '=', 'active')
    .execute();
}

/**
 * Creates categories, or replaces those whose slug exists.
 *
 * @returns the ids by slug
 */
export async function upsertCategories(
  db: Db,
  categories: readonly NewRow<'categories'>[],
): Promise<Map<string, string>> {
  if (categories.length === 0) return new Map();
  const rows = await db
    .insertInto('categories')
    .values(categories)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        name_hindi: eb.ref('excluded.name_hindi'),
        image_hash: eb.ref('excluded.image_hash'),
        status: eb.ref('excluded.status'),
        position: eb.ref('excluded.position'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .returning(['slug', 'id'])
    .execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
