import type { SearchQuestion } from './read-search.ts';
import { isForSlips, MAX_SIMILAR, toSlipForms } from './slips.ts';
import { hasBeginnings, type TermRange, type WordRanges } from './term-ranges.ts';

/** The terms of a shop in memory. */
export interface TermIndex {
  /** Sets the answer to a question of a reading. */
  answer(question: SearchQuestion): void;
}

/**
 * Makes an index of terms, for shops whose terms are few enough to be held in memory.
 *
 * @param entries each term of each product; a product is anything that identifies it
 */
export function createTermIndex<Product>(
  entries: Iterable<readonly [term: string, product: Product]>,
): TermIndex {
  const productsOf = new Map<string, Product[]>();
  for (const [term, product] of entries) {
    const products = productsOf.get(term);
    if (products === undefined) productsOf.set(term, [product]);
    else products.push(product);
  }
  const terms = Array.from(productsOf.keys()).sort();
  let wordsOf: ReadonlyMap<string, readonly string[]> | undefined;

  /** The place of the first term that is not before a text. */
  function findPlace(text: string): number {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function hasHit(range: TermRange): boolean {
    if (productsOf.has(range.whole)) return true;
    // The terms with the same beginning stand together, whatever follows it.
    return hasBeginnings(range) && terms[findPlace(range.whole)]?.startsWith(range.whole) === true;
  }

  function listTerms(range: TermRange): readonly string[] {
    if (!hasBeginnings(range)) return [range.whole];
    const first = findPlace(range.whole);
    let end = first;
    while (terms[end]?.startsWith(range.whole)) end += 1;
    return terms.slice(first, end);
  }

  function hasMatch(words: readonly WordRanges[]): boolean {
    const [first, ...others] = words.map((ranges) => {
      const found = ranges.flatMap(listTerms);
      return new Set(found.flatMap((term) => productsOf.get(term) ?? []));
    });
    return Array.from(first ?? []).some((product) => others.every((found) => found.has(product)));
  }

  return {
    answer(question) {
      if (question.kind === 'hits') question.answer = question.ranges.map(hasHit);
      else if (question.kind === 'match') question.answer = hasMatch(question.words);
      else {
        const known = wordsOf ?? groupByForm(terms);
        wordsOf = known;
        const similar = question.forms.flatMap((form) => known.get(form) ?? []);
        question.answer = Array.from(new Set(similar));
      }
    },
  };
}

/** The words for which slips are forgiven, by their forms. */
function groupByForm(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const wordsOf = new Map<string, string[]>();
  for (const word of terms.filter(isForSlips)) {
    for (const form of toSlipForms(word)) {
      const words = wordsOf.get(form);
      if (words === undefined) wordsOf.set(form, [word]);
      else if (words.length < MAX_SIMILAR) words.push(word);
    }
  }
  return wordsOf;
}
