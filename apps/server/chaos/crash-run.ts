import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../src/platform/database/open-database.ts';
import type { VisitorRequest } from '../test/support/visitor.ts';
import type { Activity, Actors, CrashableShop, Deed } from './activity.ts';
import { checkInvariants } from './check-invariants.ts';
import type { CrashableServer } from './crashable-server.ts';
import { openShop } from './open-shop.ts';
import { listStrayFiles, readLedger } from './read-ledger.ts';

const CLIENTS = 8;
/** How often a call without an answer is sent again, before it counts as unanswered. */
const MAX_TRIES = 5;
/** Pause after the first try, in ms; each is twice the one before. */
const FIRST_PAUSE = 20;
/** A mail is written after its answer was sent; this is more than it takes, in ms. */
const MAIL_PATIENCE = 2_000;

export interface CrashOptions {
  /** What shoppers do while the server is brought down, one after the other. */
  activities: readonly PlannedActivity[];
  /** The same seed gives the same calls and the same times. */
  seed: number;
  /** Open, migrated and empty; stays the caller's to close. */
  database: Database;
  /** Where the server keeps what is not in the database. */
  dataDir: string;
  /** Starts the server that is brought down, on the same database. */
  start(): Promise<CrashableServer>;
  /** Is told of each activity that is over. */
  onReport?(report: CrashReport): void;
}

/** How often the server is brought down while shoppers do this. */
export interface PlannedActivity {
  activity: Activity;
  kills: number;
  /** When it is killed, in ms after they begin; the activity's own time when left out. */
  killAfter?: Activity['killAfter'];
  /** Ends the activity as soon as this is found broken. */
  until?: RegExp;
}

/** What happened during one activity, and every promise it found broken. */
export interface CrashReport {
  /** operationId of the call. */
  name: string;
  kills: number;
  /** Calls that had an answer, at first or when they were sent again. */
  completed: number;
  /** Calls that a kill left without an answer. */
  resent: number;
  /** Of the run so far: from being told to start to being ready, in ms. */
  slowestStart: number;
  /** Empty when everything is as it was promised. */
  broken: string[];
}

/**
 * Brings the server down while 8 shoppers do something, and looks at what is left; starts it again,
 * and sends what had no answer once more; `kills` times. Then compares what was answered with what
 * the database holds (TRUST.md, rows 1, 5, 8 and 21; F1, F2, F3 and F23).
 */
export async function runCrashes(options: CrashOptions): Promise<CrashReport[]> {
  const { database, seed } = options;
  const server = await options.start();
  const faults = new Set<string>();
  const send = async (request: VisitorRequest) => {
    const answer = await server.send(request);
    const { statusCode, headers } = answer;
    const isPolite = statusCode < 500 || (statusCode === 503 && headers['retry-after']);
    if (!isPolite) faults.add(`${request.method} ${request.url} was answered with ${statusCode}`);
    return answer;
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
  #unanswered = 0;

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
    const { activity, kills, until } = this.#planned;
    // What an activity before has left is not this one's doing.
    const known = new Set(checkInvariants(await readLedger(database)));
    const actors = await activity.open(this.#shop);
    let killed = 0;
    const look = async (isWhole: boolean) => {
      const books = await readLedger(database);
      const findings = [...checkInvariants(books), ...actors.findBroken(books, isWhole)];
      for (const finding of findings) if (!known.has(finding)) this.#broken.add(finding);
    };
    while (killed < kills) {
      const outcomes = await this.#actUntilKilled(actors);
      killed += 1;
      await look(this.#server.answersAll);
      await this.#server.revive();
      await this.#sendAgain(outcomes);
      if (until === undefined) continue;
      await look(true);
      if (this.#findAll().some((finding) => until.test(finding))) break;
    }
    await look(true);
    await this.#waitForMails();
    return {
      name: activity.name,
      kills: killed,
      completed: this.#completed,
      resent: this.#resent,
      slowestStart: this.#server.slowestStart(),
      broken: this.#findAll(),
    };
  }

  #findAll(): string[] {
    const unanswered = this.#unanswered;
    const ofCalls = unanswered > 0 ? [`${unanswered} calls never got an answer`] : [];
    return [...this.#broken, ...ofCalls];
  }

  /** Everybody has something ready when the time begins, so that every kill meets calls under way. */
  async #actUntilKilled({ clients }: Actors): Promise<Outcome[]> {
    const { random } = this.#shop;
    const { min, max } = this.#planned.killAfter ?? this.#planned.activity.killAfter;
    let isKilled = false;
    const first = await Promise.all(clients.map((prepare) => prepare()));
    const acting = clients.map(async (prepare, index): Promise<Outcome> => {
      let last: Deed | undefined;
      let deed = first[index];
      while (!isKilled && deed !== undefined) {
        if (!(await this.#do(deed))) return { last, open: deed };
        last = deed;
        deed = await prepare().catch(() => undefined);
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
    await Promise.all(open.map((deed) => this.#doAtLast(deed)));
    // Also who had an answer may send again: a browser whose tab died with it.
    await Promise.all(outcomes.flatMap(({ last, open }) => [last?.(), open?.()]));
  }

  async #do(deed: Deed): Promise<boolean> {
    const isAnswered = await deed();
    if (isAnswered) this.#completed += 1;
    return isAnswered;
  }

  async #doAtLast(deed: Deed): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await this.#do(deed)) return;
      await sleep(FIRST_PAUSE * 2 ** tries);
    }
    this.#unanswered += 1;
  }

  async #waitForMails(): Promise<void> {
    const { dataDir } = this.#options;
    const deadline = performance.now() + MAIL_PATIENCE;
    let strays = await listStrayFiles(dataDir);
    while (strays.length > 0 && performance.now() < deadline) {
      await sleep(50);
      strays = await listStrayFiles(dataDir);
    }
    if (strays.length > 0) this.#broken.add(`${strays.length} files nobody owns: ${strays[0]}`);
  }
}

/** How a client was stopped: what it did last, and what had no answer. */
interface Outcome {
  last: Deed | undefined;
  open: Deed | undefined;
}
