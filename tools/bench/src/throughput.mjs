// The server's responses per second beside its floor, and the first response after a change.
import { formatTable, judge, median } from './figures.mjs';
import { readRaw, startFloor } from './floor-server.mjs';
import { fire, hasWrk } from './load.mjs';
import { openOutsideWriter } from './outside-writer.mjs';
import { cpuTime, stopProcess } from './processes.mjs';
import { signUpShopper, writeSteadily } from './shopper.mjs';

/** Seconds of one round, and rounds of each; ours and the floor take turns, so that what else the
 * machine does meets both. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = Number(process.env.BENCH_RUNS ?? 3);
/** The number of changes of the catalogue for the time of the first request after one. */
const CHANGES = 20;

/**
 * @typedef {object} Measure
 * @property {string} name
 * @property {readonly string[]} paths asked for in turn; of more than one, every page is rendered afresh,
 *   since the catalogue changes before all of them have been asked for
 * @property {number} connections
 * @property {number} [goal] floor/ours at most
 * @property {number} [perSecondGoal] requests a second at least, where the floor says little
 * @property {number} [p99Goal] ms
 * @property {{ write: 'changeCart' | 'changeCatalogue' | 'writeOutside', perSecond: number }} [writes]
 *   meanwhile; by the first two the server's processor time is also that of the writes
 */

/**
 * Measures and returns the table.
 *
 * @param {{ origin: string, process: object, dataDir: string, databaseUrl: string | undefined }} shop
 * @param {string} productId of the product that pages and calls are about
 * @param {readonly Measure[]} measures
 */
export async function measureThroughput(shop, productId, measures) {
  const outside = await openOutsideWriter(shop);
  const shopper = {
    ...(await signUpShopper(shop.origin, productId)),
    writeOutside: () => outside.write(),
  };
  const rows = [];
  try {
    for (const one of measures) rows.push(await measure(shop, shopper, one));
  } finally {
    await outside.close();
  }
  return formatTable(
    [
      `median of ${ROUNDS} rounds of ${SECONDS} s${hasWrk ? ', wrk' : ''}`,
      'floor/s',
      'ours/s',
      'floor/ours',
      'CPU µs floor',
      'CPU µs ours',
      'ours/floor',
      `goal (${hasWrk ? 'floor/ours' : 'CPU, ours/floor'})`,
      'p99 ms floor',
      'p99 ms ours',
      'first after a change, ms floor',
      'ours',
    ],
    rows,
  );
}

async function measure(shop, shopper, one) {
  const floor = await startFloor(`${shop.origin}${one.paths[0]}`);
  try {
    const { ours, theirs, written } = await takeTurns(shop, floor, shopper, one);
    const of = (list, key) => median(list.map((figures) => figures[key]));
    const ratio = of(theirs, 'perSecond') / of(ours, 'perSecond');
    const cpuRatio = of(ours, 'cpu') / of(theirs, 'cpu');
    const p99 = of(ours, 'p99');
    // The first one is the same with and without other writes.
    const hasFirst = one.writes === undefined || one.writes.write === 'changeCatalogue';
    const first = hasFirst ? await timeFirst(shop, floor, shopper, one) : undefined;
    const rate = written === undefined ? '' : `, ${Math.round(written)} writes/s`;
    return [
      `${one.name} (${one.connections} connections, ${(floor.size / 1024).toFixed(1)} KiB${rate})`,
      Math.round(of(theirs, 'perSecond')),
      Math.round(of(ours, 'perSecond')),
      `${ratio.toFixed(1)}x`,
      Math.round(of(theirs, 'cpu')),
      Math.round(of(ours, 'cpu')),
      `${cpuRatio.toFixed(1)}x`,
      judgeRate(one, hasWrk ? ratio : cpuRatio, of(ours, 'perSecond')),
      of(theirs, 'p99').toFixed(1),
      one.p99Goal === undefined
        ? p99.toFixed(1)
        : `${p99.toFixed(1)} (${one.p99Goal}: ${judge(p99, one.p99Goal)})`,
      first?.theirs.toFixed(1) ?? '–',
      first?.ours.toFixed(1) ?? '–',
    ];
  } finally {
    await stopProcess(floor.process);
  }
}

function judgeRate({ goal, perSecondGoal }, ratio, perSecond) {
  if (goal !== undefined) return `${goal}x: ${judge(ratio, goal)}`;
  if (perSecondGoal === undefined) return '–';
  return `${perSecondGoal}/s: ${judge(-perSecond, -perSecondGoal)}`;
}

async function takeTurns(shop, floor, shopper, { paths, connections, writes }) {
  let asked = 0;
  const askOurs = async (seconds) => {
    const figures = await fireMeasured(shop, { paths, first: asked, connections, seconds });
    asked += figures.requests;
    return figures;
  };
  const askFloor = (seconds) => fireMeasured(floor, { paths: ['/'], connections, seconds });
  // Both have compiled what they run by the time they are measured.
  await askOurs(1);
  await askFloor(1);
  const ours = [];
  const theirs = [];
  const written = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await askFloor(SECONDS));
    const stop = writes && writeSteadily(shopper[writes.write], writes.perSecond);
    try {
      ours.push(await askOurs(SECONDS));
    } finally {
      if (stop) written.push(await stop());
    }
  }
  return { ours, theirs, written: written.length > 0 ? median(written) : undefined };
}

/** @returns what `fire` does, and the processor time of the server per request, in µs */
async function fireMeasured({ origin, process }, load) {
  const before = cpuTime(process);
  const figures = await fire({ origin, ...load });
  return { ...figures, cpu: ((cpuTime(process) - before) * 1_000) / figures.requests };
}

/** @returns how long the first response after a change takes, and the floor's, in ms: the medians */
async function timeFirst(shop, floor, shopper, { paths }) {
  const ours = [];
  const theirs = [];
  for (let count = 0; count < CHANGES; count += 1) {
    await shopper.changeCatalogue();
    ours.push(await timeOne(`${shop.origin}${paths[0]}`));
    theirs.push(await timeOne(`${floor.origin}/`));
  }
  return { ours: median(ours), theirs: median(theirs) };
}

async function timeOne(url) {
  const startedAt = performance.now();
  await readRaw(url);
  return performance.now() - startedAt;
}
