import { coverText } from '../text/cut-text.ts';
import { toWords } from './words.ts';

/** A part of a text, which a search has found or not. */
export interface MarkedPart {
  /** Never ''. */
  readonly text: string;
  /** Whether the beginning of a word was searched for. */
  readonly isMatch: boolean;
}

/**
 * Splits a text where its words begin like a word of the search (product 5.1.7). The parts together
 * are the text.
 */
export function markMatches(text: string, search: string): MarkedPart[] {
  const wanted = toWords(search).filter((word) => word.length > 1);
  const parts: MarkedPart[] = [];
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const [word] = toWords(part);
    const begun = word === undefined ? [] : wanted.filter((typed) => word.startsWith(typed));
    const length = Math.max(0, ...begun.map((typed) => typed.length));
    // A normalised word of another length has no letters that can be told apart.
    const isAnother = length > 0 && word?.length !== part.length;
    const begin = isAnother ? part : coverText(part, length);
    parts.push({ text: begin, isMatch: true });
    parts.push({ text: part.slice(begin.length), isMatch: false });
  }
  return parts
    .filter(({ text: shown }) => shown !== '')
    .reduce<MarkedPart[]>((merged, part) => {
      const last = merged.at(-1);
      if (last?.isMatch === part.isMatch) {
        merged[merged.length - 1] = { ...part, text: last.text + part.text };
      } else merged.push(part);
      return merged;
    }, []);
}
