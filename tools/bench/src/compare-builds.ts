// `npm run bench -- builds now=apps/storefront/build other=<folder> …`: first visits of builds of the
// storefront beside one another, on a slow phone: what one measure of the first paint is worth.
// BENCH_RUNS visits of each page and build, in turns.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from '@haat/checks/find-chromium';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import { launch } from 'chrome-launcher';
import { rootDir } from '../../../scripts/workspace/paths.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../../../scripts/workspace/server-process.mjs';
import { formatTable, median } from './figures.ts';
import { openSlowPhone } from './first-visit.ts';
import { startProcess, stopProcess } from './processes.ts';

const { BENCH_RUNS = '3' } = process.env;
const builds = process.argv.slice(2).map(splitPair);
const pages = [
  { name: 'home', value: '/' },
  { name: 'listing', value: '/products-list' },
  { name: 'product', value: '/product/spice-set-12' },
];

function splitPair(pair: string): { name: string; value: string } {
  const [name, value] = pair.split(/=(.*)/s);
  if (!name || !value) throw new Error(`${pair} is not <name>=<value>.`);
  return { name, value };
}

const FIGURES = ['fcp', 'lcp', 'hydrated', 'tbt', 'scriptKib', 'scripts'] as const;
type Visit = { build: string; page: string } & Record<(typeof FIGURES)[number], number>;

const dataDir = await mkdtemp(join(tmpdir(), 'haat-builds-'));
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-background-networking'],
});
const shops: { build: string; origin: string; stop(): Promise<void> }[] = [];
const visits: Visit[] = [];
try {
  for (const { name, value } of builds) {
    const port = await findFreePort();
    const shop = await startProcess(
      SERVER_ARGS,
      {
        ...SERVER_ENV,
        DATA_DIR: join(dataDir, name),
        NODE_ENV: 'production',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
        SHELL_BUILD: resolve(rootDir, value),
      },
      'Shop ready at',
    );
    shops.push({
      build: name,
      origin: `http://localhost:${port}`,
      stop: () => stopProcess(shop),
    });
  }
  const phone = await openSlowPhone(chrome.port);
  // The first round fills the servers' caches of pages and pictures.
  for (let run = -1; run < Number(BENCH_RUNS); run += 1) {
    for (const { name: page, value: path } of pages) {
      for (const { build, origin } of shops) {
        const visit = { build, page, ...(await phone.visit(origin + path)) };
        if (run >= 0) visits.push(visit);
      }
    }
  }
  phone.close();
} finally {
  await Promise.all(shops.map(({ stop }) => stop()));
  chrome.kill();
  await rm(dataDir, { recursive: true, force: true });
}

/** The median and, in brackets, the lowest and the highest. */
function formatFigure(figures: readonly number[], digits: number): string {
  const [low, middle, high] = [Math.min(...figures), median(figures), Math.max(...figures)];
  const text = middle.toFixed(digits);
  return low === high ? text : `${text} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

const groups = Map.groupBy(visits, ({ page, build }) => `${page} | ${build}`);
process.stdout.write(
  `${formatTable(
    [
      'page | build',
      'visits',
      'FCP ms',
      'LCP ms',
      'hydrated ms',
      'TBT ms',
      'JS KiB until then',
      'files',
    ],
    [...groups]
      .toSorted(([a], [b]) => a.split(' | ')[0]?.localeCompare(b.split(' | ')[0] ?? '') ?? 0)
      .map(([name, group]) => [
        name,
        group.length,
        ...FIGURES.map((figure) =>
          formatFigure(
            group.map((visit) => visit[figure]),
            figure === 'scriptKib' ? 1 : 0,
          ),
        ),
      ]),
  )}\n`,
);
