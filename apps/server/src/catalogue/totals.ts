import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { type CacheScope, findRevision } from '../platform/database/revisions.ts';

/** Limit of cached totals per database and scope; the oldest is dropped first. */
const MAX_TOTALS = 1_000;

interface Totals {
  revision: number;
  byFilter: Map<string, number>;
}

const totalsOf = new WeakMap<Db, Map<CacheScope, Totals>>();

/**
 * Returns the total of a filter from the cache, or counts it once per revision of the scope:
 * counting a large catalogue costs more than listing a results page. Totals are exact with several
 * server processes.
 *
 * @param key identifies the filter
 */
export async function getTotal(
  context: ShopContext,
  scope: CacheScope,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  // The revision is read before counting, so that a change in between invalidates this total.
  const revision = await findRevision(context.db, scope);
  const totals = getTotals(context.db, scope, revision);
  const cached = totals.byFilter.get(key);
  if (cached !== undefined) return cached;
  const total = await count();
  if (totals.byFilter.size >= MAX_TOTALS) {
    const oldest = totals.byFilter.keys().next();
    if (!oldest.done) totals.byFilter.delete(oldest.value);
  }
  totals.byFilter.set(key, total);
  return total;
}

function getTotals(db: Db, scope: CacheScope, revision: number): Totals {
  const scopes = totalsOf.get(db) ?? new Map<CacheScope, Totals>();
  totalsOf.set(db, scopes);
  const present = scopes.get(scope);
  if (present?.revision === revision) return present;
  const fresh: Totals = { revision, byFilter: new Map() };
  scopes.set(scope, fresh);
  return fresh;
}
