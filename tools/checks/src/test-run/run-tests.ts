// `npm test`: everything that must hold, one step after the other (two cores are few).
// Ends with the failed tests, the logs of failed tasks and the sums of all suites, from the reports that
// their runners wrote; the last line is the sum over all of them.
import { rm } from 'node:fs/promises';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { run, runPnpm, runTurbo } from '../../../../scripts/workspace/run.mjs';
import { deleteRunSummaries, formatFailedTasks, listFailedTasks } from './failed-tasks.ts';
import { formatFailures } from './failures.ts';
import { collectReports } from './reports.ts';
import { runSteps } from './steps.ts';

const TURBO_FLAGS = ['--output-logs=new-only', '--continue', '--log-order=grouped', '--summarize'];

const steps = [
  { name: 'lint', start: () => run('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'contract lint', start: () => runTurbo(['lint', ...TURBO_FLAGS]) },
  {
    name: 'import rules',
    start: () => run('node', ['tools/checks/src/import-rules/check-import-rules.ts']),
  },
  { name: 'generated code is fresh', start: () => runTurbo(['generate:check', ...TURBO_FLAGS]) },
  { name: 'types', start: () => runTurbo(['typecheck', ...TURBO_FLAGS]) },
  { name: 'unused code', start: () => run('knip', []) },
  { name: 'build', start: () => runTurbo(['build', ...TURBO_FLAGS]) },
  {
    name: 'first-visit JavaScript',
    start: () => run('node', ['tools/checks/src/sizes/check-first-visit.ts']),
  },
  {
    name: 'packages as installed',
    start: () => run('node', ['tools/checks/src/packages/check-packages.ts']),
  },
  {
    name: 'examples',
    start: () => run('node', ['tools/checks/src/examples/run-examples.ts', '--quick']),
  },
  {
    name: 'changesets',
    start: () => run('node', ['tools/checks/src/changesets/check-changesets.ts']),
  },
  {
    name: 'contract changes',
    start: () => run('node', ['tools/checks/src/contract/check-contract-changes.ts']),
  },
  {
    name: 'gallery of components',
    start: () => runPnpm(['--filter', '@haat/ui', 'gallery:build']),
  },
  // Two packages at a time: the tests of one leave a core idle while they wait for a browser or a database.
  { name: 'package tests', start: () => runTurbo(['test', '--concurrency=2', ...TURBO_FLAGS]) },
  { name: 'end-to-end tests', start: () => runTurbo(['test:e2e', ...TURBO_FLAGS]) },
];

for (const { file } of await collectReports(rootDir)) await rm(file);
await deleteRunSummaries(rootDir);

const failedSteps = await runSteps(steps);

const failedTasks = formatFailedTasks(await listFailedTasks(rootDir));
if (failedTasks !== '') process.stdout.write(`\nEnds of the logs of failed tasks:\n${failedTasks}`);
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
if (failedSteps.length > 0) process.stdout.write(`\nFailed: ${failedSteps.join(', ')}\n`);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = failedSteps.length > 0 || sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
