import type { Pagination } from '@haat/domain';
import type { ShopContext } from '../../context.ts';
import type { PageRequest } from '../../platform/database/read-page.ts';
import { readState } from './change-content.ts';
import { type DeskContentState, presentState } from './content.presenter.ts';
import { listStates } from './content-drafts.repository.ts';
import { type ContentStore, readContent } from './content-item.ts';
import { listProductNames } from './product-names.repository.ts';

/**
 * Lists a results page of everything that shoppers have seen of a story or a page, the newest first
 * (product 10.7.4).
 *
 * @throws {NotFoundError} for what neither shop nor desk has
 */
export async function listContentHistory(
  { db }: ShopContext,
  store: ContentStore,
  id: string,
  page: PageRequest,
): Promise<{ states: DeskContentState[]; pagination: Pagination }> {
  const key = { kind: store.kind, id };
  await readContent(db, store, id);
  const { rows, pagination } = await listStates(db, key, page);
  const names = await listProductNames(
    db,
    rows.flatMap((row) => readState(row).productIds),
  );
  return { states: rows.map((row) => presentState(row, names)), pagination };
}
