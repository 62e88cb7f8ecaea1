import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Names under which Linux distributions and Google install it, the most likely first; before them
 * Chromium without the parts around the page, which opens one in a fraction of the time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Where `npm test` puts the browser of the npm registry on a machine that can get no other. */
export const FETCHED_CHROMIUM = fileURLToPath(
  new URL('../../../../node_modules/.cache/chromium/start', import.meta.url),
);

/** Its usual places when it is installed but not on the PATH. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  FETCHED_CHROMIUM,
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The packages of the workspace that install Playwright. */
const PLAYWRIGHT_USERS = ['packages/ui/', 'apps/storefront-e2e/', 'apps/storefront/'].map(
  (folder) => new URL(`../../../../${folder}`, import.meta.url),
);

/** The browser that `playwright install chromium` downloaded, if there is one. */
function findPlaywrightDownload(folders: readonly (string | URL)[]): string | undefined {
  for (const folder of folders) {
    const load = createRequire(new URL('package.json', folder));
    for (const name of ['playwright', '@playwright/test']) {
      try {
        const { chromium }: { chromium: { executablePath(): string } } = load(name);
        const path = chromium.executablePath();
        if (path && isExecutable(path)) return path;
      } catch {
        // It cannot be resolved from there, or it knows no browser for this machine.
      }
    }
  }
  return undefined;
}

/** The parts of the search that a test replaces. */
export interface ChromiumSearch {
  env?: Readonly<Record<string, string | undefined>>;
  /** Paths to look at when nothing on the PATH fits. */
  places?: readonly string[];
  /** Folder URLs, ending in a slash, of the packages that install Playwright. */
  playwrightUsers?: readonly (string | URL)[];
}

/**
 * Finds the Chromium that every browser test uses: `CHROMIUM_PATH`, else one that the system has,
 * else Playwright's own download. The finders of chrome-launcher and Playwright know neither the
 * headless shell nor one another's browsers.
 *
 * @returns the path of the executable
 * @throws {Error} when there is none, or `CHROMIUM_PATH` does not lead to an executable; the
 *   message says what to do
 */
export function findChromium({
  env = process.env,
  places = PLACES,
  playwrightUsers = PLAYWRIGHT_USERS,
}: ChromiumSearch = {}): string {
  const { CHROMIUM_PATH: chosen, PATH = '' } = env;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no executable file there.`);
  }
  const onPath = PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found =
    [...onPath, ...places].find(isExecutable) ?? findPlaywrightDownload(playwrightUsers);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and found none. Install it (Debian or Ubuntu: ' +
      '`apt-get install chromium`), or run `npx playwright install chromium`, or set ' +
      'CHROMIUM_PATH to a Chrome or Chromium executable.',
  );
}
