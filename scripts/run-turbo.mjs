// Installs what has changed, then runs a task of turbo in all packages, such as `run-turbo.mjs generate`.
import { ensureInstalled } from './workspace/prepare.mjs';
import { runTurbo } from './workspace/run.mjs';

await ensureInstalled();
process.exitCode = await runTurbo(process.argv.slice(2));
