// The crashes of `npm run chaos`: brings the shop down while shoppers order, pay, cancel, merge carts
// and sign up, on both databases, and reports the violations.
// node --conditions=@haat/source tools/chaos/src/main.ts [--kills 200] [--seed 1] [--database sqlite|postgres]
//   [--only SIGTERM]   one kind of fault: kill, SIGTERM, crash
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '@haat/server/src/platform/database/migrate.ts';
import { openDatabase } from '@haat/server/src/platform/database/open-database.ts';
import {
  launchPostgres,
  type PostgresServer,
} from '@haat/server/test/support/databases/start-postgres.ts';
import { OTHER_ACTIVITIES } from './activities/index.ts';
import { placeOrders } from './activities/place-orders.ts';
import { countSyncs, whyNotTraced } from './count-syncs.ts';
import { type CrashOptions, runCrashes } from './crash-run.ts';
import { startOnCrashablePostgres } from './crashable-postgres.ts';
import { type CrashableServer, startCrashableServer } from './crashable-server.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    database: { type: 'string' },
    only: { type: 'string' },
  },
});
type Engine = 'sqlite' | 'postgres';

/** The number of kills while shoppers order; a quarter of it during each other activity. */
const KILLS = Number(values.kills);
const OTHER_KILLS = Math.ceil(KILLS / 4);
const COMMITS = 100;

/** A kind of fault, and the activities during it. */
interface Run {
  /** The kind of fault, for reports. */
  what: string;
  activities: CrashOptions['activities'];
  start(
    environment: Readonly<Record<string, string>>,
    postgres?: PostgresServer,
  ): Promise<CrashableServer>;
}

const CRASHES: Run = {
  what: 'kill -9',
  activities: [
    // Orders last: they make the ledger grow most, and it is read after each kill.
    ...OTHER_ACTIVITIES.map((activity) => ({ activity, kills: OTHER_KILLS })),
    { activity: placeOrders, kills: KILLS },
  ],
  start: (environment) => startCrashableServer(environment, 'SIGKILL'),
};

const ENDS: Run = {
  what: 'SIGTERM',
  activities: [{ activity: placeOrders, kills: Math.ceil(KILLS / 10) }],
  start: (environment) => startCrashableServer(environment, 'SIGTERM'),
};

const DATABASE_CRASHES: Run = {
  what: 'crash of PostgreSQL',
  activities: [{ activity: placeOrders, kills: OTHER_KILLS }],
  async start(environment, postgres) {
    if (postgres === undefined) throw new Error('There is no PostgreSQL to crash.');
    return startOnCrashablePostgres(postgres, environment);
  },
};

/** @returns whether every promise held */
async function bringDown(engine: Engine, { what, activities, start }: Run): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-chaos-'));
  const postgres = engine === 'postgres' ? await launchPostgres() : undefined;
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  const environment = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
  try {
    await migrate(database);
    const reports = await runCrashes({
      database,
      dataDir,
      activities,
      start: () => start(environment, postgres),
      seed: Number(values.seed),
      onReport({ name, kills, completed, resent, slowestStart, broken }) {
        const planned = activities.find(({ activity }) => activity.name === name);
        process.stdout.write(
          `${engine}: ${what} during ${name}: asked ${planned?.kills}, run ${kills}, violations ${broken.length} (${completed} calls with a response, ${resent} of them sent again, slowest return ${slowestStart} ms)\n`,
        );
        for (const finding of broken) process.stdout.write(`  BROKEN: ${finding}\n`);
      },
    });
    return reports.every(({ broken }) => broken.length === 0);
  } finally {
    await database.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Proves that a commit of SQLite is on the disk when it returns, which `kill -9` does not show. */
async function watchCommits(): Promise<boolean> {
  const about = 'sqlite: commits that wait for the disk (strace)';
  const reason = whyNotTraced();
  if (reason !== undefined) {
    process.stdout.write(`${about}: asked ${COMMITS}, skipped, since ${reason}\n`);
    return true;
  }
  const syncs = await countSyncs(COMMITS);
  const lossy = await countSyncs(COMMITS, 'NORMAL');
  const violations = Math.max(COMMITS - syncs, 0) + (lossy < COMMITS ? 0 : 1);
  process.stdout.write(
    `${about}: asked ${COMMITS}, run ${COMMITS}, violations ${violations} (${syncs} syncs; ${lossy} of a shop with synchronous=NORMAL, which this must find)\n`,
  );
  return violations === 0;
}

process.stdout.write(`seed ${values.seed}\n`);
if (values.database !== 'postgres' && values.only === undefined) {
  if (!(await watchCommits())) process.exitCode = 1;
}
const runs: Readonly<Record<Engine, readonly Run[]>> = {
  sqlite: [CRASHES, ENDS],
  postgres: [CRASHES, ENDS, DATABASE_CRASHES],
};
for (const engine of ['sqlite', 'postgres'] as const) {
  if (values.database !== undefined && values.database !== engine) continue;
  for (const run of runs[engine]) {
    if (values.only !== undefined && !run.what.includes(values.only)) continue;
    if (!(await bringDown(engine, run))) process.exitCode = 1;
  }
}
