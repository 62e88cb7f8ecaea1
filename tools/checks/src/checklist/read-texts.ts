import { parseSync, Visitor } from 'oxc-parser';

const EDGES = /^\s+|\s*(?:\{msg\}|\.\.\.)?\s*$/g;

/** Text without white space at its ends, and without the place of a reason at its end. */
const trim = (text: string) => text.replace(/\s+/g, ' ').replace(EDGES, '');

/**
 * Collects the texts of sources: literals, templates and the text of JSX.
 *
 * @param sources the file's ending decides the language
 * @returns whether a source has the text, whole or in two parts
 */
export function textFinder(
  sources: Iterable<[file: string, source: string]>,
): (text: string) => boolean {
  const texts = new Set<string>();
  const patterns = new Set<string>();
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value !== 'string') return;
      // `{}` is the place of a link or an amount, between two texts.
      for (const text of value.split('{}')) texts.add(trim(text));
    },
    JSXText({ value }) {
      texts.add(trim(value));
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => (value.cooked ?? '').replace(/\s+/g, ' '));
      if (parts.some((part) => /\w{3}/.test(part)))
        patterns.add(parts.map((part) => RegExp.escape(part)).join('.+'));
    },
  });
  for (const [file, source] of sources) visitor.visit(parseSync(file, source).program);
  const regexps = Array.from(patterns, (pattern) => new RegExp(`^${pattern}$`));
  const isKnown = (text: string) => texts.has(text) || regexps.some((regexp) => regexp.test(text));
  return (text) =>
    isKnown(text) ||
    isKnown(trim(text)) ||
    Array.from(text.matchAll(/ /g), ({ index }) => index).some(
      (at) => texts.has(text.slice(0, at)) && texts.has(text.slice(at + 1)),
    );
}
