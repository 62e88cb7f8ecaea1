// The crashes of `npm run chaos`: kills the server while shoppers order, pay, cancel, merge carts and
// sign up, on both databases, and says what was lost.
// node --conditions=@haat/source chaos/main.ts [--kills 200] [--seed 1] [--database sqlite|postgres]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { launchPostgres } from '../test/support/start-postgres.ts';
import { OTHER_ACTIVITIES } from './activities/index.ts';
import { placeOrders } from './activities/place-orders.ts';
import { countSyncs, whyNotTraced } from './count-syncs.ts';
import { runCrashes } from './crash-run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    database: { type: 'string' },
  },
});
/** While shoppers order; a quarter of it during each other call. */
const KILLS = Number(values.kills);
const OTHER_KILLS = Math.ceil(KILLS / 4);
const COMMITS = 100;

async function crash(engine: 'sqlite' | 'postgres'): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-chaos-'));
  const server = engine === 'postgres' ? await launchPostgres() : undefined;
  const databaseUrl = server?.url;
  const database = await openDatabase({ dataDir, databaseUrl });
  const startedAt = performance.now();
  try {
    await migrate(database);
    const reports = await runCrashes({
      database,
      dataDir,
      ...(databaseUrl !== undefined && { environment: { DATABASE_URL: databaseUrl } }),
      activities: [
        // The books grow most while shoppers order, and are read after each kill.
        ...OTHER_ACTIVITIES.map((activity) => ({ activity, kills: OTHER_KILLS })),
        { activity: placeOrders, kills: KILLS },
      ],
      seed: Number(values.seed),
    });
    for (const { name, kills, answered, resent, slowestStart, broken } of reports) {
      const asked = name === placeOrders.name ? KILLS : OTHER_KILLS;
      process.stdout.write(
        `${engine}: kill -9 during ${name}: asked ${asked}, run ${kills}, violations ${broken.length} (${answered} calls answered, ${resent} of them sent again after a kill, slowest start ${slowestStart} ms)\n`,
      );
      for (const finding of broken) process.stdout.write(`  BROKEN: ${finding}\n`);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`${engine}: all crashes in ${seconds} s\n`);
    return reports.every(({ broken }) => broken.length === 0);
  } finally {
    await database.close();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A commit of SQLite has reached the disk when it returns: what `kill -9` cannot see. */
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
if (values.database !== 'postgres' && !(await watchCommits())) process.exitCode = 1;
for (const engine of ['sqlite', 'postgres'] as const) {
  if (values.database !== undefined && values.database !== engine) continue;
  if (!(await crash(engine))) process.exitCode = 1;
}
