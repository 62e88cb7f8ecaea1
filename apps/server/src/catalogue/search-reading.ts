import {
  createTermIndex,
  readSearch,
  type SearchQuestion,
  type SearchReading,
  type TermIndex,
} from '@haat/domain/search';
import { LRUCache } from 'lru-cache';
import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { findRevision } from '../platform/database/revisions.ts';
import { sharePerTurn } from '../platform/database/share-per-turn.ts';
import {
  countRanges,
  listAllTerms,
  listSimilarWords,
  searchByRelevance,
} from './product-search.repository.ts';

/** Limit of cached readings per database. */
const MAX_READINGS = 1_000;
/**
 * Limit of terms that are held in memory, those of some 150 products: reading them takes 7 ms, and is
 * part of the first search after a change of the catalogue. The terms of more products stay in the
 * database.
 */
const MAX_TERMS = 10_000;

interface Readings {
  revision: number;
  bySearch: LRUCache<string, SearchReading>;
  /** Undefined where the terms are too many for the memory. */
  index: Promise<TermIndex | undefined>;
}

interface Catalogue {
  findRevision(): Promise<number>;
  readings: Readings | undefined;
}

const catalogueOf = new WeakMap<Db, Catalogue>();

/**
 * Reads a search by the words of the catalogue (product 5.1.3, 5.1.4), once per revision of the
 * catalogue. The reading does not depend on other filters or on the results page.
 */
export async function readProductSearch(
  { db }: Pick<ShopContext, 'db'>,
  search: string,
): Promise<SearchReading> {
  const readings = await findReadings(db);
  const cached = readings.bySearch.get(search);
  if (cached !== undefined) return cached;
  const index = await readings.index;
  const reading = index ? readInMemory(index, search) : await readInDatabase(db, search);
  readings.bySearch.set(search, reading);
  return reading;
}

function readInMemory(index: TermIndex, search: string): SearchReading {
  const reading = readSearch(search);
  let step = reading.next();
  while (!step.done) {
    index.answer(step.value);
    step = reading.next();
  }
  return step.value;
}

/** Reads a search of a catalogue whose terms are too many for the memory. */
export async function readInDatabase(db: Db, search: string): Promise<SearchReading> {
  const reading = readSearch(search);
  let step = reading.next();
  while (!step.done) {
    await answer(db, step.value);
    step = reading.next();
  }
  return step.value;
}

/** The readings of the present revision. */
async function findReadings(db: Db): Promise<Readings> {
  const catalogue = catalogueOf.get(db) ?? {
    findRevision: sharePerTurn(() => findRevision(db, 'catalogue')),
    readings: undefined,
  };
  catalogueOf.set(db, catalogue);
  const revision = await catalogue.findRevision();
  if (catalogue.readings?.revision === revision) return catalogue.readings;
  // The terms are read after the revision, so that a change in between makes them be read again.
  const readings: Readings = {
    revision,
    bySearch: new LRUCache({ max: MAX_READINGS }),
    index: readIndex(db),
  };
  catalogue.readings = readings;
  readings.index.catch(() => {
    if (catalogue.readings === readings) catalogue.readings = undefined;
  });
  return readings;
}

async function readIndex(db: Db): Promise<TermIndex | undefined> {
  const terms = await listAllTerms(db, MAX_TERMS);
  return terms && createTermIndex(terms);
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
