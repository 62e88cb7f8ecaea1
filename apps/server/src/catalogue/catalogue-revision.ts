import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { findRevision, raiseRevision } from '../platform/database/revisions.ts';

/**
 * What totals depend on. `catalogue`: which products there are, in which category, of which brand,
 * with which words. `stock`: also which of them are sold out, which changes far more often.
 */
export type TotalScope = 'catalogue' | 'stock';

/** Kept totals of one database; the oldest go first. */
const MAX_TOTALS = 1_000;

interface Totals {
  revision: number;
  byFilter: Map<string, number>;
}

const totalsOf = new WeakMap<Db, Map<TotalScope, Totals>>();

/**
 * Says that a product came, went or changed its category, brand or words: whatever changes how many
 * products any filter finds. Call it in the transaction that does it.
 */
export async function raiseCatalogueRevision(transaction: Db): Promise<void> {
  await raiseRevision(transaction, 'catalogue');
  await raiseStockRevision(transaction);
}

/** Says that a product was sold out or came back. Call it in the transaction that does it. */
export async function raiseStockRevision(transaction: Db): Promise<void> {
  await raiseRevision(transaction, 'stock');
}

/**
 * The total of a filter, counted at most once per revision of what it depends on: counting a large
 * catalogue costs more than listing a page of it. Exact, also with several server processes.
 *
 * @param key names the filter
 */
export async function getTotal(
  context: ShopContext,
  scope: TotalScope,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  // Looked up before counting: a change in between makes this total be counted anew next time.
  const revision = await findRevision(context.db, scope);
  const totals = getTotals(context.db, scope, revision);
  const known = totals.byFilter.get(key);
  if (known !== undefined) return known;
  const total = await count();
  if (totals.byFilter.size >= MAX_TOTALS) {
    const oldest = totals.byFilter.keys().next();
    if (!oldest.done) totals.byFilter.delete(oldest.value);
  }
  totals.byFilter.set(key, total);
  return total;
}

function getTotals(db: Db, scope: TotalScope, revision: number): Totals {
  const scopes = totalsOf.get(db) ?? new Map<TotalScope, Totals>();
  totalsOf.set(db, scopes);
  const present = scopes.get(scope);
  if (present?.revision === revision) return present;
  const fresh: Totals = { revision, byFilter: new Map() };
  scopes.set(scope, fresh);
  return fresh;
}
