import { readSearch, type SearchReading } from '@haat/domain/search';
import { LRUCache } from 'lru-cache';
import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { findRevision } from '../platform/database/revisions.ts';
import { sharePerTurn } from '../platform/database/share-per-turn.ts';
import { countRanges, listSimilarWords, searchByRelevance } from './product-search.repository.ts';

/** Limit of cached readings per database. */
const MAX_READINGS = 1_000;

interface Readings {
  revision: number;
  bySearch: LRUCache<string, SearchReading>;
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
  const reading = await readSearch(search, {
    hasHits: async (ranges) => (await countRanges(db, ranges, 1)).map((count) => count > 0),
    hasMatch: async (words) =>
      (await searchByRelevance(db, { ...NO_FILTER, words }, { limit: 1, offset: 0 })).length > 0,
    listSimilar: (forms) => listSimilarWords(db, forms),
  });
  readings.bySearch.set(search, reading);
  return reading;
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
  catalogue.readings = { revision, bySearch: new LRUCache({ max: MAX_READINGS }) };
  return catalogue.readings;
}

const NO_FILTER = {
  categoryIds: undefined,
  brandKey: undefined,
  makerId: undefined,
  isInStock: undefined,
};
