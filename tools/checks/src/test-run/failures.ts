import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './reports.ts';

/** More would push the first ones out of a log's end. */
const SHOWN_FAILURES = 30;

const SEPARATOR = ' › ';

/** A test that failed, at its last attempt or at the first alone. */
export interface Failure {
  /** Its file, the suites around it and its title. */
  name: string;
  /** The first line of its error; '' when the runner gave none. */
  reason: string;
  /** The second attempt passed. */
  isFlaky: boolean;
}

/** The failed and the flaky tests of a report that Vitest or Playwright wrote as JSON. */
export function failuresOf(report: VitestReport | PlaywrightReport): Failure[] {
  if ('stats' in report) return report.suites.flatMap((suite) => failuresIn(suite, []));
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = basename(name);
    // A file that did not load has no tests.
    if (status === 'failed' && assertionResults.length === 0) {
      return [{ name: file, reason: firstLine(message), isFlaky: false }];
    }
    return assertionResults
      .filter((test) => test.status === 'failed' || isFlaky(test))
      .map(({ ancestorTitles, title, failureMessages, status: outcome }) => ({
        name: [file, ...ancestorTitles, title].join(SEPARATOR),
        reason: firstLine(failureMessages?.[0]),
        isFlaky: outcome !== 'failed',
      }));
  });
}

/** Vitest keeps the errors of the first attempt of a test that passed at the second. */
export function isFlaky({
  status,
  failureMessages,
}: VitestReport['testResults'][number]['assertionResults'][number]): boolean {
  return status === 'passed' && (failureMessages ?? []).length > 0;
}

function failuresIn({ title, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]) {
  const place = [...above, title];
  const failures: Failure[] = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results, status }) => ({
        name: [...place, spec.title].join(SEPARATOR) + (projectName ? ` (${projectName})` : ''),
        // Of a flaky test, the attempt that failed.
        reason: firstLine(results.find(({ error }) => error !== undefined)?.error?.message),
        isFlaky: status === 'flaky',
      })),
  );
  for (const suite of suites) failures.push(...failuresIn(suite, place));
  return failures;
}

function firstLine(text = ''): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}

/**
 * Tests of all suites as text, two lines each, at most 30 of them; '' when there are none.
 *
 * @param reports `suite` is the package's folder, such as `packages/domain`
 * @param options whether to list the flaky ones, or those that failed
 */
export function formatFailures(
  reports: readonly { suite: string; failures: readonly Failure[] }[],
  { areFlaky }: { areFlaky: boolean },
): string {
  const texts = reports.flatMap(({ suite, failures }) =>
    failures
      .filter((failure) => failure.isFlaky === areFlaky)
      .map(({ name, reason }) => `  ${suite}${SEPARATOR}${name}\n    ${reason}\n`),
  );
  const hidden = texts.length - SHOWN_FAILURES;
  return [
    ...texts.slice(0, SHOWN_FAILURES),
    ...(hidden > 0 ? [`  and ${hidden} more\n`] : []),
  ].join('');
}
