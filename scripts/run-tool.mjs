// Installs what has changed, then runs a program of tools/ with the arguments that follow it, under the
// workspace's own Node and from the sources of the packages, such as
// `run-tool.mjs checks/src/test-run/run-tests.ts`.
import { join } from 'node:path';
import { ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';

const [program = '', ...args] = process.argv.slice(2);
await ensureInstalled();
process.exitCode = await run('node', [
  '--conditions=@haat/source',
  join('tools', program),
  ...args,
]);
