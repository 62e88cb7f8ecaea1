import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { testFinder } from './find-tests.ts';
import {
  findCitations,
  findFaults,
  type ProductRule,
  QUOTED,
  readProduct,
} from './read-product.ts';
import { textFinder } from './read-texts.ts';

const PRODUCT = 'docs/product.md';

/** The folders with the texts of the shop. */
const SOURCES = [
  'apps/server/src/**/*.ts',
  'apps/storefront/app/**/*.{ts,tsx}',
  'packages/api-sdk/src/*.ts',
  'packages/{domain,ui}/src/**/*.{ts,tsx}',
];

/** The code that cites rules. */
const CITING = [
  'apps/*/{app,src,test,specs,fixtures}/**/*.{ts,tsx,css}',
  'packages/*/{src,test,fixtures}/**/*.{ts,tsx}',
  'tools/*/{src,test}/**/*.ts',
];

/** Texts that stand nowhere in one piece, with the reason. */
const MADE_TEXTS = new Map([
  ['Spice Set (12 Products for just ₹1,499)', 'made from the name and the price of the deal'],
  ['-N%', 'N stands for the discount'],
  ['Failed to fetch users', 'no screen lists users'],
  ['Logout failed: ', 'the reason follows'],
]);

const product = readFileSync(join(rootDir, PRODUCT), 'utf8');
const { headings, rules } = readProduct(product);

const cited = globSync(CITING, { cwd: rootDir }).flatMap((file) =>
  findCitations(readFileSync(join(rootDir, file), 'utf8')).map((number) => ({ file, number })),
);

/** The numbers that tests carry. */
const tested = new Set(
  cited.filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file)).map(({ number }) => number),
);

const files = globSync(SOURCES, { cwd: rootDir }).filter((file) => !file.includes('.test.'));
const findText = textFinder(
  files.map((file): [string, string] => [file, readFileSync(join(rootDir, file), 'utf8')]),
);

const hasText = (text: string) => findText(text) || MADE_TEXTS.has(text);

/** The texts that rules quote and no source has. */
function findUnknownTexts(quotingRules: readonly ProductRule[]) {
  return quotingRules
    .flatMap(({ number, text }) =>
      Array.from(text.matchAll(QUOTED), ([, words = '']) => ({ number, words })),
    )
    .filter(({ words }) => !hasText(words));
}

describe('the rules of the product', () => {
  it('are numbered without gaps, and each has a test', () => {
    expect(headings.filter((number) => !number.includes('.'))).toEqual([...'123456789', '10']);
    expect(rules.length).toBeGreaterThan(300);
    expect(findFaults(product, tested)).toEqual([]);
  });

  it('are the ones that code cites', () => {
    const known = new Set([
      ...headings.filter((number) => number.includes('.')),
      ...rules.map(({ number }) => number),
    ]);
    expect(cited.length).toBeGreaterThan(400);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
    expect(findCitations(`(${'product'} 4.2.1, 9). x (${'product'}\n * 3.1)`)).toEqual([
      '4.2.1',
      '9',
      '3.1',
    ]);
  });

  it.each([
    ['a rule without a test', '\n## 2. ', '\n**1.1.6** A rule that nothing tests.\n\n## 2. '],
    ['a rule left out', /^\*\*4\.2\.2\*\* .+\n\n/m, ''],
    ['a number given twice', '**4.2.3**', '**4.2.2**'],
    ['a rule of another part', '**4.2.1**', '**4.9.1**'],
    ['a part left out', /^### 5\.2 /m, '### 5.3 '],
  ])('would not pass with %s', (_fault, original, replacement) => {
    const spoilt = product.replace(original, replacement);
    expect(spoilt).not.toBe(product);
    expect(findFaults(spoilt, tested)).not.toEqual([]);
  });

  it('quote texts that stand in the source, letter for letter', () => {
    expect(findUnknownTexts(rules)).toEqual([]);
  });

  it('would not pass with a text that differs from the source', () => {
    const spoilt = readProduct(product.replaceAll("'Cart cleared'", "'Cart was cleared'"));
    expect(findUnknownTexts(spoilt.rules)).toEqual([
      expect.objectContaining({ words: 'Cart was cleared' }),
    ]);
  });
});

describe('textFinder', () => {
  const isThere = textFinder([
    [
      'x.tsx',
      `const texts = { failed: 'Failed: {msg}', lines: ['Spices of the', 'Desert'] };
       const limit = \`At most \${count} of one product.\`;
       const Note = () => <p>It waits
         for you.</p>;`,
    ],
  ]);

  it.each(['Failed: {msg}', 'Failed: ', 'Failed: ...', 'At most 99 of one product.'])(
    'finds "%s"',
    (text) => {
      expect(isThere(text)).toBe(true);
    },
  );

  it.each(['Spices of the Desert', 'It waits for you.'])('finds "%s" over two lines', (text) => {
    expect(isThere(text)).toBe(true);
  });

  it.each(['failed: {msg}', 'At most 99 of one', 'waits'])('does not find "%s"', (text) => {
    expect(isThere(text)).toBe(false);
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
