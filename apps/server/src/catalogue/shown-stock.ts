import { FEW_PIECES } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import { raiseRevision } from '../platform/database/revisions.ts';

/**
 * Makes cached pages stale when they show a stock that changes: only that of few pieces is shown, and most
 * orders leave more.
 *
 * @param stocks the smaller stock of each changed product: after taking pieces, before adding some
 */
export async function noteStock(transaction: Db, stocks: readonly number[]): Promise<void> {
  if (stocks.some((stock) => stock <= FEW_PIECES)) await raiseRevision(transaction, 'public-pages');
}
