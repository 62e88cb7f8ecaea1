// The server's responses per second beside its floor, and the first response after a change.
import { formatTable, judge, median } from './figures.ts';
import { type Floor, readRaw, startFloor } from './floor-server.ts';
import { fire, type Load } from './load.ts';
import { cpuTime, type StartedProcess, stopProcess } from './processes.ts';
import { type Shopper, signUpShopper, writeSteadily } from './shopper.ts';

/** Seconds of one round, and rounds of each; ours and the floor take turns, so that what else the
 * machine does meets both. */
const { BENCH_SECONDS = '2', BENCH_RUNS = '3' } = process.env;
const SECONDS = Number(BENCH_SECONDS);
const ROUNDS = Number(BENCH_RUNS);
/** The number of changes of the catalogue for the time of the first request after one. */
const CHANGES = 20;

/** Requests whose rate is measured. */
export interface Measure {
  name: string;
  /**
   * Asked for in turn; of more than one, every page is rendered afresh, since the catalogue changes
   * before all of them have been asked for.
   */
  paths: readonly string[];
  connections: number;
  /** Floor/ours at most. */
  goal?: number;
  /** Requests a second at least, where the floor says little. */
  perSecondGoal?: number;
  /** In ms. */
  p99Goal?: number;
  /** Meanwhile; the server's processor time is also that of the writes. */
  writes?: { write: keyof Shopper; perSecond: number };
}

/** A running shop that is measured. */
export interface MeasuredShop {
  origin: string;
  process: StartedProcess;
}

/** What a round showed. */
interface RoundFigures {
  perSecond: number;
  /** In ms. */
  p99: number;
  requests: number;
  /** Processor time of the server per request, in µs. */
  cpu: number;
}

/**
 * Measures and returns the table.
 *
 * @param productId of the product that pages and calls are about
 */
export async function measureThroughput(
  shop: MeasuredShop,
  productId: string,
  measures: readonly Measure[],
): Promise<string> {
  const shopper = await signUpShopper(shop.origin, productId);
  const rows: (string | number)[][] = [];
  for (const one of measures) rows.push(await measure(shop, shopper, one));
  return formatTable(
    [
      `median of ${ROUNDS} rounds of ${SECONDS} s, wrk`,
      'floor/s',
      'ours/s',
      'floor/ours',
      'CPU µs floor',
      'CPU µs ours',
      'ours/floor',
      'goal (floor/ours)',
      'p99 ms floor',
      'p99 ms ours',
      'first after a change, ms floor',
      'ours',
    ],
    rows,
  );
}

async function measure(
  shop: MeasuredShop,
  shopper: Shopper,
  one: Measure,
): Promise<(string | number)[]> {
  const floor = await startFloor(`${shop.origin}${one.paths[0]}`);
  try {
    const { ours, theirs, written } = await takeTurns(shop, floor, shopper, one);
    const of = (list: readonly RoundFigures[], key: keyof RoundFigures) =>
      median(list.map((figures) => figures[key]));
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
      judgeRate(one, ratio, of(ours, 'perSecond')),
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

function judgeRate({ goal, perSecondGoal }: Measure, ratio: number, perSecond: number): string {
  if (goal !== undefined) return `${goal}x: ${judge(ratio, goal)}`;
  if (perSecondGoal === undefined) return '–';
  return `${perSecondGoal}/s: ${judge(-perSecond, -perSecondGoal)}`;
}

async function takeTurns(
  shop: MeasuredShop,
  floor: Floor,
  shopper: Shopper,
  { paths, connections, writes }: Measure,
): Promise<{ ours: RoundFigures[]; theirs: RoundFigures[]; written: number | undefined }> {
  let asked = 0;
  const askOurs = async (seconds: number) => {
    const figures = await fireMeasured(shop, { paths, first: asked, connections, seconds });
    asked += figures.requests;
    return figures;
  };
  const askFloor = (seconds: number) => fireMeasured(floor, { paths: ['/'], connections, seconds });
  // Both have compiled what they run by the time they are measured.
  await askOurs(1);
  await askFloor(1);
  const ours: RoundFigures[] = [];
  const theirs: RoundFigures[] = [];
  const written: number[] = [];
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

async function fireMeasured(
  { origin, process }: Pick<MeasuredShop, 'origin' | 'process'>,
  load: Omit<Load, 'origin'>,
): Promise<RoundFigures> {
  const before = cpuTime(process);
  const figures = await fire({ origin, ...load });
  return { ...figures, cpu: ((cpuTime(process) - before) * 1_000) / figures.requests };
}

/** @returns how long the first response after a change takes, and the floor's, in ms: the medians */
async function timeFirst(
  shop: MeasuredShop,
  floor: Floor,
  shopper: Shopper,
  { paths }: Measure,
): Promise<{ ours: number; theirs: number }> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let count = 0; count < CHANGES; count += 1) {
    await shopper.changeCatalogue();
    ours.push(await timeOne(`${shop.origin}${paths[0]}`));
    theirs.push(await timeOne(`${floor.origin}/`));
  }
  return { ours: median(ours), theirs: median(theirs) };
}

async function timeOne(url: string): Promise<number> {
  const startedAt = performance.now();
  await readRaw(url);
  return performance.now() - startedAt;
}
