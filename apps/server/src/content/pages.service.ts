import type { components } from '@haat/api-sdk/schema';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { presentPage } from './pages.presenter.ts';
import { findPage, listPages } from './pages.repository.ts';

type PageAnswer = components['schemas']['Page'];

/** The active or the inactive content pages, in the shop's order. */
export async function findPages(context: ShopContext, isActive: boolean): Promise<PageAnswer[]> {
  const rows = await listPages(context.db, isActive ? 1 : 0);
  return rows.map(presentPage);
}

/**
 * @param seesInactive whether inactive pages exist for who is asking
 * @throws {NotFoundError} when there is none
 */
export async function getPage(
  context: ShopContext,
  slug: string,
  seesInactive: boolean,
): Promise<PageAnswer> {
  const row = await findPage(context.db, slug);
  if (row === undefined || (row.is_active === 0 && !seesInactive)) throw new NotFoundError('Page');
  return presentPage(row);
}
