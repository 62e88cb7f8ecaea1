// `npm run bench`: how far the shop is from a bare server that sends the same bytes from memory, and
// its pages from static ones. Best on a machine that does nothing else.
// `npm run bench -- growth`: how much slower a shop of 100,000 products and 1,000,000 orders is.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';

const [measure, ...options] = process.argv.slice(2);
await ensureInstalled();
if (measure === 'growth') {
  const growth = ['--conditions=@haat/source', 'apps/server/bench/growth.ts', ...options];
  process.exit(await run('node', growth));
}
await ensureBuilt();
const dataDir = await mkdtemp(join(tmpdir(), 'haat-bench-'));
// Under the workspace's own Node: the script that measures uses packages of the workspace.
process.exitCode = await run('node', ['scripts/bench/measure.mjs'], {
  env: { DATA_DIR: dataDir, NODE_ENV: 'production' },
});
await rm(dataDir, { recursive: true, force: true });
