import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findMissingPaths } from './find-missing-paths.ts';
import { testsUnder } from './find-tests.ts';
import { readAsvs, VERDICTS } from './read-asvs.ts';

const SECURITY_FOLDER = 'docs/security';
const MIGRATIONS = 'apps/server/migrations';

/** Requirements of levels 1 and 2 in ASVS 5.0.0, by chapter. */
const REQUIREMENTS: Readonly<Record<string, number>> = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

const read = (file: string) => readFileSync(join(rootDir, file), 'utf8');

const hasTest = testsUnder(rootDir);

/** The rules that a self-assessment breaks, each as a sentence. */
function findFaults(markdown: string): string[] {
  const { counts, gaps, chapters } = readAsvs(markdown);
  const faults: string[] = [];
  const sum = VERDICTS.map(() => 0);
  for (const [chapter, { unused, rows }] of chapters) {
    for (const { number, verdict, proofs } of rows) {
      if (!VERDICTS.includes(verdict)) faults.push(`${number} is neither of ${VERDICTS}`);
      if (verdict === 'met' && proofs.length === 0)
        faults.push(`${number} is met and names nothing`);
      for (const { file, title } of proofs) {
        const isThere = title === '' ? existsSync(join(rootDir, file)) : hasTest(file, title);
        if (!isThere) faults.push(`${number} names what does not exist: ${file} › ${title}`);
      }
      const isGap = verdict === 'partly' || verdict === 'not';
      const listed = gaps.filter((gap) => gap.number === number);
      if (isGap ? listed.length !== 1 || listed[0]?.verdict !== verdict : listed.length > 0)
        faults.push(`${number} is ${verdict}, which the list of what is missing does not say`);
    }
    const numbers = new Set(rows.map(({ number }) => number));
    const expected = REQUIREMENTS[chapter.split(' ')[0] ?? ''];
    if (numbers.size + unused !== expected || numbers.size !== rows.length)
      faults.push(`${chapter} does not have ${expected} requirements, each once`);
    const found = VERDICTS.map(
      (verdict) =>
        rows.filter((row) => row.verdict === verdict).length + (verdict === 'n/a' ? unused : 0),
    );
    for (const [at, figure] of found.entries()) sum[at] = (sum[at] ?? 0) + figure;
    if (String(counts.get(chapter)) !== String([...found, expected]))
      faults.push(`${chapter} counts ${[...found, expected]}`);
  }
  const all = [...sum, Object.values(REQUIREMENTS).reduce((total, figure) => total + figure)];
  if (String(counts.get('all')) !== String(all)) faults.push(`all chapters count ${all}`);
  if (chapters.size !== Object.keys(REQUIREMENTS).length) faults.push('a chapter is missing');
  return faults;
}

describe('the self-assessment against ASVS', () => {
  const document = read('docs/asvs.md');

  it('names only what exists, and counts right', () => {
    expect(findFaults(document)).toEqual([]);
  });

  it.each([
    ['a test that does not exist', ' › no such title', /(?<=^\| 13\.4\.4 .+) › [^|<]+/m],
    [
      'a file that does not exist',
      '`apps/server/src/gone.ts`',
      /`apps\/server\/src\/platform\/security\/ids\.ts`/,
    ],
    ['a wrong verdict', '| fine |', /(?<=^\| 8\.2\.1 .+)\| met +\|/m],
    ['a requirement that is met without proof', '| met | surely |', /\| met +\| `[^|]+\|/],
    ['a wrong count', '| all | 1 |', /\| all +\| \d+ +\|/],
    ['a gap without a reason', '', /^- 6\.3\.3 .*\n/m],
    ['a requirement left out', '', /^\| 8\.2\.2 .*\n/m],
  ])('would not pass with %s', (_fault, replacement, original) => {
    const spoilt = document.replace(original, replacement);
    expect(spoilt).not.toBe(document);
    expect(findFaults(spoilt)).not.toEqual([]);
  });
});

describe('the documents about security', () => {
  const documents = [
    'SECURITY.md',
    'docs/asvs.md',
    ...readdirSync(join(rootDir, SECURITY_FOLDER)).map((name) => `${SECURITY_FOLDER}/${name}`),
  ];

  it.each(documents)('%s leads to files that exist', (file) => {
    const exists = (path: string) => existsSync(join(rootDir, path));
    const missing = findMissingPaths(read(file), { folder: dirname(file), exists });
    expect(missing).toEqual([]);
  });

  it('say of every table how it is protected', () => {
    const classified = new Set(
      Array.from(read(`${SECURITY_FOLDER}/data.md`).matchAll(/`([a-z_]+)`/g), ([, name]) => name),
    );
    const tables = readdirSync(join(rootDir, MIGRATIONS)).flatMap((name) =>
      Array.from(
        read(`${MIGRATIONS}/${name}`).matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gim),
        ([, table]) => table,
      ),
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter((table) => !classified.has(table))).toEqual([]);
  });
});
