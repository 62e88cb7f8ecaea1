import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '../platform/database/engine-of.ts';
import type { Db } from '../platform/database/open-database.ts';
import { prepareQuery } from '../platform/database/prepared-query.ts';
import {
  type FilterValues,
  filterProducts,
  isSearchOnly,
  type Page,
  type ProductFilter,
  SORTS,
  type StockChoice,
  type TermRange,
  toFilterValues,
} from './product-filters.repository.ts';

/** Hits of a term up to this number are looked at one by one. */
const MANY_HITS = 1_000;
/** Number of the best products of each word that are compared first, when there are many. */
const CANDIDATES = 100;
/** Limit of the best products to compare; beyond it, comparing all products is as fast. */
const MAX_ENTRIES = 4_000;
/** Limit of different words with the searched beginnings that are looked at separately. */
const MAX_WORDS = 500;

type Choices = StockChoice & { isSearchOnly: boolean };
type SearchValues = FilterValues & Page;
type Match = { product_id: string; relevance: number };

/**
 * Lists the ids of a results page of the products that have a word for each term, by relevance: the
 * sum of the weights of each term's best word. Among very many hits of several terms, only the best
 * of each word are compared.
 */
export async function searchByRelevance(
  db: Db,
  filter: ProductFilter,
  page: Page,
): Promise<string[]> {
  const choices = { isInStock: filter.isInStock, isSearchOnly: isSearchOnly(filter) };
  const { fewest, terms } = await countHits(db, toFilterValues(filter).terms, MANY_HITS);
  const values = { ...toFilterValues(filter), terms, ...page };
  if (fewest <= MANY_HITS) return toIds(await runFew(db, choices, values));

  // The index has the order of one term alone; any other condition excludes some of the best
  // products.
  const isExact = terms.length === 1 && choices.isSearchOnly;
  const end = page.offset + page.limit;
  const words = await countWords(db, terms);
  let reach = isExact ? end : Math.max(CANDIDATES, 2 * end);
  while (words <= MAX_WORDS && words * reach <= MAX_ENTRIES) {
    const best = await runBest(db, choices, { ...values, reach });
    if (isExact || best.length === page.limit) return toIds(best);
    reach *= 4;
  }
  return toIds(await runAll(db, choices, values));
}

/**
 * Lists the ids of a sorted results page of the products with these words, one of which has few
 * hits.
 */
export const runFewSorted = prepareQuery(
  (db, { sort, isInStock }: StockChoice & { sort: keyof typeof SORTS }, values: SearchValues) => {
    const [column, direction] = SORTS[sort];
    const found = joinProducts(
      matchFew(values),
      { isInStock, isSearchOnly: false },
      values,
      column,
    );
    return db
      .selectFrom(found.as('found'))
      .select('found.id')
      .orderBy(sql.ref('found.position'), direction)
      .orderBy('found.id', direction)
      .limit(values.limit)
      .offset(values.offset);
  },
);

/** Counts the products that have a word for each term and match the filter. */
export async function countMatches(db: Db, filter: ProductFilter): Promise<number> {
  const { fewest, terms } = await countHits(db, toFilterValues(filter).terms, MANY_HITS);
  const values = { ...toFilterValues(filter), terms };
  const choices = {
    isInStock: filter.isInStock,
    isSearchOnly: isSearchOnly(filter),
    isFew: fewest <= MANY_HITS,
  };
  const [row] = await runCount(db, choices, values);
  return row?.total ?? 0;
}

/**
 * Counts the hits of each term, up to a limit.
 *
 * @returns the terms, the one with the fewest hits first, and its number of hits: at most `most` + 1
 */
export async function countHits(
  db: Db,
  terms: readonly TermRange[],
  most: number,
): Promise<{ fewest: number; terms: TermRange[] }> {
  const rows = await runHits(db, undefined, { terms, upTo: most + 1 });
  const ordered = rows.toSorted((a, b) => a.hits - b.hits);
  return {
    fewest: ordered[0]?.hits ?? 0,
    terms: ordered.flatMap(({ position }) => terms[position] ?? []),
  };
}

