import type { Reporter, TestCase } from 'vitest/node';

/**
 * Prints one line for each figure of a test: the count asked for, the count run, and the number of
 * violations. Used by `npm run chaos`.
 */
export default class FigureReporter implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    const { state, errors = [] } = testCase.result();
    if (state === 'skipped') return;
    const engine = testCase.project.name;
    for (const { what, asked, run, note } of testCase.meta().figures ?? []) {
      const done = run ?? 'not to its end';
      const tail = note === undefined ? '' : ` (${note})`;
      process.stdout.write(
        `${engine}: ${what}: asked ${asked}, run ${done}, violations ${errors.length}${tail}\n`,
      );
    }
    for (const { message } of errors) {
      process.stdout.write(`  BROKEN: ${testCase.fullName}: ${message}\n`);
    }
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly { message: string }[]): void {
    for (const { message } of unhandled) process.stdout.write(`  BROKEN: ${message}\n`);
  }
}
