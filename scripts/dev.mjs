// `npm run dev`: the shop from its sources. The server starts anew when one of its files or the
// build of a web shell changes; a shell is built anew when one of its sources does.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, rootDir, workspaceEnv } from './workspace/paths.mjs';
import { ensureInstalled } from './workspace/prepare.mjs';
import { run } from './workspace/run.mjs';
import { PASSED_ON } from './workspace/run-server.mjs';

/** The builds of the web shells. */
const BUILDS = [
  { folder: 'apps/storefront', name: 'storefront', language: 'en' },
  { folder: 'apps/storefront', name: 'storefront in Hindi', language: 'hi' },
  { folder: 'apps/desk', name: 'desk', language: 'en' },
];
/** What every shell is built from. */
const SHARED = ['packages/domain', 'packages/api-sdk', 'packages/ui'];
const IS_SOURCE = /\.(tsx?|css|svg)$/;
/** Editors save several files at once; one build serves them all. */
const SETTLE_MS = 150;

/** @param {(typeof BUILDS)[number]} build */
function createBuilder({ folder, name, language }) {
  const cwd = join(rootDir, folder);
  let isBuilding = false;
  let isStale = false;

  return async function build() {
    if (isBuilding) {
      isStale = true;
      return;
    }
    isBuilding = true;
    do {
      isStale = false;
      const code = await run(join(cwd, 'node_modules/.bin/react-router'), ['build'], {
        cwd,
        env: { SHOP_LANGUAGE: language },
        quiet: true,
      });
      process.stdout.write(code === 0 ? `Built: ${name}.\n` : `Not built: ${name}.\n`);
    } while (isStale);
    isBuilding = false;
  };
}

/**
 * @param {string} folder of the shell
 * @param {() => void} build
 */
function watchSources(folder, build) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const source of [`${folder}/app`, ...SHARED]) {
    watch(join(rootDir, source), { recursive: true }, (_, file) => {
      if (!file || !IS_SOURCE.test(file) || /(^|\/)(node_modules|dist|test)\//.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(build, SETTLE_MS);
    });
  }
}

await ensureInstalled();
for (const what of BUILDS) {
  const build = createBuilder(what);
  await build();
  watchSources(what.folder, build);
}

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
