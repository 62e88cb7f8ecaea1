// `npm run chaos`: kills the server while shoppers order, on both databases, and says what was lost.
// node --conditions=@haat/source chaos/main.ts [--kills 200] [--seed 1] [--database sqlite|postgres]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { launchPostgres } from '../test/support/start-postgres.ts';
import { runCrashes } from './crash-run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    database: { type: 'string' },
  },
});

async function crash(engine: 'sqlite' | 'postgres'): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-chaos-'));
  const server = engine === 'postgres' ? await launchPostgres() : undefined;
  const databaseUrl = server?.url;
  const database = await openDatabase({ dataDir, databaseUrl });
  const startedAt = performance.now();
  try {
    await migrate(database);
    const report = await runCrashes({
      database,
      environment: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      kills: Number(values.kills),
      seed: Number(values.seed),
    });
    const { kills, acknowledged, resent, slowestStart, broken } = report;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(
      `${engine}: ${kills} kills in ${seconds} s, ${acknowledged} orders acknowledged, ${resent} of them sent again after a kill, slowest start ${slowestStart} ms\n`,
    );
    for (const finding of broken) process.stdout.write(`  BROKEN: ${finding}\n`);
    if (broken.length === 0) {
      process.stdout.write(
        '  0 lost, 0 duplicates, 0 without lines, stock and sales equal to the orders, database intact\n',
      );
    }
    return broken.length === 0;
  } finally {
    await database.close();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

process.stdout.write(`seed ${values.seed}\n`);
for (const engine of ['sqlite', 'postgres'] as const) {
  if (values.database !== undefined && values.database !== engine) continue;
  if (!(await crash(engine))) process.exitCode = 1;
}
