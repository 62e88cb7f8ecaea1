// Runs a command for the people who run the shop, with the arguments that follow it, on the built server:
// `command.mjs backup --to <folder>`.
import { ensureBuilt, ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';

const [name = '', ...args] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
process.exitCode = await run('node', [`apps/server/dist/commands/${name}.js`, ...args]);
