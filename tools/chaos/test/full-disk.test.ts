import { expect, inject, onTestFinished, test, vi } from 'vitest';
import type { FillableShop } from '../src/full-disk/fillable-shop.ts';
import { runFullDisk } from '../src/full-disk/full-disk-run.ts';
import { startOnLimitedPages } from '../src/full-disk/limited-pages.ts';
import { startOnSmallDisk } from '../src/full-disk/on-small-disk.ts';
import { whyNotMounted } from '../src/full-disk/small-disk.ts';

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const { CHAOS_SEED } = process.env;
const SEED = Number(CHAOS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const engine = inject('postgresUrl') === undefined ? 'sqlite' : 'postgres';
const reason = await whyNotMounted();
const onDisk = test.skipIf(reason !== undefined);
const about = reason === undefined ? '' : ` (skipped, since ${reason})`;

async function fillDisk(shop: FillableShop, options: { rounds?: number; until?: RegExp } = {}) {
  onTestFinished(() => shop.stop());
  return runFullDisk({ shop, rounds: 1, seed: SEED, ...options });
}

if (engine === 'sqlite') {
  // product 8.11.2
  test('a file that cannot grow: writes get 503, reads go on, and everything works again once it can', async () => {
    const report = await fillDisk(await startOnLimitedPages(), { rounds: 2 });
    expect(report.broken, `CHAOS_SEED=${SEED}`).toEqual([]);
    expect(report.accepted).toBeGreaterThan(0);
    expect(report.rejected).toBeGreaterThan(0);
  });
}

onDisk(
  `a full disk: writes get 503, reads go on, and everything works again without a restart${about}`,
  async () => {
    const report = await fillDisk(await startOnSmallDisk(engine));
    expect(report.broken, `CHAOS_SEED=${SEED}`).toEqual([]);
    expect(report.accepted).toBeGreaterThan(0);
    expect(report.rejected).toBeGreaterThan(0);
  },
);

const onDiskOfSqlite = engine === 'sqlite' ? onDisk : test.skip;
// What is found is the same on PostgreSQL.
onDiskOfSqlite(
  `the same run finds a shop that keeps half of an order on a full disk${about}`,
  async () => {
    const main = new URL('../src/planted-bugs/non-atomic-main.ts', import.meta.url).pathname;
    const until = /without lines|left the stock|count as sold|nobody knows of/;
    const { broken } = await fillDisk(await startOnSmallDisk(engine, main), { rounds: 3, until });
    expect(broken.join('; '), `CHAOS_SEED=${SEED}`).toMatch(until);
  },
);
