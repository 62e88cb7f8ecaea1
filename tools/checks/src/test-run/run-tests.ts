// `npm test`: gets a browser where the machine has none, then lets turbo run everything that must hold. Ends
// with the failed tests and the sums of all suites, from the reports that their runners wrote; the last line
// is the sum over all of them.
import { rm } from 'node:fs/promises';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { runTurbo } from '../../../../scripts/workspace/run.mjs';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { formatFailures } from './failures.ts';
import { collectReports } from './reports.ts';

/** Only tasks that fail print what they said. */
const FLAGS = ['--output-logs=errors-only', '--continue', '--log-order=grouped'];

const TASKS = [
  'lint',
  'check:import-rules',
  'check:unused',
  'check:changesets',
  'check:contract',
  'generate:check',
  'typecheck',
  'build',
  'check:sizes',
  'test',
];

for (const { file } of await collectReports(rootDir)) await rm(file);

Object.assign(process.env, { CHROMIUM_PATH: ensureChromium() });
const codes = [
  // Two at a time: the tests of one package leave a core idle while they wait for a browser or a database.
  await runTurbo([...TASKS, '--concurrency=2', ...FLAGS]),
  // Alone: its pages are measured.
  await runTurbo(['test:e2e', ...FLAGS]),
];

const reports = await collectReports(rootDir);
const failures = formatFailures(reports, { areFlaky: false });
if (failures !== '') process.stdout.write(`\nFailed tests:\n${failures}`);
const flakyTests = formatFailures(reports, { areFlaky: true });
if (flakyTests !== '') process.stdout.write(`\nFlaky tests, to be mended:\n${flakyTests}`);
process.stdout.write('\n');
for (const { suite, passed, failed, skipped, flaky } of reports) {
  const tail = [
    ...(skipped > 0 ? [`, ${skipped} skipped`] : []),
    ...(flaky > 0 ? [`, ${flaky} flaky`] : []),
  ].join('');
  process.stdout.write(`  ${suite}: ${passed} passed, ${failed} failed${tail}\n`);
}
const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0);
const hasFailedTask = codes.some((code) => code !== 0);
if (hasFailedTask) process.stdout.write('\nTasks failed: turbo names them above.\n');
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = hasFailedTask || sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
