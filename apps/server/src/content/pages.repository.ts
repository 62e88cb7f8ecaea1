import type { Db } from '../platform/database/open-database.ts';
import type { Bit, NewRow, Row } from '../platform/database/tables.ts';

export type PageRow = Row<'pages'>;

/** Lists the active or the inactive content pages, in the shop's order. */
export function listPages(db: Db, isActive: Bit): Promise<PageRow[]> {
  return db
    .selectFrom('pages')
    .selectAll()
    .where('is_active', '=', isActive)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function getPage(db: Db, slug: string): Promise<PageRow | undefined> {
  return db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Reads a content page, also an inactive one. */
export function getPageById(db: Db, pageId: string): Promise<PageRow | undefined> {
  return db.selectFrom('pages').selectAll().where('id', '=', pageId).executeTakeFirst();
}

/** Changes what shoppers see of a content page, and makes it active. */
export async function showPage(
  db: Db,
  pageId: string,
  changes: Pick<PageRow, 'title' | 'title_hindi' | 'content' | 'content_hindi' | 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('pages')
    .set({ ...changes, is_active: 1 })
    .where('id', '=', pageId)
    .execute();
}

/** Creates content pages, or replaces all but the creation time of those whose slug exists. */
export async function upsertPages(db: Db, pages: readonly NewRow<'pages'>[]): Promise<void> {
  if (pages.length === 0) return;
  await db
    .insertInto('pages')
    .values(pages)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        title_hindi: eb.ref('excluded.title_hindi'),
        content: eb.ref('excluded.content'),
        content_hindi: eb.ref('excluded.content_hindi'),
        is_active: eb.ref('excluded.is_active'),
        position: eb.ref('excluded.position'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
