// `npm run bench`: how far the shop is from a bare server that sends the same bytes from memory, and
// its pages from static ones. Best on a machine that does nothing else.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';

await ensureInstalled();
await ensureBuilt();
const dataDir = await mkdtemp(join(tmpdir(), 'haat-bench-'));
// Under the workspace's own Node: the script that measures uses packages of the workspace.
process.exitCode = await run('node', ['scripts/bench/measure.mjs'], {
  env: { DATA_DIR: dataDir, NODE_ENV: 'production' },
});
await rm(dataDir, { recursive: true, force: true });
