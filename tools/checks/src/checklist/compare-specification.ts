import { type ProductRule, QUOTED } from './read-product.ts';

/** The number of words in the same order that counts as a copy. */
const COPIED_WORDS = 8;

const CODE = /`[^`]+`/g;

/** A row of the specification's table of calls: the methods and the paths that they share. */
const CALLS = /^\| ([A-Z /]+?) \| (\/[^|]+?) \|/gm;

/** A number by itself: not a part of a name such as `v1`, nor of the number of a list's item. */
const NUMBER = /(?<![\w.])\d+(?:,\d{3})*(?:\.\d+)?/g;

const numbersOf = (text: string): string[] =>
  Array.from(text.matchAll(NUMBER), ([number]) => number);

/** The text of each numbered section of the specification, without the numbers of its lists. */
function sectionsOf(specification: string): Map<string, string> {
  const sections = new Map<string, string>();
  let section = '';
  for (const line of specification.split('\n')) {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    if (line.startsWith('#')) continue;
    const text = line.replace(/^\d+\. /, '');
    sections.set(section, `${sections.get(section) ?? ''}\n${text}`);
  }
  return sections;
}

/** Runs of words in the same order; a text in quotes or code ends a run. */
function runsOf(text: string): string[] {
  const prose = text.replace(CODE, '\n').replace(QUOTED, '\n');
  return prose.split('\n').flatMap((part) => {
    const words: string[] = part.toLowerCase().match(/[\w₹-]+/g) ?? [];
    return words
      .slice(0, Math.max(0, words.length - COPIED_WORDS + 1))
      .map((_, at) => words.slice(at, at + COPIED_WORDS).join(' '));
  });
}

/** A rule of the product as far as it is compared. */
type Compared = Pick<ProductRule, 'number' | 'text'>;

/**
 * The texts in quotes of the specification that the code does not have.
 *
 * @param specification its Markdown
 * @param hasText whether the code has a text
 */
export function findMissingTexts(
  specification: string,
  hasText: (text: string) => boolean,
): string[] {
  const texts = Array.from(specification.matchAll(QUOTED), ([, text = '']) => text);
  return Array.from(new Set(texts)).filter((text) => !hasText(text));
}

/**
 * The numbers of the specification that no rule of the same section has.
 *
 * @param specification its Markdown
 * @returns each as `section: number`
 */
export function findMissingNumbers(rules: readonly Compared[], specification: string): string[] {
  const missing: string[] = [];
  for (const [section, text] of sectionsOf(specification)) {
    if (section === '') continue;
    const own = rules.filter(({ number }) => number.startsWith(`${section}.`));
    const known = new Set(own.flatMap((rule) => numbersOf(rule.text)));
    for (const number of new Set(numbersOf(text)))
      if (!known.has(number)) missing.push(`${section}: ${number}`);
  }
  return missing;
}

/**
 * The calls of the specification that the contract does not have.
 *
 * @param specification its Markdown
 * @param paths the paths of the contract, each with an entry for each of its methods
 * @returns each as `METHOD path`
 */
export function findMissingCalls(
  specification: string,
  paths: Readonly<Record<string, object>>,
): string[] {
  return Array.from(specification.matchAll(CALLS), ([, methods = '', list = '']) =>
    list
      .split(', ')
      .flatMap((path) => methods.split(' / ').map((method): [string, string] => [method, path])),
  )
    .flat()
    .filter(([method, path]) => !Object.hasOwn(paths[path] ?? {}, method.toLowerCase()))
    .map((call) => call.join(' '));
}

/**
 * The runs of eight words that rules have from the specification; texts in quotes may be the same.
 *
 * @param specification its Markdown
 * @returns each as `rule: words`
 */
export function findCopies(rules: readonly Compared[], specification: string): string[] {
  const runs = new Set(runsOf(specification));
  return rules.flatMap(({ number, text }) =>
    runsOf(text)
      .filter((run) => runs.has(run))
      .map((run) => `${number}: ${run}`),
  );
}
