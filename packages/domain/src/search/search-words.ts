import { MIN_SEARCH_LENGTH } from '../listing/search.ts';
import { toWords } from './words.ts';

/** Limit of words in a search; the longest are used, because they are the most selective. */
const MAX_SEARCH_WORDS = 6;

/** Words that say nothing about what is searched for, in English and Hindi. */
const PARTICLES: ReadonlySet<string> = new Set(
  'a an and for from in of on or the to with ka ke ki ko se wala wale wali vala vale vali का के की को से वाला वाले वाली'.split(
    ' ',
  ),
);

/**
 * Lists the words of a search in their order. Left out are words under 2 characters, like searches
 * under 2 characters (product 5.1.1), because half of the products match them; particles beside other
 * words; a word that is the beginning of another one, because the longer word is more selective; and
 * all but the longest words (product 5.1.3).
 */
export function toSearchWords(search: string): string[] {
  const words = toWords(search).filter((word) => Array.from(word).length >= MIN_SEARCH_LENGTH);
  const telling = words.filter((word) => !PARTICLES.has(word));
  const kept = (telling.length > 0 ? telling : words).filter(
    (word, _, all) => !all.some((other) => other !== word && other.startsWith(word)),
  );
  const longest = kept.toSorted((a, b) => b.length - a.length).slice(0, MAX_SEARCH_WORDS);
  return kept.filter((word) => longest.includes(word));
}
