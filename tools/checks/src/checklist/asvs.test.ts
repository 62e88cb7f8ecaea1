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
  const { sum, requirements, unused } = readAsvs(markdown);
  const faults = requirements.flatMap(({ number, verdict, proofs }) => {
    if (verdict === 'met' && proofs.length === 0) return [`${number} is met and names nothing`];
    return proofs
      .filter(({ file, title }) =>
        title === '' ? !existsSync(join(rootDir, file)) : !hasTest(file, title),
      )
      .map(({ file, title }) => `${number} names what does not exist: ${file} › ${title}`);
  });
  for (const [chapter, expected] of Object.entries(REQUIREMENTS)) {
    const prefix = `${chapter.slice(1)}.`;
    const numbers = requirements.map(({ number }) => number).filter((it) => it.startsWith(prefix));
    const found = numbers.length + (unused.get(Number(chapter.slice(1))) ?? 0);
    if (found !== expected || new Set(numbers).size !== numbers.length)
      faults.push(`${chapter} does not have ${expected} requirements, each once`);
  }
  const counted = VERDICTS.map(
    (verdict) => requirements.filter((requirement) => requirement.verdict === verdict).length,
  );
  const [met = 0, partly = 0, not = 0, others = 0] = counted;
  const unusedCount = Array.from(unused.values()).reduce((total, count) => total + count, 0);
  const expected = [met, partly, not, others + unusedCount];
  const all = expected.reduce((total, count) => total + count, 0);
  if (String(sum) !== String([...expected, all])) faults.push(`the sum is ${[...expected, all]}`);
  return faults;
}

describe('the self-assessment against ASVS', () => {
  const document = read('docs/asvs.md');

  // It parses some sixty files of tests.
  it('names only what exists, and adds up', { timeout: 30_000 }, () => {
    expect(findFaults(document)).toEqual([]);
  });

  it.each([
    ['a test that does not exist', ' › no such title', /(?<=^- 13\.4\.4 .+) › .+/m],
    [
      'a file that does not exist',
      '`apps/server/src/gone.ts`',
      /`apps\/server\/src\/platform\/security\/ids\.ts`/,
    ],
    ['a requirement that is met without proof', 'Surely.', /(?<=^- 8\.2\.1 [^.]+\. )`.+/m],
    ['a wrong sum', 'Sum: 1 met', /Sum: \d+ met/],
    ['a gap without a reason', 'Partly: ', /(?<=^- 6\.3\.3 .+)Partly: [^`]+/m],
    ['a requirement left out', '', /^- 8\.2\.2 .*\n/m],
    ['a requirement twice', '- 1.2.6, 1.2.6,', /- 1\.2\.6,/],
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
