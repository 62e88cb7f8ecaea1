import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PRODUCT_COLUMNS, readProductCells } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import { NODE_ARGS, SERVER_ENV } from '../../../../scripts/workspace/server-process.mjs';
import { decodeTable } from '../../src/desk/goods/reading/decode-table.ts';
import { readMemory, recordMemory } from '../support/faults/process-usage.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { addCategory, addProduct } from '../support/goods/stock-fixture.ts';
import { giveSecondFactor, makeDeskMember } from '../support/people/desk-members.ts';
import { type ShopAddress, startCluster } from '../support/processes/shop-cluster.ts';
import type { VisitorRequest } from '../support/requests/visitor.ts';

const HEAD = PRODUCT_COLUMNS.join(',');
const toLine = (cells: Readonly<Record<string, string>>) =>
  PRODUCT_COLUMNS.map((column) => cells[column] ?? '').join(',');
const repeat = (line: string, count: number) => `${HEAD}\n${`${line}\n`.repeat(count)}`;

/** The worst files, and the problems of each. */
const FILES: readonly [name: string, file: string | Buffer<ArrayBuffer>, problems: number][] = [
  ['5 MB of commas', ','.repeat(5_000_000), 1],
  [
    '512 KB of names of columns',
    Array.from({ length: 55_000 }, (_, index) => `c${index}`).join(','),
    1,
  ],
  ['1 MB of line ends', `${HEAD}${'\n'.repeat(1_000_000)}`, 1],
  [
    '2000 rows of pictures',
    repeat(toLine({ name: 'Papad', category: 'spices', pictures: 'a b '.repeat(250) }), 2_000),
    2_000,
  ],
  ['2000 rows of nothing right', repeat(PRODUCT_COLUMNS.map(() => '-').join(','), 2_000), 41_999],
  ['one enormous cell', `${HEAD}\n,,${'x'.repeat(5_000_000)}`, 1],
  ['one of quotes', `${HEAD}\n,,"${'""'.repeat(2_400_000)}"`, 1],
  ['an open quote', `${HEAD}\n,,"${'Papad,\n'.repeat(700_000)}`, 1],
  // A workbook is a ZIP archive.
  [
    '5 MB of a workbook',
    Buffer.concat([Buffer.from('PK\x03\x04\x14\0'), randomBytes(5_000_000)]),
    1,
  ],
  ['20,000 rows of 100 cells', `${HEAD}\n${`${','.repeat(99)}\n`.repeat(19_990)}`, 0],
];
const KINDS = planFigure('kinds of the worst files of goods, while another visitor looks around', {
  asked: FILES.length,
  slice: 2,
});
const IS_WHOLE = KINDS.count === KINDS.asked;
/** Other work of the machine makes a measurement worse at times, never better: the best of these counts. */
const MAX_MEASUREMENTS = 3;
/** The reading of a file, without the start of its process, in ms. */
const MAX_READING = 500;
/** The slowest request of another visitor meanwhile, in ms. */
const MAX_WAIT = 500;
/** Memory of the server and the process that reads, MiB. */
const GROWTH_LIMIT = 100;
/** What of it a heap may keep for its next work, MiB. */
const KEPT_LIMIT = 50;
/** A heap gives back when it next collects, in ms. */
const MAX_GIVING_BACK = 5_000;
/** Bytes of a response. */
const MAX_RESPONSE = 100_000;

const LOOK: VisitorRequest = { method: 'GET', url: '/api/v1/products?limit=4', headers: {} };

