/** Begins the line below a rule that no test can show; the reason follows. */
const NOTHING_TO_PROVE = 'Nothing to prove: ';

/** A backslash before a mark that Markdown would read. */
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;

/** A rule begins with its number: section, part, place in the part. */
const RULE = /^\*\*(\d+\.\d+\.\d+)\*\* (.+)/;

/** The headings of a section and of a part. */
const HEADING = /^##{1,2} ([\d.]*\d)\.? /;

/** A text that a shopper reads; an apostrophe inside of a word does not end it. */
export const QUOTED = /(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'/g;

/** A citation in a comment, `(product 4.2.1)`, or the tag of a test, `// product 4.2.1`; either may go on in its next line. */
const CITATION = /(?:\(|\/\/ )product[\s*/]+(\d[\d.]*(?:,[\s*/]+\d[\d.]*)*)/g;

/** The numbers of the rules and parts that code cites. */
export function findCitations(code: string): string[] {
  return Array.from(code.matchAll(CITATION), ([, list = '']) => list.split(/,[\s*/]+/)).flat();
}

/** A rule of the product. */
export interface ProductRule {
  /** Section, part and place in the part, such as `4.2.1`. */
  number: string;
  text: string;
  /** True when no test can show it. */
  isExempt: boolean;
}

/**
 * The text that Markdown shows: without the backslashes before its own marks.
 */
export function unescapeMarkdown(markdown: string): string {
  return markdown.replace(ESCAPE, '');
}

/**
 * Reads the rules of the product.
 *
 * @returns headings: the numbers of sections ('4') and parts ('4.2')
 */
export function readProduct(markdown: string): { headings: string[]; rules: ProductRule[] } {
  const headings: string[] = [];
  const rules: ProductRule[] = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) headings.push(heading);
    const [isRule, number = '', words = ''] = RULE.exec(line) ?? [];
    if (isRule) rules.push({ number, text: words, isExempt: false });
    if (!line.startsWith('- ')) continue;
    const rule = rules.at(-1);
    if (rule === undefined) throw new Error(`No rule stands above "${line}".`);
    if (line.slice(2).startsWith(NOTHING_TO_PROVE)) rule.isExempt = true;
  }
  return { headings, rules };
}

/**
 * The numbers that sections, parts and rules must have: each counts up from 1 within the one above it.
 *
 * @param numbers as they stand in the document
 * @returns the numbers that do not follow the one before
 */
function findJumps(numbers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return numbers.filter((number) => {
    const parent = number.split('.').slice(0, -1).join('.');
    const next = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, next);
    return number !== (parent === '' ? `${next}` : `${parent}.${next}`);
  });
}

/**
 * Lists the faults of the product's rules, each as a sentence.
 *
 * @param tested the numbers that tests carry
 */
export function findFaults(markdown: string, tested: ReadonlySet<string>): string[] {
  const { headings, rules } = readProduct(markdown);
  const faults = findJumps([...headings, ...rules.map(({ number }) => number)]).map(
    (number) => `${number} does not follow the number before it`,
  );
  for (const { number, isExempt } of rules) {
    if (!headings.includes(number.split('.').slice(0, 2).join('.')))
      faults.push(`${number} stands in no part of its own`);
    if (!tested.has(number) && !isExempt) faults.push(`${number} has no test`);
  }
  return faults;
}
