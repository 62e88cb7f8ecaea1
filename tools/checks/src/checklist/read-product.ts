/** Between a test's file and its title. */
const SEPARATOR = ' › ';

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

/** A citation in a comment, which may go on in its next line. */
const CITATION = /\(product[\s*]+(\d[\d.]*(?:,[\s*]+\d[\d.]*)*)\)/g;

/** The numbers of the rules and parts that code cites. */
export function findCitations(code: string): string[] {
  return Array.from(code.matchAll(CITATION), ([, list = '']) => list.split(/,[\s*]+/)).flat();
}

/** What shows that something holds: a file, mostly with the title of one of its tests. */
export interface Proof {
  file: string;
  /** '' when the file alone is named. */
  title: string;
}

/** A rule of the product and the tests that prove it. */
export interface ProductRule {
  /** Section, part and place in the part, such as `4.2.1`. */
  number: string;
  text: string;
  proofs: Proof[];
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
 * Reads a proof.
 *
 * @param text without escapes
 */
export function readProof(text: string): Proof {
  const [file = '', ...title] = text.split(SEPARATOR);
  return { file: file.replaceAll('`', ''), title: title.join(SEPARATOR) };
}

/**
 * Reads the rules of the product, each with the tests that prove it.
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
    if (isRule) rules.push({ number, text: words, proofs: [], isExempt: false });
    if (!line.startsWith('- ')) continue;
    const rule = rules.at(-1);
    if (rule === undefined) throw new Error(`No rule stands above "${line}".`);
    const text = unescapeMarkdown(line.slice(2));
    if (text.startsWith(NOTHING_TO_PROVE)) rule.isExempt = true;
    else rule.proofs.push(readProof(text));
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
 */
export function findFaults(
  markdown: string,
  hasTest: (file: string, title: string) => boolean,
): string[] {
  const { headings, rules } = readProduct(markdown);
  const faults = findJumps([...headings, ...rules.map(({ number }) => number)]).map(
    (number) => `${number} does not follow the number before it`,
  );
  for (const { number, proofs, isExempt } of rules) {
    if (!headings.includes(number.split('.').slice(0, 2).join('.')))
      faults.push(`${number} stands in no part of its own`);
    if (proofs.length === 0 && !isExempt) faults.push(`${number} has no test`);
    for (const { file, title } of proofs) {
      if (!hasTest(file, title))
        faults.push(`${number} names a test that does not exist: ${file} › ${title}`);
    }
  }
  return faults;
}
