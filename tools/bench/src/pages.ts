// Lighthouse on a phone with real (devtools) throttling: our pages beside their floors.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '@haat/checks/find-chromium';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { formatTable, judge, median } from './figures.ts';
import { listStylesheets, makeFloorPage } from './floor-page.ts';

const { BENCH_RUNS = '3' } = process.env;
const RUNS = Number(BENCH_RUNS);

/** Serves a page's floor, and the shop's files that it needs from memory after their first request. */
async function serveFloor(
  shopUrl: string,
  path: string,
): Promise<{ url: string; close: () => void }> {
  const html = await (
    await fetch(`${shopUrl}${path}`, { headers: { accept: 'text/html' } })
  ).text();
  const sheets = await Promise.all(
    listStylesheets(html).map(async (address) => (await fetch(shopUrl + address)).text()),
  );
  const page = brotliCompressSync(makeFloorPage(html, sheets.join('\n')));
  const cache = new Map<string, { status: number; type: string; body: Buffer }>();
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': page.length,
      });
      response.end(page);
      return;
    }
    let cached = cache.get(url);
    if (cached === undefined) {
      const fetched = await fetch(shopUrl + url);
      cached = {
        status: fetched.status,
        type: fetched.headers.get('content-type') ?? '',
        body: Buffer.from(await fetched.arrayBuffer()),
      };
      cache.set(url, cached);
    }
    response.writeHead(cached.status, {
      'content-type': cached.type,
      'cache-control': 'public, max-age=31536000',
      'content-length': cached.body.length,
    });
    response.end(cached.body);
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** What Lighthouse measures of a page: times in ms, the score of 100. */
interface PageFigures {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  score: number;
}

async function visit(url: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  if (result === undefined) throw new Error(`${url}: Lighthouse gave no result.`);
  const {
    audits,
    categories: { performance: rated },
    runtimeError,
  } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    score: Math.round((rated?.score ?? 0) * 100),
  };
}

/** Measures the pages and returns the table. */
export async function measurePages(shopUrl: string, productId: string): Promise<string> {
  const pages = [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/products-list' },
    { name: 'product', path: `/product/${productId}` },
  ];
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const rows: (string | number)[][] = [];
  try {
    for (const { name, path } of pages) {
      const floor = await serveFloor(shopUrl, path);
      // Makes the server's page and pictures, and the floor's copies of them.
      await visit(`${shopUrl}${path}`, chrome.port);
      await visit(floor.url, chrome.port);
      const visits: Record<'ours' | 'floor', PageFigures[]> = { ours: [], floor: [] };
      for (let run = 0; run < RUNS; run += 1) {
        visits.floor.push(await visit(floor.url, chrome.port));
        visits.ours.push(await visit(`${shopUrl}${path}`, chrome.port));
      }
      floor.close();
      const of = (list: readonly PageFigures[], key: keyof PageFigures) =>
        median(list.map((figures) => figures[key]));
      const [lcp, floorLcp] = [of(visits.ours, 'lcp'), of(visits.floor, 'lcp')];
      const [fcp, floorFcp] = [of(visits.ours, 'fcp'), of(visits.floor, 'fcp')];
      const tbt = of(visits.ours, 'tbt');
      const cls = of(visits.ours, 'cls');
      const score = of(visits.ours, 'score');
      rows.push([
        name,
        Math.round(floorFcp),
        Math.round(fcp),
        judgeRatio(fcp / floorFcp),
        Math.round(floorLcp),
        Math.round(lcp),
        judgeRatio(lcp / floorLcp),
        `${Math.round(tbt)} (20: ${judge(tbt, 20)})`,
        `${cls.toFixed(3)} (0.01: ${judge(cls, 0.01)})`,
        `${score} (100: ${judge(-score, -100)})`,
        of(visits.floor, 'score'),
      ]);
    }
  } finally {
    await chrome.kill();
  }
  return formatTable(
    [
      `Lighthouse mobile, median of ${RUNS}`,
      'floor FCP ms',
      'our FCP ms',
      'ours/floor (goal)',
      'floor LCP ms',
      'our LCP ms',
      'ours/floor (goal)',
      'TBT ms',
      'CLS',
      'score',
      'floor score',
    ],
    rows,
  );
}

const MAX_RATIO = 1.1;

function judgeRatio(ratio: number): string {
  return `${ratio.toFixed(2)}x (${MAX_RATIO}x: ${judge(ratio, MAX_RATIO)})`;
}
