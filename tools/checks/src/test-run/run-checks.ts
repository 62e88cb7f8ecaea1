// `npm run check`: lint, types and the quick tests, in about a minute. `npm test` runs everything.
import { run, runPnpm, runTurbo } from '../../../../scripts/workspace/run.mjs';
import { runSteps } from './steps.ts';

const TURBO_FLAGS = ['--output-logs=new-only', '--continue', '--log-order=grouped'];

/** Runs tests of a package that need neither a database nor a browser. */
const runUnitTests = (name: string, ...options: string[]) =>
  runPnpm(['--filter', name, 'exec', 'vitest', 'run', '--coverage.enabled=false', ...options]);

const failed = await runSteps([
  { name: 'lint', start: () => run('biome', ['check', '--error-on-warnings', '.']) },
  {
    name: 'import rules',
    start: () => run('node', ['tools/checks/src/import-rules/check-import-rules.ts']),
  },
  { name: 'types', start: () => runTurbo(['typecheck', ...TURBO_FLAGS]) },
  { name: 'unused code', start: () => run('knip', []) },
  { name: 'tests of the checks', start: () => runUnitTests('@haat/checks') },
  { name: 'unit tests of the domain', start: () => runUnitTests('@haat/domain', 'src') },
  { name: 'tests of the client', start: () => runUnitTests('@haat/api-sdk') },
  {
    name: 'unit tests of the server',
    start: () => runUnitTests('@haat/server', '--project', 'sqlite', 'src'),
  },
]);
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
