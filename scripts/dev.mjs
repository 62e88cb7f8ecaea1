// `npm run dev`: the shop from its sources. The server starts anew when one of its files or the
// storefront's build changes; the storefront is built anew when one of its sources does.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, rootDir, workspaceEnv } from './workspace/paths.mjs';
import { ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';
import { PASSED_ON } from './workspace/run-server.mjs';

const STOREFRONT = join(rootDir, 'apps/storefront');
const WATCHED = ['apps/storefront/app', 'packages/domain', 'packages/api-sdk', 'packages/ui'];
const IS_SOURCE = /\.(tsx?|css|svg)$/;
/** Editors save several files at once; one build serves them all. */
const SETTLE_MS = 150;

let isBuilding = false;
let isStale = false;

async function buildStorefront() {
  if (isBuilding) {
    isStale = true;
    return;
  }
  isBuilding = true;
  do {
    isStale = false;
    const code = await run(join(STOREFRONT, 'node_modules/.bin/react-router'), ['build'], {
      cwd: STOREFRONT,
      quiet: true,
    });
    process.stdout.write(code === 0 ? 'Storefront built.\n' : 'The storefront was not built.\n');
  } while (isStale);
  isBuilding = false;
}

function watchStorefront() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of WATCHED) {
    watch(join(rootDir, folder), { recursive: true }, (_, file) => {
      if (!file || !IS_SOURCE.test(file) || /(^|\/)(node_modules|dist|test)\//.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(buildStorefront, SETTLE_MS);
    });
  }
}

await ensureInstalled();
await buildStorefront();
watchStorefront();

const { DATA_DIR = join(rootDir, 'data') } = process.env;
const server = spawn(
  nodeBinary,
  ['--conditions=@haat/source', '--enable-source-maps', '--watch', 'src/main.ts'],
  {
    cwd: join(rootDir, 'apps/server'),
    env: workspaceEnv({ DATA_DIR }),
    stdio: 'inherit',
  },
);
for (const signal of PASSED_ON) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
