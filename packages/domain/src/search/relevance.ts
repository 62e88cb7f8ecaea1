import type { ProductTerm } from './product-terms.ts';
import { scoreTerm, type WordRanges } from './term-ranges.ts';

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