const runHits = prepareQuery(
  (db, _: undefined, { terms, upTo }: { terms: readonly TermRange[]; upTo: number }) => {
    const counts = terms.map(
      ({ from, to }, position) => sql`
        select ${sql.lit(position)} as position, (select count(*) from (
          select 1 as hit from product_terms where term >= ${from} and term < ${to} limit ${upTo}
        ) as hits) as hits`,
    );
    const counted = sql<{
      position: number;
      hits: number;
    }>`(${sql.join(counts, sql` union all `)})`;
    return db.selectFrom(counted.as('counted')).select(['counted.position', 'counted.hits']);
  },
);

/** Counts the different words that begin with the terms, per term at most `MAX_WORDS` + 1. */
async function countWords(db: Db, terms: readonly TermRange[]): Promise<number> {
  const rows = await runWords(db, undefined, { terms, upTo: MAX_WORDS + 1 });
  return rows.reduce((sum, { words }) => sum + words, 0);
}

const runWords = prepareQuery(
  (db, _: undefined, { terms, upTo }: { terms: readonly TermRange[]; upTo: number }) => {
    const counts = terms.map(
      (range) => sql`
        select count(*) as words from (
          ${listWords(range)} where words.term is not null limit ${upTo}
        ) as known`,
    );
    const counted = sql<{ words: number }>`(${sql.join(counts, sql` union all `)})`;
    return db.selectFrom(counted.as('counted')).select('counted.words');
  },
);

/** Selects the different words of a range, each by one step in the index; the last row is null. */
function listWords({ from, to }: TermRange): RawBuilder<unknown> {
  return sql`
    with recursive words (term) as (
      select min(term) from product_terms where term >= ${from} and term < ${to}
      union all
      select (select min(next.term) from product_terms as next
        where next.term > words.term and next.term < ${to})
      from words where words.term is not null
    )
    select words.term from words`;
}

const runFew = prepareQuery((db, choices: Choices, values: SearchValues) =>
  pageByRelevance(db, matchFew(values), choices, values),
);

const runBest = prepareQuery((db, choices: Choices, values: SearchValues & { reach: number }) =>
  pageByRelevance(db, matchBest(db, values), choices, values),
);

const runAll = prepareQuery((db, choices: Choices, values: SearchValues) =>
  pageByRelevance(db, matchAll(values.terms), choices, values),
);

function pageByRelevance(
  db: Db,
  matched: RawBuilder<Match>,
  choices: Choices,
  values: SearchValues,
) {
  return db
    .selectFrom(joinProducts(matched, choices, values, 'products.id').as('found'))
    .select('found.id')
    .orderBy(sql.ref('found.relevance'), 'desc')
    .orderBy('found.id', 'desc')
    .limit(values.limit)
    .offset(values.offset);
}

const runCount = prepareQuery(
  (db, { isFew, ...choices }: Choices & { isFew: boolean }, values: FilterValues) => {
    const total = sql<number>`count(*)`.as('total');
    const matched = isFew ? matchFew(values) : matchAll(values.terms);
    if (isFew || choices.isSearchOnly) {
      return db
        .selectFrom(joinProducts(matched, choices, values, 'products.id').as('found'))
        .select(total);
    }
    return filterProducts(db, choices, values)
      .innerJoin(matched.as('matched'), (join) =>
        join.onRef(sql.ref('matched.product_id'), '=', 'products.id'),
      )
      .select(total);
  },
);

/**
 * Selects the matches whose product passes the filter; a match whose relevance is null lacks a
 * word.
 */
function joinProducts(
  matched: RawBuilder<Match>,
  { isInStock, isSearchOnly }: Choices,
  { categoryIds, brandKey, makerId }: FilterValues,
  position: string,
): RawBuilder<{ id: string; relevance: number; position: unknown }> {
  if (isSearchOnly) {
    return sql`(
      select matched.product_id as id, matched.relevance, 0 as position
      from ${matched} as matched where matched.relevance is not null)`;
  }
  const conditions = [
    sql`products.id = matched.product_id and matched.relevance is not null`,
    sql`products.status = 'active'`,
    ...(categoryIds === undefined ? [] : [sql`products.category_id in (${sql.join(categoryIds)})`]),
    ...(brandKey === undefined ? [] : [sql`products.brand_key = ${brandKey}`]),
    ...(makerId === undefined ? [] : [sql`products.maker_id = ${makerId}`]),
    ...(isInStock === undefined
      ? []
      : [isInStock ? sql`products.stock_quantity > 0` : sql`products.stock_quantity = 0`]),
  ];
  // `materialized` makes both engines match once. With a cross join SQLite starts from the matches,
  // which are fewer than the products.
  return sql`(
    with matched as materialized (select * from ${matched} as found)
    select matched.product_id as id, matched.relevance, ${sql.ref(position)} as position
    from matched cross join products
    where ${sql.join(conditions, sql` and `)})`;
}

