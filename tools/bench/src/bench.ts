// `npm run bench`: how far the shop is from a bare server that sends the same bytes from memory, and
// its pages from static ones, on both databases. Best on a machine that does nothing else.
// `-- --database sqlite` (or postgres) measures one, `-- --no-browser` leaves the pages in a browser out;
// BENCH_SECONDS and BENCH_RUNS make it longer.
// `npm run bench -- growth`: how much slower a shop of 100,000 products and 1,000,000 orders is;
// `-- desk`: the lists and reports of the desk.
import { ensureBuilt } from '../../../scripts/workspace/prepare.mjs';
import { run } from '../../../scripts/workspace/run.mjs';

const args = process.argv.slice(2);
if (args[0] === 'growth' || args[0] === 'desk') {
  const program = `tools/bench/src/${args[0]}.ts`;
  process.exit(await run('node', ['--conditions=@haat/source', program, ...args.slice(1)]));
}
await ensureBuilt();
// Under the workspace's own Node: the script that measures uses packages of the workspace.
process.exitCode = await run('node', [
  '--conditions=@haat/source',
  'tools/bench/src/measure.ts',
  ...args,
]);
