import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { PageRow } from './pages.repository.ts';
import * as pages from './pages.repository.ts';

/** Lists the active or the inactive content pages, in the shop's order. */
export function listPages(context: ShopContext, isActive: boolean): Promise<PageRow[]> {
  return pages.listPages(context.db, isActive ? 1 : 0);
}

/**
 * @param seesInactive true for an admin, who may read inactive content pages
 * @throws {NotFoundError} for an unknown content page, and for an inactive one unless `seesInactive`
 */
export async function getPage(
  context: ShopContext,
  slug: string,
  seesInactive: boolean,
): Promise<PageRow> {
  const row = await pages.getPage(context.db, slug);
  if (row === undefined || (row.is_active === 0 && !seesInactive)) throw new NotFoundError('Page');
  return row;
}
