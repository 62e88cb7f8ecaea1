// `npm run examples`: packs the packages, installs each example with the tarballs in a temporary folder,
// checks its types, and runs it against a shop of its own. Names as arguments choose examples; --quick
// runs the cheap ones on this Node alone. One line each; exit 1 on failure.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeBinary, rootDir, workspaceEnv } from '../../../../scripts/workspace/paths.mjs';
import { run, runTurbo } from '../../../../scripts/workspace/run.mjs';
import { SERVER_ARGS } from '../../../../scripts/workspace/server-process.mjs';
import { findChromium } from '../chromium/find-chromium.ts';
import { listPublished, pack } from '../packages/published-packages.ts';

/** Examples that `--quick` runs: the others install frameworks of 100 MB and more. */
const QUICK = ['node-script', 'vitest-with-mock-shop'];

/** Versions of Node that run every example, as packages of the registry. */
const NODES = ['22', '26'];

/** Other runtimes, and how each runs the example `node-script`. */
const RUNTIMES = {
  bun: ['place-order.ts'],
  deno: ['run', '--no-lock', '--allow-net', '--allow-env', 'place-order.ts'],
} as const;

const examplesDir = join(rootDir, 'examples');

/** A port above 20000 that nobody listens on. */
async function findPort(): Promise<string> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 40_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, 'localhost', () => server.close(() => resolve(true)));
    });
    if (isFree) return String(port);
  }
}

/** Starts the built shop with the demo catalogue. @returns its origin, and how to end it */
async function startShop(folder: string) {
  const port = await findPort();
  const shop = spawn(nodeBinary, SERVER_ARGS, {
    cwd: rootDir,
    env: workspaceEnv({
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  const lastTry = performance.now() + 120_000;
  for (;;) {
    if (
      await fetch(`${origin}/api/v1/products`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    if (shop.exitCode !== null || performance.now() > lastTry) throw new Error('no shop starts');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    async stop() {
      shop.kill();
      await ended;
    },
  };
}

/**
 * Runs a command of an example.
 *
 * @param path folder of the Node that runs it; the workspace's own when left out
 * @throws when it fails; its output is on stderr then
 */
async function step(
  name: string,
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  path?: string,
) {
  // In a shell of its own, since `run` puts the workspace's Node first.
  const line =
    path === undefined ? 'exec "$0" "$@"' : `PATH="${path}${delimiter}$PATH" exec "$0" "$@"`;
  const code = await run('sh', ['-c', line, command, ...args], { cwd, env, quiet: true });
  if (code !== 0) throw new Error(name);
}

/** Copies an example beside the tarballs, and installs it with them in place of published packages. */
async function install(name: string, tarballs: Readonly<Record<string, string>>, folder: string) {
  const cwd = join(folder, name);
  await cp(join(examplesDir, name), cwd, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|build|dist|\.next)$/.test(path),
  });
  const file = join(cwd, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const key of Object.keys(dependencies ?? {})) {
      if (key in tarballs) dependencies[key] = tarballs[key];
    }
  }
  manifest.overrides = tarballs;
  await writeFile(file, JSON.stringify(manifest));
  await step('npm install', 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], cwd);
  return cwd;
}

/** Installs versions of Node, and the other runtimes. @returns the folder of each one's program */
async function installRuntimes(folder: string): Promise<ReadonlyMap<string, string>> {
  const dependencies = {
    ...Object.fromEntries(NODES.map((version) => [`node${version}`, `npm:node@${version}`])),
    ...Object.fromEntries(Object.keys(RUNTIMES).map((name) => [name, 'latest'])),
  };
  const manifest = { name: 'runtimes', private: true, dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  // Their scripts put the program of this machine into place.
  const args = ['install', '--no-audit', '--no-fund', '--dangerously-allow-all-scripts'];
  await step('npm install', 'npm', args, folder);
  const modules = join(folder, 'node_modules');
  return new Map([
    ...NODES.map((version) => [version, join(modules, `node${version}`, 'bin')] as const),
    ...Object.keys(RUNTIMES).map((name) => [name, join(modules, '.bin')] as const),
  ]);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const found = (await readdir(examplesDir, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const names = positionals.length > 0 ? positionals : found;

const built = await runTurbo(['build', '--output-logs=errors-only'], { quiet: true });
if (built !== 0) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'haat-examples-'));
let hasFailed = false;

/** Runs one check, and prints its line. */
async function check(line: string, work: () => Promise<void>) {
  const startedAt = performance.now();
  let outcome = 'ok';
  try {
    await work();
  } catch (error) {
    hasFailed = true;
    outcome = `FAILED at ${error instanceof Error ? error.message : error}`;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${line}: ${outcome} (${seconds} s)\n`);
}

const shop = await startShop(folder);
try {
  // All are built, so no `prepack` has to do it again, five times at once.
  Object.assign(process.env, { pnpm_config_ignore_scripts: 'true' });
  const tarballs = Object.fromEntries(
    await Promise.all(
      (await listPublished()).map(async (published) => [
        published.name,
        `file:${await pack(published, join(folder, 'tarballs'))}`,
      ]),
    ),
  );
  const tryInstalling = async (name: string) => {
    let cwd: string | undefined;
    await check(`${name}: installed, types`, async () => {
      cwd = await install(name, tarballs, folder);
      await step('types', 'npm', ['run', 'typecheck'], cwd);
    });
    return cwd;
  };
  const runs = async (
    name: string,
    cwd: string,
    where: string,
    command: string,
    args: readonly string[],
    path?: string,
  ) => {
    const env = {
      SHOP_URL: shop.origin,
      PORT: await findPort(),
      CHROMIUM_PATH: findChromium(),
    };
    await check(`${name}: run by ${where}`, () => step('run', command, args, cwd, env, path));
  };
  if (values.quick) {
    await Promise.all(
      QUICK.map(async (name) => {
        const cwd = await tryInstalling(name);
        if (cwd !== undefined) await runs(name, cwd, 'this Node', 'npm', ['test']);
      }),
    );
  } else {
    const runtimes = await installRuntimes(await mkdtemp(join(folder, 'runtimes-')));
    // One after the other: each of them takes a whole machine while it builds.
    for (const name of names) {
      const cwd = await tryInstalling(name);
      if (cwd === undefined) continue;
      for (const version of NODES) {
        await runs(name, cwd, `Node ${version}`, 'npm', ['test'], runtimes.get(version));
      }
      if (name !== 'node-script') continue;
      for (const [runtime, args] of Object.entries(RUNTIMES)) {
        await runs(name, cwd, runtime, join(runtimes.get(runtime) ?? '', runtime), args);
      }
    }
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
process.exitCode = hasFailed ? 1 : 0;
