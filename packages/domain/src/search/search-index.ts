import { type ProductTerm, type SearchedTexts, toProductTerms } from './product-terms.ts';
import { readSearch } from './read-search.ts';
import { createTermIndex } from './term-index.ts';
import { scoreTerm, type WordRanges } from './term-ranges.ts';

/** What a search finds in an index. */
export interface IndexSearch {
  /** The relevance of each product that was found, by its place in the index (product 5.1.5). */
  readonly relevance: ReadonlyMap<number, number>;
  /** The search as it was probably meant (product 5.1.7). */
  readonly suggestion: string | null;
}

/**
 * Makes the index of a few products in memory, which finds what the shop's database finds.
 *
 * @returns a function that searches it
 */
export function createSearchIndex(
  products: readonly SearchedTexts[],
): (search: string) => IndexSearch {
  const terms = products.map(toProductTerms);
  const index = createTermIndex(
    terms.flatMap((ofProduct, place) => ofProduct.map(({ term }) => [term, place] as const)),
  );
  return (search) => {
    const reading = readSearch(search);
    let step = reading.next();
    while (!step.done) {
      index.answer(step.value);
      step = reading.next();
    }
    const { words, suggestion } = step.value;
    const scores = terms.map(
      (ofProduct, place) => [place, getRelevance(words, ofProduct)] as const,
    );
    return { relevance: new Map(scores.filter(([, score]) => score > 0)), suggestion };
  };
}

/**
 * Returns how well a product fits a search: the sum of the best term of each word, a term being worth
 * its weight times its points. 0 if it lacks a word (product 5.1.5).
 */
export function getRelevance(words: readonly WordRanges[], terms: readonly ProductTerm[]): number {
  const best = words.map((ranges) =>
    Math.max(0, ...terms.map(({ term, weight }) => weight * scoreTerm(ranges, term))),
  );
  return best.every((score) => score > 0) ? best.reduce((sum, score) => sum + score, 0) : 0;
}
