import type { Config } from '../config.ts';
import { type DatabaseInspection, inspectDatabase } from '../platform/database/inspect-database.ts';
import { describeError, type Finding, fine, problem, warning } from './finding.ts';

/** Connections that one process of the shop opens at most: its pool, and the one that says that it serves. */
const PROCESS_CONNECTIONS = 11;
/** Connections of a command, and those that PostgreSQL keeps for its administrator. */
const FURTHER_CONNECTIONS = 4;

const RESTORE = 'Restore the newest backup into an empty database.';

/** Difference of clocks, ms: sessions and deadlines of payments are counted in seconds. */
const CLOCK_LIMITS = { warning: 2_000, problem: 30_000 };

/** Checks that the database can be reached, fits this version of the shop, and is whole. */
export async function checkDatabase(
  { dataDir, databaseUrl, workers }: Config,
  options: { now(): number; checksWhole: boolean },
): Promise<readonly Finding[]> {
  const startedAt = options.now();
  let inspection: DatabaseInspection | undefined;
  try {
    inspection = await inspectDatabase({ dataDir, databaseUrl, checksWhole: options.checksWhole });
  } catch (error) {
    const where = databaseUrl === undefined ? `in ${dataDir}` : 'of DATABASE_URL';
    const reason = describeError(error);
    // What SQLite says of a damaged page that it has to read.
    const advice = reason.includes('malformed') ? ` ${RESTORE}` : '';
    return [problem(`The database ${where} cannot be read: ${reason}.${advice}`)];
  }
  if (inspection === undefined) {
    return [warning(`There is no database in ${dataDir} yet; the first start makes it.`)];
  }
  return [
    fine(`${inspection.engine}, ${(inspection.size / 1e6).toFixed(0)} MB.`),
    ...judgeMigrations(inspection),
    ...judgeDamage(inspection),
    ...judgeConnections(inspection, workers),
    ...judgeClock(inspection, startedAt, options.now()),
  ];
}

function judgeMigrations({ pending, unknown, migratedAt }: DatabaseInspection): Finding[] {
  if (migratedAt === undefined) return [fine('It is empty; the first start sets it up.')];
  const findings: Finding[] = [];
  if (unknown.length > 0) {
    findings.push(
      problem(
        `The database has migrations that this version of the shop does not have (${unknown.join(', ')}): install the version that made them.`,
      ),
    );
  }
  if (pending.length > 0) {
    findings.push(
      warning(
        `The next start runs ${pending.length} migrations, ${pending[0]} first: make a backup before.`,
      ),
    );
  }
  return findings;
}

function judgeDamage({ damage, engine }: DatabaseInspection): Finding[] {
  if (damage === undefined) {
    return [fine('Its integrity was not checked, since it is large: --whole checks it.')];
  }
  return damage.map((text) => problem(`${engine} finds damage: ${text}. ${RESTORE}`));
}

function judgeConnections(
  { freeConnections, maxConnections }: DatabaseInspection,
  workers: number,
): Finding[] {
  if (freeConnections === undefined || maxConnections === undefined) return [];
  // One worker more while they are replaced.
  const processes = workers === 1 ? 1 : workers + 1;
  const needed = processes * PROCESS_CONNECTIONS + FURTHER_CONNECTIONS;
  if (needed > maxConnections) {
    return [
      problem(
        `WORKERS=${workers} opens up to ${needed} connections, and max_connections of PostgreSQL is ${maxConnections}: raise it, or lower WORKERS.`,
      ),
    ];
  }
  if (freeConnections >= PROCESS_CONNECTIONS + FURTHER_CONNECTIONS) return [];
  return [
    warning(
      `PostgreSQL has ${Math.max(0, freeConnections)} free connections, and a process of the shop opens ${PROCESS_CONNECTIONS}: raise max_connections.`,
    ),
  ];
}

/** Judges this machine's clock by the database's, or by what it wrote earlier. */
export function judgeClock(
  { clock, migratedAt }: Pick<DatabaseInspection, 'clock' | 'migratedAt'>,
  startedAt: number,
  endedAt: number,
): Finding[] {
  if (migratedAt !== undefined && migratedAt > endedAt + CLOCK_LIMITS.problem) {
    return [
      problem(
        `This machine's clock says ${new Date(endedAt).toISOString()}, which is before the database was set up.`,
      ),
    ];
  }
  if (clock === undefined) return [];
  // The database read its clock at some time between the two.
  const off = Math.max(0, startedAt - clock, clock - endedAt);
  if (off < CLOCK_LIMITS.warning) return [];
  const text = `This machine's clock and the database's differ by ${Math.round(off / 1000)} s: let both keep time by NTP.`;
  return [off < CLOCK_LIMITS.problem ? warning(text) : problem(text)];
}
