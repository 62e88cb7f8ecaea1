import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, parseSync, Visitor } from 'oxc-parser';

const TEST_CALL = /^(test|it)(\.|$)/;

/** A placeholder in the title of a table of tests. */
const PLACEHOLDER = /%[sdifjo]|\$\w+(?:\.\w+)*/;

/** The fixed parts of a title; between them anything may stand. Undefined: no title. */
function partsOf(title: Argument | undefined, isTable: boolean): string[] | undefined {
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked ?? '');
  if (title?.type !== 'Literal' || typeof title.value !== 'string') return undefined;
  return isTable ? title.value.split(PLACEHOLDER) : [title.value];
}

/**
 * Finds the tests of a source by their titles. Titles made in a loop count when they fit.
 *
 * @param file its ending decides the language
 */
export function testFinder(file: string, source: string): (title: string) => boolean {
  const patterns: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      // A table of tests is called twice: `it.each(table)(title, run)`.
      const called = callee.type === 'CallExpression' ? callee.callee : callee;
      const isTable = callee !== called;
      if (!TEST_CALL.test(source.slice(called.start, called.end))) return;
      const parts = partsOf(title, isTable);
      // A title that is nothing but a placeholder would fit every row.
      if (parts?.some((part) => /\w/.test(part)))
        patterns.push(parts.map((part) => RegExp.escape(part)).join('.+'));
    },
  }).visit(parseSync(file, source).program);
  return (title) => patterns.some((pattern) => new RegExp(`^${pattern}$`).test(title));
}

/**
 * Finds the tests of the files below a folder by their titles; each file is read once.
 *
 * @param folder absolute
 */
export function testsUnder(folder: string): (file: string, title: string) => boolean {
  const finders = new Map<string, (title: string) => boolean>();
  return (file, title) => {
    let finder = finders.get(file);
    if (finder === undefined) {
      const path = join(folder, file);
      finder = existsSync(path) ? testFinder(file, readFileSync(path, 'utf8')) : () => false;
      finders.set(file, finder);
    }
    return finder(title);
  };
}