test(`${KINDS.count} kinds of the worst files of goods are refused within their limits, and read in 0.5 s without the start of a process`, {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, KINDS);
  const { processes, stock } = await startCluster(1, SERVER_ENV, NODE_ARGS);
  const [shop] = processes;
  if (shop === undefined) throw new Error('There is no process.');
  await addCategory(stock);
  await addProduct(stock);
  const desk = shop.visitor();
  const { userId } = await desk.signUp();
  await makeDeskMember(stock, userId, { role: 'coordinator' });
  await giveSecondFactor({ context: stock }, userId);
  const cookie = Array.from(desk.cookies, ([name, value]) => `${name}=${value}`).join('; ');

  const notes: string[] = [];
  for (const [name, file, problems] of FILES.slice(0, KINDS.count)) {
    const request = await createImport(cookie, file);
    const { statusCode, body } = await shop.send(request);
    expect(statusCode, name).toBe(200);
    const { data } = JSON.parse(body);
    expect({ name, problems: data.problemCount, told: data.problems.length }).toEqual({
      name,
      problems,
      told: Math.min(problems, 100),
    });
    expect(Buffer.byteLength(body), name).toBeLessThan(MAX_RESPONSE);
    // A slice runs beside other tests, which take time and memory too.
    if (IS_WHOLE) {
      let cost = await measure(shop, request, file);
      for (let count = 1; count < MAX_MEASUREMENTS && !isLittle(cost); count += 1) {
        const next = await measure(shop, request, file);
        cost = {
          reading: Math.min(cost.reading, next.reading),
          growth: Math.min(cost.growth, next.growth),
          kept: Math.min(cost.kept, next.kept),
          slowest: Math.min(cost.slowest, next.slowest),
        };
      }
      const { reading, growth, kept, slowest } = cost;
      const memory = `${growth} MiB of which ${kept} stay`;
      notes.push(`${name}: ${reading} ms, ${memory}, others ${slowest} ms at most`);
      end(notes.length, notes.join('; '));
      expect({ name, ...cost, isLittle: isLittle(cost) }).toMatchObject({ name, isLittle: true });
    }
  }
  if (!IS_WHOLE) end(KINDS.count);
});

/** What a file costs. */
interface FileCost {
  /** Its reading without the start of a process, in ms. */
  reading: number;
  /** Memory of the server and the process that reads, MiB. */
  growth: number;
  /** What of it is not given back, MiB. */
  kept: number;
  /** The slowest request of another visitor meanwhile, in ms. */
  slowest: number;
}

function isLittle({ reading, growth, kept, slowest }: FileCost): boolean {
  const isSmall = growth < GROWTH_LIMIT && kept < KEPT_LIMIT;
  return isSmall && reading < MAX_READING && slowest < MAX_WAIT;
}

async function createImport(
  cookie: string,
  file: string | Buffer<ArrayBuffer>,
): Promise<VisitorRequest> {
  const form = new FormData();
  form.append('dryRun', 'true');
  form.append('file', new Blob([file]), 'goods.csv');
  const encoded = new Request('http://x', { method: 'POST', body: form });
  return {
    method: 'POST',
    url: '/api/v1/desk/products/import',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Reads a file here, imports it alone, and once more while another visitor looks around. */
async function measure(
  shop: ShopAddress,
  request: VisitorRequest,
  file: string | Buffer<ArrayBuffer>,
): Promise<FileCost> {
  const bytes = Buffer.from(file);
  const startedAt = performance.now();
  readProductCells(decodeTable(bytes) ?? '');
  const reading = Math.round(performance.now() - startedAt);

  const memory = await readMemory(shop.pid);
  const recording = recordMemory(shop.pid);
  expect((await shop.send(request)).statusCode).toBe(200);
  const growth = Math.round((await recording.stop()) - memory);
  const kept = await awaitGivingBack(shop.pid, memory);

  let isOver = false;
  const looking = look(shop, () => isOver);
  expect((await shop.send(request)).statusCode).toBe(200);
  isOver = true;
  return { reading, growth, kept, slowest: await looking };
}

/** @returns the memory that is still taken beyond `memory`, MiB */
async function awaitGivingBack(pid: number, memory: number): Promise<number> {
  const deadline = performance.now() + MAX_GIVING_BACK;
  let kept = (await readMemory(pid)) - memory;
  while (kept >= KEPT_LIMIT && performance.now() < deadline) {
    await sleep(100);
    kept = (await readMemory(pid)) - memory;
  }
  return Math.round(kept);
}

/** Looks around until `isOver`. @returns the slowest look, in ms */
async function look(shop: ShopAddress, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const startedAt = performance.now();
    expect((await shop.send(LOOK)).statusCode).toBe(200);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  return Math.round(slowest);
}
