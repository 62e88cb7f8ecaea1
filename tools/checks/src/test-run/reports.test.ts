import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectReports, countsOf } from './reports.ts';

describe('countsOf', () => {
  it('reads a Vitest report, a file that did not load counting as failed', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [{ ancestorTitles: [], title: 'a', status: 'failed' }],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(countsOf(report)).toEqual({ passed: 7, failed: 2, skipped: 2, flaky: 0 });
  });

  it('reads a Playwright report, a flaky test counting as passed and as flaky', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites: [] };
    expect(countsOf(report)).toEqual({ passed: 6, failed: 1, skipped: 0, flaky: 1 });
  });
});

describe('collectReports', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'haat-reports-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('finds the report of each package, and nothing else', async () => {
    const report = JSON.stringify({
      stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
      suites: [],
    });
    for (const folder of [
      'packages/a/test-results',
      'tools/b/test-results',
      'packages/a/node_modules/test-results',
    ]) {
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(join(root, folder, 'playwright.json'), report);
    }
    await writeFile(join(root, 'tools/b/test-results/other.json'), 'not a report');
    const suites = (await collectReports(root)).map(({ suite }) => suite);
    expect(suites).toEqual(['packages/a', 'tools/b']);
  });
});
