import { PRODUCT_COLUMNS } from '@haat/domain';
import { expect, test } from 'vitest';
import { NODE_ARGS, SERVER_ENV } from '../../../../scripts/workspace/server-process.mjs';
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
const FILES: readonly [name: string, file: string, problems: number][] = [
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
  ['2000 rows of nothing right', repeat(PRODUCT_COLUMNS.map(() => '-').join(','), 2_000), 26_000],
  ['one enormous cell', `${HEAD}\n,,${'x'.repeat(5_000_000)}`, 1],
  ['one of quotes', `${HEAD}\n,,"${'""'.repeat(2_400_000)}"`, 1],
  ['an open quote', `${HEAD}\n,,"${'Papad,\n'.repeat(700_000)}`, 1],
  ['20,000 rows of 100 cells', `${HEAD}\n${`${','.repeat(99)}\n`.repeat(19_990)}`, 0],
];
const KINDS = planFigure('kinds of the worst files of goods, while another visitor looks around', {
  asked: FILES.length,
  slice: 2,
});
const IS_WHOLE = KINDS.count === KINDS.asked;
/** Other work of the machine makes a measurement worse at times, never better: the best of these counts. */
const MAX_MEASUREMENTS = 3;
/** Longer than a file of one row takes, in ms. */
const MAX_TIME = 500;
/** How many times longer another visitor's request may take, on a machine that does nothing else. */
const MAX_SLOWDOWN = 3;
/** Below it the median tells how busy the machine is, in ms. */
const SHORTEST_MS = 0.5;
/** Memory of the server and the process that reads, MiB. */
const GROWTH_LIMIT = 100;
/** Bytes of a response. */
const MAX_RESPONSE = 100_000;

const LOOK: VisitorRequest = { method: 'GET', url: '/api/v1/products?limit=4', headers: {} };

test(`${KINDS.count} kinds of the worst files of goods cost others little`, {
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

  const small = repeat(toLine({ name: 'Papad', category: 'spices' }), 1);
  await check(shop, cookie, small);
  const alone = await check(shop, cookie, small);
  const notes: string[] = [`one row ${alone.time} ms`];
  for (const [name, file, problems] of FILES.slice(0, KINDS.count)) {
    const reply = await check(shop, cookie, file);
    for (let count = 1; count < MAX_MEASUREMENTS && !isQuick(reply, alone.time); count += 1) {
      const next = await check(shop, cookie, file);
      reply.time = Math.min(reply.time, next.time);
      reply.growth = Math.min(reply.growth, next.growth);
      reply.slowdown = Math.min(reply.slowdown, next.slowdown);
    }
    notes.push(
      `${name}: ${reply.time} ms, ${reply.growth} MiB, others × ${reply.slowdown.toFixed(1)}`,
    );
    end(notes.length - 1, notes.join('; '));
    expect({ name, problems: reply.problemCount, told: reply.told }).toEqual({
      name,
      problems,
      told: Math.min(problems, 100),
    });
    expect(reply.bytes, name).toBeLessThan(MAX_RESPONSE);
    expect(reply.growth, name).toBeLessThan(GROWTH_LIMIT);
    // A slice runs beside other tests, which take their time too.
    if (!IS_WHOLE) continue;
    expect(reply.time - alone.time, name).toBeLessThan(MAX_TIME);
    expect(reply.slowdown, name).toBeLessThan(MAX_SLOWDOWN);
  }
});

function isQuick(
  { time, growth, slowdown }: { time: number; growth: number; slowdown: number },
  alone: number,
): boolean {
  const isSmall = growth < GROWTH_LIMIT;
  return isSmall && (!IS_WHOLE || (time - alone < MAX_TIME && slowdown < MAX_SLOWDOWN));
}

/** Checks a file twice: alone, and while another visitor looks around. */
async function check(shop: ShopAddress, cookie: string, file: string) {
  const form = new FormData();
  form.append('dryRun', 'true');
  form.append('file', new Blob([file]), 'goods.csv');
  const encoded = new Request('http://x', { method: 'POST', body: form });
  const request: VisitorRequest = {
    method: 'POST',
    url: '/api/v1/desk/products/import',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
  const memory = await readMemory(shop.pid);
  const recording = recordMemory(shop.pid);
  const startedAt = performance.now();
  const { statusCode, body } = await shop.send(request);
  const time = Math.round(performance.now() - startedAt);
  const growth = Math.round((await recording.stop()) - memory);
  expect({ statusCode, body: statusCode === 200 ? '' : body }).toEqual({
    statusCode: 200,
    body: '',
  });
  const before = median(await look(shop, () => false));
  let isOver = false;
  const looking = look(shop, () => !isOver);
  await shop.send(request);
  isOver = true;
  const during = median(await looking);
  const { data } = JSON.parse(body);
  return {
    time,
    growth,
    slowdown: during / Math.max(before, SHORTEST_MS),
    problemCount: data.problemCount,
    told: data.problems.length,
    bytes: Buffer.byteLength(body),
  };
}

/** Looks around 100 times, and then for as long as `goesOn` says so. @returns ms of each look */
async function look(shop: ShopAddress, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < 100 || goesOn()) {
    const startedAt = performance.now();
    expect((await shop.send(LOOK)).statusCode).toBe(200);
    times.push(performance.now() - startedAt);
  }
  return times;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
