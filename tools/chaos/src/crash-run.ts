import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@haat/server/src/platform/database/open-database.ts';
import type { VisitorRequest } from '@haat/server/test/support/requests/visitor.ts';
import type { Activity, Actors, Attempt, CrashableShop } from './activity.ts';
import { checkInvariants } from './check-invariants.ts';
import type { CrashableServer } from './crashable-server.ts';
import { openShop } from './open-shop.ts';
import { listStrayFiles, readLedger } from './read-ledger.ts';

const CLIENTS = 8;
/** The number of tries of a call, after which it counts as one without a response. */
const MAX_TRIES = 5;
/** Pause after the first try, in ms; each is twice the one before. */
const FIRST_PAUSE = 20;
/** The longest time from a response to its mail, in ms. */
const MAIL_TIMEOUT = 30_000;

export interface CrashOptions {
  /** The activities during which the server is brought down, one after the other. */
  activities: readonly PlannedActivity[];
  /** The same seed gives the same calls and the same times. */
  seed: number;
  /** Open, migrated and empty; the caller closes it. */
  database: Database;
  /** The server's folder for files outside of the database. */
  dataDir: string;
  /** Starts the crashable server on the same database. */
  start(): Promise<CrashableServer>;
  /** Called after each activity. */
  onReport?(report: CrashReport): void;
}

/** An activity, and the number of crashes during it. */
export interface PlannedActivity {
  activity: Activity;
  kills: number;
}

/** The counts of one activity, and the violations found. */
export interface CrashReport {
  /** operationId of the call. */
  name: string;
  kills: number;
  /** Calls with a response, at first or when they were sent again. */
  completed: number;
  /** Calls that a kill left without a response. */
  resent: number;
  /** The longest time of the run so far from start to ready, in ms. */
  slowestStart: number;
  /** The violations; empty when there are none. */
  broken: string[];
}

/**
 * Brings the server down `kills` times while 8 shoppers are active. After each crash it checks the
 * database, starts the server again and repeats the calls without a response. At the end it compares
 * the acknowledged writes with the database.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashReport[]> {
  const { database, seed } = options;
  const server = await options.start();
  const faults = new Set<string>();
  const send = async (request: VisitorRequest) => {
    const response = await server.send(request);
    const { statusCode, headers } = response;
    const isPolite = statusCode < 500 || (statusCode === 503 && headers['retry-after']);
    if (!isPolite) faults.add(`${request.method} ${request.url} got ${statusCode}`);
    return response;
  };
  const reports: CrashReport[] = [];
  try {
    const shop = await openShop({ database, send, seed, clients: CLIENTS });
    for (const planned of options.activities) {
      const report = await new ActivityRun(options, server, shop, planned).crash();
      report.broken.push(...server.findings(), ...faults);
      reports.push(report);
      options.onReport?.(report);
    }
  } finally {
    await server.stop();
  }
  return reports;
}

class ActivityRun {
  readonly #options: CrashOptions;
  readonly #server: CrashableServer;
  readonly #shop: CrashableShop;
  readonly #planned: PlannedActivity;
  readonly #broken = new Set<string>();
  #completed = 0;
  #resent = 0;
  #withoutResponse = 0;

  constructor(
    options: CrashOptions,
    server: CrashableServer,
    shop: CrashableShop,
    planned: PlannedActivity,
  ) {
    this.#options = options;
    this.#server = server;
    this.#shop = shop;
    this.#planned = planned;
  }

  async crash(): Promise<CrashReport> {
    const { database } = this.#options;
    const { activity, kills } = this.#planned;
    // Violations of an earlier activity do not count for this one.
    const known = new Set(checkInvariants(await readLedger(database)));
    const actors = await activity.open(this.#shop);
    const look = async (isWhole: boolean) => {
      const ledger = await readLedger(database);
      const findings = [...checkInvariants(ledger), ...actors.findViolations(ledger, isWhole)];
      for (const finding of findings) if (!known.has(finding)) this.#broken.add(finding);
    };
    for (let killed = 0; killed < kills; killed += 1) {
      const outcomes = await this.#actUntilKilled(actors);
      await look(this.#server.completesAll);
      await this.#server.recover();
      await this.#sendAgain(outcomes);
    }
    await look(true);
    await this.#waitForMails();
    if (this.#resent <= kills) this.#broken.add('the kills hit too few calls to prove anything');
    if (this.#withoutResponse > 0)
      this.#broken.add(`${this.#withoutResponse} calls never got a response`);
    return {
      name: activity.name,
      kills,
      completed: this.#completed,
      resent: this.#resent,
      slowestStart: this.#server.slowestStart(),
      broken: Array.from(this.#broken),
    };
  }

  /** Each client has an attempt ready when the time begins, so that every kill hits running calls. */
  async #actUntilKilled({ clients }: Actors): Promise<Outcome[]> {
    const { random } = this.#shop;
    const { min, max } = this.#planned.activity.killAfter;
    let isKilled = false;
    const first = await Promise.all(clients.map((prepare) => prepare()));
    const acting = clients.map(async (prepare, index): Promise<Outcome> => {
      let last: Attempt | undefined;
      let attempt = first[index];
      while (!isKilled && attempt !== undefined) {
        if (!(await this.#do(attempt))) return { last, open: attempt };
        last = attempt;
        attempt = await prepare().catch(() => undefined);
      }
      return { last, open: undefined };
    });
    await sleep(min + random() * (max - min));
    const end = this.#server.bringDown();
    isKilled = !this.#server.isGradual;
    await end;
    isKilled = true;
    return Promise.all(acting);
  }

  async #sendAgain(outcomes: readonly Outcome[]): Promise<void> {
    const open = outcomes.flatMap((outcome) => outcome.open ?? []);
    this.#resent += open.length;
    await Promise.all(open.map((attempt) => this.#doAtLast(attempt)));
    // A client with a response may repeat its call, too, like a browser whose tab was closed.
    await Promise.all(outcomes.flatMap(({ last, open }) => [last?.(), open?.()]));
  }

  async #do(attempt: Attempt): Promise<boolean> {
    const hasResponse = await attempt();
    if (hasResponse) this.#completed += 1;
    return hasResponse;
  }

  async #doAtLast(attempt: Attempt): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await this.#do(attempt)) return;
      await sleep(FIRST_PAUSE * 2 ** tries);
    }
    this.#withoutResponse += 1;
  }

  async #waitForMails(): Promise<void> {
    const { dataDir } = this.#options;
    const deadline = performance.now() + MAIL_TIMEOUT;
    let strays = await listStrayFiles(dataDir);
    while (strays.length > 0 && performance.now() < deadline) {
      await sleep(50);
      strays = await listStrayFiles(dataDir);
    }
    if (strays.length > 0) this.#broken.add(`${strays.length} files nobody owns: ${strays[0]}`);
  }
}

/** A client's last acknowledged attempt, and the one without a response. */
interface Outcome {
  last: Attempt | undefined;
  open: Attempt | undefined;
}
