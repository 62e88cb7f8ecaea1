import { readSearch, type SearchQuestion, type SearchReading } from '@haat/domain';
import { LRUCache } from 'lru-cache';
import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { findRevision } from '../platform/database/revisions.ts';
import { countRanges, listSimilarWords, searchByRelevance } from './product-search.repository.ts';

/** Limit of cached readings per database. */
const MAX_READINGS = 1_000;

interface Readings {
  revision: number;
  bySearch: LRUCache<string, SearchReading>;
}

const readingsOf = new WeakMap<Db, Readings>();

/**
 * Reads a search by the words of the catalogue (product 5.1.3, 5.1.4), once per revision of the
 * catalogue. The reading does not depend on other filters or on the results page.
 */
export async function readProductSearch(
  { db }: Pick<ShopContext, 'db'>,
  search: string,
): Promise<SearchReading> {
  const revision = await findRevision(db, 'catalogue');
  let readings = readingsOf.get(db);
  if (readings?.revision !== revision) {
    readings = { revision, bySearch: new LRUCache({ max: MAX_READINGS }) };
    readingsOf.set(db, readings);
  }
  const cached = readings.bySearch.get(search);
  if (cached !== undefined) return cached;
  const reading = readSearch(search);
  let step = reading.next();
  while (!step.done) {
    await answer(db, step.value);
    step = reading.next();
  }
  readings.bySearch.set(search, step.value);
  return step.value;
}

const NO_FILTER = {
  categoryIds: undefined,
  brandKey: undefined,
  makerId: undefined,
  isInStock: undefined,
};

async function answer(db: Db, question: SearchQuestion): Promise<void> {
  if (question.kind === 'hits') {
    const hits = await countRanges(db, question.ranges, 1);
    question.answer = hits.map((count) => count > 0);
  } else if (question.kind === 'match') {
    const filter = { ...NO_FILTER, words: question.words };
    const found = await searchByRelevance(db, filter, { limit: 1, offset: 0 });
    question.answer = found.length > 0;
  } else {
    question.answer = await listSimilarWords(db, question.forms);
  }
}
