import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Failure, failuresOf, isFlaky } from './failures.ts';

const NOT_SEARCHED = new Set(['node_modules', '.git', 'dist', 'build', 'src', 'app', 'data']);

/** Yields the JSON reports below a folder: they lie in folders named `test-results`. */
async function* reportFiles(folder: string, depth = 0): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (depth < 3 && !NOT_SEARCHED.has(entry.name)) yield* reportFiles(path, depth + 1);
    } else if (/[\\/]test-results[\\/](vitest|playwright)[\w-]*\.json$/.test(path)) {
      yield path;
    }
  }
}

/** What Vitest writes as JSON, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** One for each file. */
  testResults: {
    name: string;
    status: string;
    /** Why the file did not load. */
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** A file or a `describe` of a report of Playwright. */
export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      projectName?: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

/** What Playwright writes as JSON, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** The numbers of tests of a report. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of the passed ones, those that failed at the first attempt. */
  flaky: number;
}

/** A package's report and where it lies. */
export interface SuiteReport extends Counts {
  file: string;
  /** The package's folder, such as `packages/domain`. */
  suite: string;
  failures: Failure[];
}

/** Counts of a report that Vitest or Playwright wrote as JSON. */
export function countsOf(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    flaky: tests.filter(isFlaky).length,
    passed: report.numPassedTests,
    // A file that did not load has no tests to count, yet it failed.
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads every suite's report, sorted by the packages' folders. */
export async function collectReports(rootDir: string): Promise<SuiteReport[]> {
  const reports: SuiteReport[] = [];
  for await (const file of reportFiles(rootDir)) {
    const suite = relative(rootDir, join(file, '../..'));
    const report: VitestReport | PlaywrightReport = JSON.parse(await readFile(file, 'utf8'));
    reports.push({ file, suite, ...countsOf(report), failures: failuresOf(report) });
  }
  return reports.sort((a, b) => a.suite.localeCompare(b.suite));
}