/**
 * Selects the hits of the first term, which has few, with the weights of the other terms (null: no
 * hit).
 */
function matchFew({ terms }: Pick<FilterValues, 'terms'>): RawBuilder<Match> {
  const [first, ...others] = terms;
  if (first === undefined) throw new TypeError('There is nothing to search for.');
  const added = others.map((range) => sql` + ${selectWeight(range, 'first')}`);
  return sql`(
    select first.product_id, first.weight${sql.join(added, sql``)} as relevance
    from (
      select product_id, max(weight) as weight from product_terms
      where term >= ${first.from} and term < ${first.to} group by product_id
    ) as first)`;
}

/** Selects the best products of each word with the weights of all terms (null: no hit). */
function matchBest(
  db: Db,
  { terms, reach }: Pick<FilterValues, 'terms'> & { reach: number },
): RawBuilder<Match> {
  const best = terms.map((range) => listBest(db, range, reach));
  const [only] = best;
  if (best.length === 1 && only !== undefined) {
    return sql`(
      select product_id, max(weight) as relevance from (${only}) as best group by product_id)`;
  }
  const weights = terms.map((range) => selectWeight(range, 'candidates'));
  return sql`(
    select candidates.product_id, ${sql.join(weights, sql` + `)} as relevance
    from (
      select distinct product_id from (${sql.join(best, sql` union all `)}) as best
    ) as candidates)`;
}

/** Selects the first `reach` products of each word of a range, in the order of the index. */
function listBest(db: Db, range: TermRange, reach: number): RawBuilder<unknown> {
  if (engineOf(db) === 'postgres') {
    return sql`
      select hit.product_id, hit.weight
      from (${listWords(range)}) as words cross join lateral (
        select one.product_id, one.weight from product_terms as one where one.term = words.term
        order by one.weight desc, one.product_id desc limit ${reach}
      ) as hit
      where words.term is not null`;
  }
  const last = (column: 'weight' | 'product_id') => sql`
    select one.${sql.raw(column)} from product_terms as one where one.term = words.term
    order by one.weight desc, one.product_id desc limit 1 offset ${reach} - 1`;
  // SQLite has no lateral joins: the condition compares with the last of the `reach` products, if
  // there is one.
  return sql`
    select hit.product_id, hit.weight
    from (${listWords(range)}) as words cross join product_terms as hit
    where words.term is not null and hit.term = words.term
      and (hit.weight, hit.product_id) >= (
        coalesce((${last('weight')}), 0),
        coalesce((${last('product_id')}), ''))`;
}

function selectWeight({ from, to }: TermRange, table: string): RawBuilder<unknown> {
  return sql`(
    select max(other.weight) from product_terms as other
    where other.product_id = ${sql.ref(`${table}.product_id`)}
      and other.term >= ${from} and other.term < ${to})`;
}

/** Selects all products that have a word for each term. */
function matchAll(terms: readonly TermRange[]): RawBuilder<Match> {
  const perTerm = terms.map(
    ({ from, to }) => sql`
      select product_id, max(weight) as weight from product_terms
      where term >= ${from} and term < ${to}
      group by product_id`,
  );
  const [first] = perTerm;
  if (perTerm.length === 1 && first !== undefined) {
    return sql`(select product_id, weight as relevance from (${first}) as hits)`;
  }
  return sql`(
    select product_id, sum(weight) as relevance
    from (${sql.join(perTerm, sql` union all `)}) as hits
    group by product_id having count(*) = ${sql.lit(terms.length)})`;
}

function toIds(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
