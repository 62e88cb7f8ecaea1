// `npm run chaos`: brings the server down while shoppers order, pay, cancel, merge carts and sign up, on
// both databases, runs every test of a figure at its full size, and renews the session of five tabs.
// Prints one line for each figure: the count asked for, the count run, the number of violations.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../../../scripts/workspace/paths.mjs';
import { ensureBuilt } from '../../../scripts/workspace/prepare.mjs';
import { run, runPnpm } from '../../../scripts/workspace/run.mjs';

const REFRESH_ROUNDS = 100;

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    seed: { type: 'string' },
    database: { type: 'string' },
    only: { type: 'string' },
  },
});
const args = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
const project = values.database === undefined ? [] : ['--project', values.database];

/** Five tabs of one browser; their shop runs on SQLite. */
async function renewInFiveTabs(): Promise<number> {
  await ensureBuilt();
  const code = await runPnpm(['exec', 'playwright', 'test', 'auth-session', '-g', 'all tabs'], {
    cwd: join(rootDir, 'apps/storefront-e2e'),
    env: { REFRESH_ROUNDS: String(REFRESH_ROUNDS) },
  });
  const line = `browser: rounds in which five tabs renew their session by one call: asked ${REFRESH_ROUNDS}, run ${code === 0 ? REFRESH_ROUNDS : 'not to its end'}, violations ${code === 0 ? 0 : 1}\n`;
  process.stdout.write(line);
  return code;
}

const startedAt = performance.now();
const codes = [
  await run('node', ['--conditions=@haat/source', 'tools/chaos/src/main.ts', ...args]),
];
if (values.only === undefined) {
  const reporter = '--reporter=./test/support/figure-report.ts';
  codes.push(
    await runPnpm(['exec', 'vitest', 'run', '--tags-filter=figure', reporter, ...project], {
      cwd: join(rootDir, 'apps/server'),
      env: { FIGURES: 'whole' },
    }),
  );
  if (values.database !== 'postgres') codes.push(await renewInFiveTabs());
}
const isWhole = codes.every((code) => code === 0);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
process.stdout.write(`chaos: ${isWhole ? 'no violations' : 'BROKEN'} (${minutes} min)\n`);
process.exitCode = isWhole ? 0 : 1;
