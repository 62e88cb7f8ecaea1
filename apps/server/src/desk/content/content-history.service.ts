import { type Pagination, toPagination } from '@haat/domain';
import type { ShopContext } from '../../context.ts';
import { readState } from './change-content.ts';
import { type DeskContentState, presentState } from './content.presenter.ts';
import { countStates, listStates } from './content-drafts.repository.ts';
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
  { page, limit }: { page: number; limit: number },
): Promise<{ states: DeskContentState[]; pagination: Pagination }> {
  const key = { kind: store.kind, id };
  await readContent(db, store, id);
  const rows = await listStates(db, key, { limit, offset: (page - 1) * limit });
  const total = await countStates(db, key);
  const names = await listProductNames(
    db,
    rows.flatMap((row) => readState(row).productIds),
  );
  return {
    states: rows.map((row) => presentState(row, names)),
    pagination: toPagination(page, limit, total),
  };
}
