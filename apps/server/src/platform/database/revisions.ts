import { CompiledQuery } from 'kysely';
import type { Db } from './open-database.ts';
import { prepareQuery } from './prepared-query.ts';
import type { DatabaseTables } from './tables.ts';

/**
 * Which writes to a table make something stale. Columns matter to updates: rows that come or go always
 * do.
 */
type Writes<Table extends keyof DatabaseTables> =
  | 'all'
  | { readonly except: readonly (keyof DatabaseTables[Table])[] };

/** The tables that something cached is made from. */
type Sources = { readonly [Table in keyof DatabaseTables]?: Writes<Table> };

/**
 * What is cached: the words that searches know with the totals of lists; rendered pages; and the responses
 * of the operations with `cache: true`. Revisions are raised in this order.
 */
const CACHE_SCOPES = ['catalogue', 'public-pages', 'public-responses'] as const;

export type CacheScope = (typeof CACHE_SCOPES)[number];

/**
 * What each of them is made from. Each write raises the revisions that depend on it, with its
 * commit, whichever process or program writes through `openDatabase`; see `revision-dialect.ts`.
 * SQL that is written as text has to raise them itself (`raiseRevision`).
 */
export const SOURCES: Readonly<Record<CacheScope, Sources>> = {
  catalogue: {
    products: {
      except: [
        'updated_at',
        'version',
        'stock_quantity',
        'units_sold',
        'rating_sum',
        'rating_count',
        'rating_average',
        'bought_rating_sum',
        'bought_rating_count',
        'other_rating_sum',
        'other_rating_count',
      ],
    },
    product_terms: 'all',
    search_words: 'all',
  },
  /** Pages show a stock only while few pieces are left; see `shown-stock.ts`. */
  'public-pages': {
    products: { except: ['updated_at', 'stock_quantity', 'units_sold'] },
    product_images: 'all',
    product_terms: 'all',
    search_words: 'all',
    categories: 'all',
    makers: 'all',
    reviews: 'all',
    stories: 'all',
    story_products: 'all',
    pages: 'all',
    contact_info: 'all',
    home_deal: 'all',
    order_charges: 'all',
  },
  'public-responses': {
    products: { except: ['updated_at'] },
    product_images: 'all',
    product_terms: 'all',
    search_words: 'all',
    categories: 'all',
    makers: 'all',
    reviews: 'all',
    home_deal: 'all',
    order_charges: 'all',
  },
};

/**
 * Names what a write makes stale.
 *
 * @param columns that an update sets; undefined for rows that come or go
 */
export function listStale(table: string, columns: readonly string[] | undefined): CacheScope[] {
  return CACHE_SCOPES.filter((scope) => {
    const writes = Object.entries(SOURCES[scope]).find(([name]) => name === table)?.[1];
    if (writes === undefined) return false;
    if (writes === 'all' || columns === undefined) return true;
    const except: readonly string[] = writes.except;
    return columns.some((column) => !except.includes(column));
  });
}

/** The query that raises the revisions of `scopes`. */
export function toRaiseQuery(scopes: ReadonlySet<CacheScope>): CompiledQuery {
  const rows = CACHE_SCOPES.filter((scope) => scopes.has(scope)).map((scope) => `('${scope}', 1)`);
  return CompiledQuery.raw(
    `insert into revisions (scope, revision) values ${rows.join(', ')} on conflict (scope) do update set revision = revisions.revision + 1`,
  );
}

/** The revision of `scope`, 0 before the first change. */
export async function findRevision(db: Db, scope: string): Promise<number> {
  const [row] = await runFind(db, undefined, scope);
  return row?.revision ?? 0;
}

const runFind = prepareQuery((db, _: undefined, scope: string) =>
  db.selectFrom('revisions').select('revision').where('scope', '=', scope),
);

/** Raises the revision of `scope`. @returns the new one */
export async function raiseRevision(db: Db, scope: string): Promise<number> {
  const row = await db
    .insertInto('revisions')
    .values({ scope, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('scope').doUpdateSet((eb) => ({
        revision: eb('revisions.revision', '+', 1),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}
