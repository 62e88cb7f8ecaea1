import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../workspace/paths.mjs';
import { testFinder, testsUnder } from './find-tests.mjs';
import { readChecklist } from './read-checklist.mjs';
import { sentencesOf } from './sentences.mjs';

const CHECKLIST = 'apps/storefront-e2e/SPEC.md';

// The specification is kept beside the checkout, not in it: only where it lies can the checklist be
// compared with it.
const SPECIFICATION = join(rootDir, '..', 'shared', 'spec.md');

const rows = readChecklist(readFileSync(join(rootDir, CHECKLIST), 'utf8'));

describe('the checklist of the specification', () => {
  it('names only tests that exist', () => {
    const hasTest = testsUnder(rootDir);
    const missing = rows.flatMap(({ sentence, proofs }) =>
      proofs
        .filter(({ file, title }) => !hasTest(file, title))
        .map(({ file, title }) => `${sentence} → ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a test, or a reason why there is none, in every row', () => {
    const open = rows.filter(({ proofs, isExempt }) => proofs.length === 0 && !isExempt);
    expect(open.map(({ section, sentence }) => `§${section} ${sentence}`)).toEqual([]);
  });

  it.runIf(existsSync(SPECIFICATION))('has a row for each sentence of the specification', () => {
    const asked = sentencesOf(readFileSync(SPECIFICATION, 'utf8'));
    expect(asked.length).toBeGreaterThan(200);
    expect(rows.map(({ section, sentence }) => ({ section, sentence }))).toEqual(asked);
  });
});

describe('testFinder', () => {
  const hasTest = testFinder(
    'x.spec.ts',
    `test('plain', () => {});
     test('tagged', { tag: '@wide' }, async () => {});
     for (const path of paths) test(\`\${path} has a heading\`, () => {});
     it.each([1, 2])('%s is odd', () => {});
     it.each(titles)('%s', () => {});
     notATest('other', () => {});`,
  );

  it.each(['plain', 'tagged', '/cart has a heading', '3 is odd'])('finds "%s"', (title) => {
    expect(hasTest(title)).toBe(true);
  });

  it.each(['plain text', 'other', 'a heading', ''])('does not find "%s"', (title) => {
    expect(hasTest(title)).toBe(false);
  });
});

describe('sentencesOf', () => {
  it('cuts at the ends of sentences, never inside of a quoted text', () => {
    const specification = [
      '## 2. Screens',
      "- Empty: 'Nothing. Add one.' Loading: 'Wait'; more. Then 'End.'",
      '| a | b | c |',
      '## 7. Calls',
      'Left out.',
      '## 8. Errors',
      "- Cart: 'Failed', 'Don't stop'.",
    ].join('\n');
    expect(sentencesOf(specification)).toEqual([
      { section: '2', sentence: "Empty: 'Nothing. Add one.'" },
      { section: '2', sentence: "Loading: 'Wait'; more." },
      { section: '2', sentence: "Then 'End.'" },
      { section: '2', sentence: 'a · b · c' },
      { section: '8', sentence: "Cart: 'Failed'" },
      { section: '8', sentence: "Cart: 'Don't stop'" },
    ]);
  });
});
