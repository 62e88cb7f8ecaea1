import { MAX_SIMILAR, type TermRange, type WordRanges } from '@haat/domain/search';
import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '../platform/database/engine-of.ts';
import type { Db } from '../platform/database/open-database.ts';
import { prepareQuery } from '../platform/database/prepared-query.ts';
import {
  type FilterValues,
  filterProducts,
  isInRanges,
  isSearchOnly,
  type Page,
  type ProductFilter,
  SORTS,
  type StockChoice,
  toFilterValues,
} from './product-filters.repository.ts';

/** Hits of a word up to this number are looked at one by one. */
const MANY_HITS = 1_000;
/** Up to this number comparing all hits is faster than looking for the best ones a second time. */
const COMPARED_HITS = 10_000;
/** Number of the best products of each word that are compared first, when there are many. */
const CANDIDATES = 100;
/** Limit of the best products to compare; beyond it, comparing all products is as fast. */
const MAX_ENTRIES = 4_000;
/** Limit of different terms within the searched ranges that are looked at separately. */
const MAX_TERMS = 500;

type Choices = StockChoice & { isSearchOnly: boolean };
type SearchValues = FilterValues & Page;
type Match = { product_id: string; relevance: number };

/**
 * Lists the ids of a results page of the products that have a term for each word, by relevance
 * (product 5.1.5): the sum of each word's best term. Among very many hits of several words, only the
 * best of each term are compared.
 *
 * @param comparedHits hits of a word up to which all are compared when the best ones are too few
 */
