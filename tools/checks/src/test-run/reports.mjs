import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const NOT_SEARCHED = new Set(['node_modules', '.git', 'dist', 'build', 'src', 'app', 'data']);

/** Yields the JSON reports below a folder: they lie in folders named `test-results`. */
async function* reportFiles(folder, depth = 0) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (depth < 3 && !NOT_SEARCHED.has(entry.name)) yield* reportFiles(path, depth + 1);
    } else if (/[\\/]test-results[\\/](vitest|playwright)[\w-]*\.json$/.test(path)) {
      yield path;
    }
  }
}

/** Counts of a report that Vitest or Playwright wrote as JSON. */
export function countsOf(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A flaky test passed only when tried again: that is a failure that hides.
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
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

/**
 * Reads every suite's report.
 * @param {string} rootDir
 * @returns {Promise<{ file: string, suite: string, passed: number, failed: number, skipped: number }[]>}
 */
export async function collectReports(rootDir) {
  const reports = [];
  for await (const file of reportFiles(rootDir)) {
    const suite = relative(rootDir, join(file, '../..'));
    reports.push({ file, suite, ...countsOf(JSON.parse(await readFile(file, 'utf8'))) });
  }
  return reports.sort((a, b) => a.suite.localeCompare(b.suite));
}
