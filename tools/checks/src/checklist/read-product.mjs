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

/**
 * The text that Markdown shows: without the backslashes before its own marks.
 * @param {string} markdown
 */
export function unescapeMarkdown(markdown) {
  return markdown.replace(ESCAPE, '');
}

/**
 * Reads what shows that something holds: a file, mostly with the title of one of its tests.
 * @param {string} text without escapes
 * @returns {{ file: string, title: string }} the title is '' when the file alone is named
 */
export function readProof(text) {
  const [file, ...title] = text.split(SEPARATOR);
  return { file: file.replaceAll('`', ''), title: title.join(SEPARATOR) };
}

/**
 * Reads the rules of the product, each with the tests that prove it.
 * @param {string} markdown
 * @returns {{
 *   headings: string[],
 *   rules: { number: string, text: string, proofs: { file: string, title: string }[], isExempt: boolean }[],
 * }} headings: the numbers of sections ('4') and parts ('4.2')
 */
export function readProduct(markdown) {
  const headings = [];
  const rules = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) headings.push(heading[1]);
    const rule = RULE.exec(line);
    if (rule) rules.push({ number: rule[1], text: rule[2], proofs: [], isExempt: false });
    if (!line.startsWith('- ')) continue;
    const text = unescapeMarkdown(line.slice(2));
    if (text.startsWith(NOTHING_TO_PROVE)) rules.at(-1).isExempt = true;
    else rules.at(-1).proofs.push(readProof(text));
  }
  return { headings, rules };
}

/**
 * The numbers that sections, parts and rules must have: each counts up from 1 within the one above it.
 * @param {string[]} numbers as they stand in the document
 * @returns {string[]} the numbers that do not follow the one before
 */
function findJumps(numbers) {
  const counts = new Map();
  return numbers.filter((number) => {
    const parent = number.split('.').slice(0, -1).join('.');
    const next = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, next);
    return number !== (parent === '' ? `${next}` : `${parent}.${next}`);
  });
}

/**
 * Lists the faults of the product's rules, each as a sentence.
 * @param {string} markdown
 * @param {(file: string, title: string) => boolean} hasTest
 * @returns {string[]}
 */
export function findFaults(markdown, hasTest) {
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
