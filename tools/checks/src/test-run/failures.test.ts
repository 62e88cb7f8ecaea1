import { describe, expect, it } from 'vitest';
import { failuresOf, formatFailures } from './failures.ts';

describe('failuresOf', () => {
  it('names the failed and the flaky tests of a Vitest report, and a file that did not load', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: '/shop/packages/domain/src/cart/totals.test.ts',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['totals'], title: 'are in paise', status: 'passed' },
            {
              ancestorTitles: ['totals'],
              title: 'have a tax',
              status: 'passed',
              failureMessages: ['Error: once'],
            },
            {
              ancestorTitles: ['totals', 'with a coupon'],
              title: 'never fall below zero',
              status: 'failed',
              failureMessages: [
                '\u001b[31mAssertionError: expected -1 to be 0\u001b[39m\n    at x.ts',
              ],
            },
          ],
        },
        {
          name: '/shop/packages/domain/src/broken.test.ts',
          status: 'failed',
          message: '\nSyntaxError: Unexpected token',
          assertionResults: [],
        },
      ],
    };
    expect(failuresOf(report)).toEqual([
      { name: 'totals.test.ts › totals › have a tax', reason: 'Error: once', isFlaky: true },
      {
        name: 'totals.test.ts › totals › with a coupon › never fall below zero',
        reason: 'AssertionError: expected -1 to be 0',
        isFlaky: false,
      },
      { name: 'broken.test.ts', reason: 'SyntaxError: Unexpected token', isFlaky: false },
    ]);
  });

  it('names the failed and the flaky tests of a Playwright report, in suites of any depth', () => {
    const spec = (title: string, status: string, messages: (string | undefined)[]) => ({
      title,
      tests: [
        {
          projectName: 'phone',
          status,
          results: messages.map((message) => (message === undefined ? {} : { error: { message } })),
        },
      ],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          title: 'cart.spec.ts',
          specs: [spec('adds', 'expected', [undefined]), spec('waits', 'skipped', [])],
          suites: [
            {
              title: 'a guest',
              specs: [
                spec('removes', 'unexpected', ['Error: no button\nCall log:', 'Error: again']),
                spec('merges', 'flaky', ['Error: too late', undefined]),
              ],
            },
          ],
        },
      ],
    };
    expect(failuresOf(report)).toEqual([
      {
        name: 'cart.spec.ts › a guest › removes (phone)',
        reason: 'Error: no button',
        isFlaky: false,
      },
      { name: 'cart.spec.ts › a guest › merges (phone)', reason: 'Error: too late', isFlaky: true },
    ]);
  });
});

describe('formatFailures', () => {
  const failures = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `test ${index}`,
      reason: 'Error: no',
      isFlaky: false,
    }));

  it('is empty when nothing failed', () => {
    const reports = [{ suite: 'packages/domain', failures: [] }];
    expect(formatFailures(reports, { areFlaky: false })).toBe('');
  });

  it('begins each test with its package, and has the failed or the flaky ones', () => {
    const reports = [{ suite: 'packages/domain', failures: failures(1) }];
    expect(formatFailures(reports, { areFlaky: false })).toBe(
      '  packages/domain › test 0\n    Error: no\n',
    );
    expect(formatFailures(reports, { areFlaky: true })).toBe('');
  });

  it('shows 30 tests of all suites together, and counts the others', () => {
    const reports = [
      { suite: 'apps/server', failures: failures(29) },
      { suite: 'packages/domain', failures: failures(3) },
    ];
    const lines = formatFailures(reports, { areFlaky: false }).split('\n');
    expect(lines.filter((line) => line.includes(' › '))).toHaveLength(30);
    expect(lines.at(-2)).toBe('  and 2 more');
  });
});
