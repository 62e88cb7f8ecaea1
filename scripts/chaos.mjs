// `npm run chaos`: what `npm test` shows a slice of, whole, on both databases. Kills the server while
// shoppers order, pay, cancel, merge carts and sign up, then runs every test of a figure at its full
// size. One line for each: what is asked for, what was run, how many promises were found broken.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from './workspace/paths.mjs';
import { ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    seed: { type: 'string' },
    database: { type: 'string' },
  },
});
const words = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
const project = values.database === undefined ? [] : ['--project', values.database];

await ensureInstalled();
const startedAt = performance.now();
const codes = [
  await run('node', ['--conditions=@haat/source', 'apps/server/chaos/main.ts', ...words]),
  await run(
    'vitest',
    ['run', '--tags-filter=figure', '--reporter=./test/support/figure-report.ts', ...project],
    { cwd: join(rootDir, 'apps/server'), env: { FIGURES: 'whole' } },
  ),
];
const isWhole = codes.every((code) => code === 0);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
process.stdout.write(`chaos: ${isWhole ? 'every promise held' : 'BROKEN'} (${minutes} min)\n`);
process.exitCode = isWhole ? 0 : 1;
