import type { ShopContext } from '../context.ts';
import type { Db } from '../database/open-database.ts';
import { findRevision, raiseRevision } from '../repositories/revisions.ts';

const SCOPE = 'catalogue';

/** Kept totals of one database; the oldest go first. */
const MAX_TOTALS = 1_000;

interface Totals {
  revision: number;
  byFilter: Map<string, number>;
}

const totalsOf = new WeakMap<Db, Totals>();

/**
 * Says that a product came, went, changed its category, brand or words, was sold out or came back:
 * whatever changes how many products a filter finds. Call it in the transaction that does it.
 */
export async function raiseCatalogueRevision(transaction: Db): Promise<void> {
  await raiseRevision(transaction, SCOPE);
}

/**
 * The total of a filter, counted at most once per revision of the catalogue: counting a large
 * catalogue costs more than listing a page of it. Exact, also with several server processes.
 *
 * @param key names the filter
 */
export async function findTotal(
  context: ShopContext,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  // Looked up before counting: a change in between makes this total be counted anew next time.
  const revision = await findRevision(context.db, SCOPE);
  const totals = findTotals(context.db, revision);
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

function findTotals(db: Db, revision: number): Totals {
  const present = totalsOf.get(db);
  if (present?.revision === revision) return present;
  const fresh: Totals = { revision, byFilter: new Map() };
  totalsOf.set(db, fresh);
  return fresh;
}