export async function searchByRelevance(
  db: Db,
  filter: ProductFilter,
  page: Page,
  comparedHits = COMPARED_HITS,
): Promise<string[]> {
  const choices = { isInStock: filter.isInStock, isSearchOnly: isSearchOnly(filter) };
  const { fewest, words } = await countHits(db, filter.words, comparedHits);
  const values = { ...toFilterValues(filter), words, ...page };
  if (fewest <= MANY_HITS) return toIds(await runFew(db, choices, values));

  // The index has the order of one term alone; any other condition excludes some of the best
  // products.
  const isExact = words.length === 1 && choices.isSearchOnly;
  const end = page.offset + page.limit;
  const terms = await countTerms(db, words.flat());
  let reach = isExact ? end : Math.max(CANDIDATES, 2 * end);
  while (terms <= MAX_TERMS && terms * reach <= MAX_ENTRIES) {
    const best = await runBest(db, choices, { ...values, reach });
    if (isExact || best.length === page.limit) return toIds(best);
    if (fewest <= comparedHits) break;
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

/** Counts the products that have a term for each word and match the filter. */
export async function countMatches(db: Db, filter: ProductFilter): Promise<number> {
  const { fewest, words } = await countHits(db, filter.words, MANY_HITS);
  const choices = { isInStock: filter.isInStock, isSearchOnly: isSearchOnly(filter) };
  const isFew = fewest <= MANY_HITS;
  const isOneTerm = !isFew && words.length === 1 && (await countTerms(db, words.flat())) === 1;
  const values = { ...toFilterValues(filter), words };
  const [row] = await runCount(db, { ...choices, isFew, isOneTerm }, values);
  return row?.total ?? 0;
}

/**
 * Counts the hits of each word, up to a limit for each of its ranges.
 *
 * @returns the words, the one with the fewest hits first, and its number of hits
 */
export async function countHits(
  db: Db,
  words: readonly WordRanges[],
  most: number,
): Promise<{ fewest: number; words: WordRanges[] }> {
  const hits = await countRanges(db, words.flat(), most + 1);
  let position = 0;
  const counted = words.map((ranges) => {
    position += ranges.length;
    const ofWord = hits.slice(position - ranges.length, position);
    return { ranges, hits: ofWord.reduce((sum, count) => sum + count, 0) };
  });
  const ordered = counted.toSorted((a, b) => a.hits - b.hits);
  return { fewest: ordered[0]?.hits ?? 0, words: ordered.map(({ ranges }) => ranges) };
}

/** Counts the terms of each range, up to a limit. */
export async function countRanges(db: Db, ranges: WordRanges, upTo: number): Promise<number[]> {
  const rows = await runHits(db, undefined, { ranges: ranges.map(toBounds), upTo });
  const counts = new Map(rows.map(({ position, hits }) => [position, hits]));
  return ranges.map((_, position) => counts.get(position) ?? 0);
}

type Bounds = Pick<TermRange, 'from' | 'to'>;

function toBounds({ from, to }: TermRange): Bounds {
  return { from, to };
}

const runHits = prepareQuery(
  (db, _: undefined, { ranges, upTo }: { ranges: readonly Bounds[]; upTo: number }) => {
    const counts = ranges.map(
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

/** Lists the shop's words with one of these forms (`toSlipForms`), some of each form. */
export async function listSimilarWords(db: Db, forms: readonly string[]): Promise<string[]> {
  const rows = await runSimilar(db, undefined, { forms, upTo: MAX_SIMILAR });
  return rows.map(({ word }) => word);
}

const runSimilar = prepareQuery(
  (db, _: undefined, { forms, upTo }: { forms: readonly string[]; upTo: number }) => {
    const parts = forms.map(
      (form) => sql`
        select * from (
          select word from search_words where form = ${form} order by word limit ${upTo}
        ) as part`,
    );
    const similar = sql<{ word: string }>`(${sql.join(parts, sql` union `)})`;
    return db.selectFrom(similar.as('similar')).select('similar.word');
  },
);

/** Lists each term of each product; undefined when there are more than `limit`. */
export async function listAllTerms(
  db: Db,
  limit: number,
): Promise<(readonly [term: string, productId: string])[] | undefined> {
  const [last] = await runTermAt(db, undefined, limit);
  if (last !== undefined) return undefined;
  const rows = await runAllTerms(db, undefined, undefined);
  return rows.map(({ term, product_id }) => [term, product_id]);
}

const runTermAt = prepareQuery((db, _: undefined, offset: number) =>
  db
    .selectFrom('product_terms')
    .select('term')
    .orderBy('term')
    .orderBy('weight')
    .orderBy('product_id')
    .limit(1)
    .offset(offset),
);

const runAllTerms = prepareQuery((db, _: undefined, __: undefined) =>
  db.selectFrom('product_terms').select(['term', 'product_id']),
);

/** Counts the different terms within the ranges, for each range at most `MAX_TERMS` + 1. */
async function countTerms(db: Db, ranges: WordRanges): Promise<number> {
  const rows = await runTerms(db, undefined, {
    ranges: ranges.map(toBounds),
    upTo: MAX_TERMS + 1,
  });
  return rows.reduce((sum, { terms }) => sum + terms, 0);
}

const runTerms = prepareQuery(
  (db, _: undefined, { ranges, upTo }: { ranges: readonly Bounds[]; upTo: number }) => {
    const counts = ranges.map(
      (range) => sql`
        select count(*) as terms from (
          ${listTerms(range)} where terms.term is not null limit ${upTo}
        ) as known`,
    );
    const counted = sql<{ terms: number }>`(${sql.join(counts, sql` union all `)})`;
    return db.selectFrom(counted.as('counted')).select('counted.terms');
  },
);

/** Selects the different terms of a range, each by one step in the index; the last row is null. */
function listTerms({ from, to }: Bounds): RawBuilder<unknown> {
  return sql`
    with recursive terms (term) as (
      select min(term) from product_terms where term >= ${from} and term < ${to}
      union all
      select (select min(next.term) from product_terms as next
        where next.term > terms.term and next.term < ${to})
      from terms where terms.term is not null
    )
    select terms.term from terms`;
}

const runFew = prepareQuery((db, choices: Choices, values: SearchValues) =>
  pageByRelevance(db, matchFew(values), choices, values),
);

const runBest = prepareQuery((db, choices: Choices, values: SearchValues & { reach: number }) =>
  pageByRelevance(db, matchBest(db, values), choices, values),
);

const runAll = prepareQuery((db, choices: Choices, values: SearchValues) =>
  pageByRelevance(db, matchAll(values.words), choices, values),
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
  (
    db,
    { isFew, isOneTerm, ...choices }: Choices & { isFew: boolean; isOneTerm: boolean },
    values: FilterValues,
  ) => {
    const total = sql<number>`count(*)`.as('total');
    const matched = isFew ? matchFew(values) : matchAllToCount(values.words, isOneTerm);
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
  { categoryIds, brandKey, makerId, minPaise, maxPaise }: FilterValues,
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
    ...(minPaise === undefined ? [] : [sql`products.price_paise >= ${minPaise}`]),
    ...(maxPaise === undefined ? [] : [sql`products.price_paise <= ${maxPaise}`]),
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
 * Selects the hits of the first word, which has few, with the relevance of the other words (null: no
 * hit).
 */
function matchFew({ words }: Pick<FilterValues, 'words'>): RawBuilder<Match> {
  const [first, ...others] = words;
  if (first === undefined) throw new TypeError('There is nothing to search for.');
  const added = others.map((ranges) => sql` + ${selectRelevance(ranges, 'first')}`);
  return sql`(
    select first.product_id, first.relevance${sql.join(added, sql``)} as relevance
    from (${selectHits(first)}) as first)`;
}

/** Selects the best products of each term with the relevance of all words (null: no hit). */
function matchBest(
  db: Db,
  { words, reach }: Pick<FilterValues, 'words'> & { reach: number },
): RawBuilder<Match> {
  const best = sql.join(
    words.flat().map((range) => listBest(db, range, reach)),
    sql` union all `,
  );
  if (words.length === 1) {
    return sql`(
      select product_id, max(relevance) as relevance from (${best}) as best group by product_id)`;
  }
  const relevance = words.map((ranges) => selectRelevance(ranges, 'candidates'));
  return sql`(
    select candidates.product_id, ${sql.join(relevance, sql` + `)} as relevance
    from (select distinct product_id from (${best}) as best) as candidates)`;
}

/** Selects the first `reach` products of each term of a range, in the order of the index. */
function listBest(db: Db, range: TermRange, reach: number): RawBuilder<unknown> {
  const relevance = weigh(range, 'hit');
  if (engineOf(db) === 'postgres') {
    return sql`
      select hit.product_id, ${relevance} as relevance
      from (${listTerms(range)}) as terms cross join lateral (
        select one.* from product_terms as one where one.term = terms.term
        order by one.weight desc, one.product_id desc limit ${reach}
      ) as hit
      where terms.term is not null`;
  }
  const last = (column: 'weight' | 'product_id') => sql`
    select one.${sql.raw(column)} from product_terms as one where one.term = terms.term
    order by one.weight desc, one.product_id desc limit 1 offset ${reach} - 1`;
  // SQLite has no lateral joins: the condition compares with the last of the `reach` products, if
  // there is one.
  return sql`
    select hit.product_id, ${relevance} as relevance
    from (${listTerms(range)}) as terms cross join product_terms as hit
    where terms.term is not null and hit.term = terms.term
      and (hit.weight, hit.product_id) >= (
        coalesce((${last('weight')}), 0),
        coalesce((${last('product_id')}), ''))`;
}

/** The weight of a term within a range, times its points. */
function weigh({ whole, wholePoints, points }: TermRange, table: string): RawBuilder<unknown> {
  const term = sql.ref(`${table}.term`);
  return sql`${sql.ref(`${table}.weight`)} * case when ${term} = ${whole}
    then cast(${wholePoints} as integer) else cast(${points} as integer) end`;
}

/**
 * Selects all products that have a term for each word, to be counted: their relevance is the same.
 *
 * @param isOneTerm the only word has one term alone, which a product has once
 */
function matchAllToCount(words: readonly WordRanges[], isOneTerm: boolean): RawBuilder<Match> {
  const isDistinct = words.length === 1 && !isOneTerm;
  const column = sql.raw(isDistinct ? 'distinct product_id' : 'product_id');
  const perWord = words.map((ranges) => {
    const hits = ranges.map(
      ({ from, to }) => sql`
        select product_id from product_terms where term >= ${from} and term < ${to}`,
    );
    return sql`select ${column} from (${sql.join(hits, sql` union all `)}) as hits`;
  });
  // An intersection has each product once, however often the hits have it.
  return sql`(
    select product_id, 1 as relevance from (${sql.join(perWord, sql` intersect `)}) as common)`;
}

/** Selects the products with a term of the ranges, and the relevance of the best one. */
function selectHits(ranges: WordRanges): RawBuilder<unknown> {
  const hits = ranges.map(
    (range) => sql`
      select hit.product_id, ${weigh(range, 'hit')} as relevance from product_terms as hit
      where hit.term >= ${range.from} and hit.term < ${range.to}`,
  );
  return sql`
    select product_id, max(relevance) as relevance
    from (${sql.join(hits, sql` union all `)}) as hits group by product_id`;
}

function selectRelevance(ranges: WordRanges, table: string): RawBuilder<unknown> {
  const cases = ranges.map(
    (range) => sql`
      when other.term >= ${range.from} and other.term < ${range.to} then ${weigh(range, 'other')}`,
  );
  return sql`(
    select max(case ${sql.join(cases, sql` `)} end) from product_terms as other
    where other.product_id = ${sql.ref(`${table}.product_id`)}
      and (${isInRanges(ranges, 'other')}))`;
}

/** Selects all products that have a term for each word. */
function matchAll(words: readonly WordRanges[]): RawBuilder<Match> {
  const perWord = words.map(selectHits);
  const [first] = perWord;
  if (perWord.length === 1 && first !== undefined) return sql`(${first})`;
  return sql`(
    select product_id, sum(relevance) as relevance
    from (${sql.join(perWord, sql` union all `)}) as hits
    group by product_id having count(*) = ${sql.lit(words.length)})`;
}

function toIds(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
