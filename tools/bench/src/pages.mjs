// Lighthouse on a phone with real (devtools) throttling: our pages beside their floors.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '@haat/checks/find-chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { formatTable, judge, median } from './figures.mjs';
import { listStylesheets, makeFloorPage } from './floor-page.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Serves a page's floor, and the shop's files that it needs from memory after their first request. */
async function serveFloor(shopUrl, path) {
  const html = await (
    await fetch(`${shopUrl}${path}`, { headers: { accept: 'text/html' } })
  ).text();
  const sheets = await Promise.all(
    listStylesheets(html).map(async (address) => (await fetch(shopUrl + address)).text()),
  );
  const page = brotliCompressSync(makeFloorPage(html, sheets.join('\n')));
  const cache = new Map();
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': page.length,
      });
      response.end(page);
      return;
    }
    let cached = cache.get(request.url);
    if (cached === undefined) {
      const fetched = await fetch(shopUrl + request.url);
      cached = {
        status: fetched.status,
        type: fetched.headers.get('content-type') ?? '',
        body: Buffer.from(await fetched.arrayBuffer()),
      };
      cache.set(request.url, cached);
    }
    response.writeHead(cached.status, {
      'content-type': cached.type,
      'cache-control': 'public, max-age=31536000',
      'content-length': cached.body.length,
    });
    response.end(cached.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function visit(url, port) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id) => audits[id].numericValue ?? Number.NaN;
  return {
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    score: Math.round((categories.performance.score ?? 0) * 100),
  };
}

/**
 * Measures the pages and returns the table.
 *
 * @param {string} shopUrl
 * @param {string} productId
 */
export async function measurePages(shopUrl, productId) {
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
  const rows = [];
  try {
    for (const { name, path } of pages) {
      const floor = await serveFloor(shopUrl, path);
      // Makes the server's page and pictures, and the floor's copies of them.
      await visit(`${shopUrl}${path}`, chrome.port);
      await visit(floor.url, chrome.port);
      const visits = { ours: [], floor: [] };
      for (let run = 0; run < RUNS; run += 1) {
        visits.floor.push(await visit(floor.url, chrome.port));
        visits.ours.push(await visit(`${shopUrl}${path}`, chrome.port));
      }
      floor.close();
      const of = (list, key) => median(list.map((figures) => figures[key]));
      const [lcp, floorLcp] = [of(visits.ours, 'lcp'), of(visits.floor, 'lcp')];
      const [tbt, cls, score] = ['tbt', 'cls', 'score'].map((key) => of(visits.ours, key));
      rows.push([
        name,
        Math.round(floorLcp),
        Math.round(lcp),
        `${(lcp / floorLcp).toFixed(2)}x`,
        `1.1x: ${judge(lcp / floorLcp, 1.1)}`,
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
      'floor LCP ms',
      'our LCP ms',
      'ours/floor',
      'goal',
      'TBT ms',
      'CLS',
      'score',
      'floor score',
    ],
    rows,
  );
}
