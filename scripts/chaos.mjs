// `npm run chaos`: crashes the server 200 times on each database while shoppers order.
import { ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';

await ensureInstalled();
process.exitCode = await run('node', [
  '--conditions=@haat/source',
  'apps/server/chaos/main.ts',
  ...process.argv.slice(2),
]);
