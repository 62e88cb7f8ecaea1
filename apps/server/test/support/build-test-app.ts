import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { OrderNotice } from '@haat/domain/desk';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino, { type Logger } from 'pino';
import { onTestFinished, type TaskMeta } from 'vitest';
import { PASSWORD_COST, type PasswordCost } from '../../src/accounts/passwords/password-hashes.ts';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { ShopContext } from '../../src/context.ts';
import { readGoodsBytes } from '../../src/desk/goods/reading/read-goods-bytes.ts';
import { decodeFile } from '../../src/media/decoding/decode-file.ts';
import { loadMetrics } from '../../src/monitoring/load-metrics.ts';
import type { ShopMetrics } from '../../src/monitoring/metrics/shop-metrics.ts';
import type { PaymentProvider } from '../../src/payments/payment-provider.ts';
import type { Bucket } from '../../src/platform/bucket/bucket.ts';
import { loadBucket } from '../../src/platform/bucket/load-bucket.ts';
import {
  type ContractDocument,
  readContract,
} from '../../src/platform/contract/contract-document.ts';
import { type Database, openDatabase } from '../../src/platform/database/open-database.ts';
import type { ConnectionLimits } from '../../src/platform/http/http-server.ts';
import { readUploadStart } from '../../src/platform/http/upload.ts';
import type { Mail, Mailer } from '../../src/platform/mail/mailer.ts';
import type { PushOutcome } from '../../src/platform/push/push-sender.ts';
import type { Shell } from '../../src/ssr/shell-build.ts';
import { createContractChecker } from './contract/contract-checker.ts';
import { writeMigratedDatabase } from './databases/migrated-database.ts';
import { borrowTestDatabase } from './databases/test-database.ts';
import { findQuickFolder } from './processes/quick-folder.ts';
import { createVisitor, type Visitor } from './requests/visitor.ts';

const contract = readContract();
const checker = createContractChecker(contract);

/** A point of the curve. */
export const PUSH_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Cheap, because nearly every test signs somebody up. */
const CHEAP_PASSWORDS: PasswordCost = { memory: 64, passes: 1, parallelism: 1 };

/** In this process: starting one for each file takes longer than most tests. */
const READERS: NonNullable<AppOptions['readers']> = {
  decodePicture: async (upload, options) =>
    decodeFile(await readUploadStart(upload, upload.length), options),
  readGoodsFile: async (upload) => readGoodsBytes(await readUploadStart(upload, upload.length)),
};

export interface TestAppOptions {
  /** Environment variables beside the test's own. */
  environment?: Record<string, string>;
  shell?: Shell;
  shells?: readonly Shell[];
  contract?: ContractDocument;
  payments?: PaymentProvider;
  /** By default the one of `MEDIA_URL`, if any. It is closed with the shop. */
  bucket?: Bucket;
  /** By default mails are collected in `mails`. */
  mailer?(config: Config, log: Logger): Mailer;
  /** What a push service does with a notice; by default it takes each. */
  push?(sent: SentPush): PushOutcome;
  connectionLimits?: ConnectionLimits;
  /** Passwords are hashed at the full cost. */
  hasRealPasswords?: boolean;
  /** Pictures and files of goods are read in processes of their own. */
  hasReadingProcesses?: boolean;
  /** The requests are made up: they do not count as tested cases of the contract. */
  isGenerator?: boolean;
}

/** A notice that the shop sent to a browser. */
export interface SentPush {
  endpoint: string;
  notice: OrderNotice;
}

/** A running shop on a fresh, migrated database. */
export interface TestShop {
  server: FastifyInstance;
  context: ShopContext;
  config: Config;
  database: Database;
  /** Mails the shop sent, oldest first. */
  mails: Mail[];
  /** Notices the shop sent to browsers, oldest first. */
  pushes: SentPush[];
  /** By its environment variables. */
  metrics: ShopMetrics | undefined;
  /** Every line the shop logged. */
  logLines: string[];
  /** The shop's clock stands still until it is moved. */
  clock: { now(): number; advance(ms: number): void };
  /** Sends one request; the response is checked against the contract. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Creates a browser that stores cookies and is not signed in. */
  visitor(): Visitor;
}

/**
 * Builds the whole app on a fresh temporary database and closes it when the test has finished.
 * Every response of an operation of the contract, by `inject` or a visitor, is checked against the
 * contract (status, headers, body); a violation fails the test.
 *
 * The database is SQLite in the project `sqlite` and PostgreSQL in the project `postgres`.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(findQuickFolder(), 'haat-test-'));
  const testDatabase = await borrowTestDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: testDatabase?.url,
    RATE_LIMITS: 'off',
    TRUST_PROXY: 'none',
    SHELL_BUILD: join(dataDir, 'no-shell'),
    DESK_BUILD: join(dataDir, 'no-shell'),
    ...options.environment,
  });
  if (testDatabase === undefined) await writeMigratedDatabase(dataDir);
  const metrics = await loadMetrics(config);
  // Queries are measured only by a database that was opened under observation.
  const lent = config.metrics ? undefined : testDatabase?.database;
  // Caches belong to a `db`: each shop has an object of its own, over the same connections.
  const database = lent ? { ...lent, db: lent.db.withoutPlugins() } : await openDatabase(config);
  const bucket = options.bucket ?? (await loadBucket(config));

  const mails: Mail[] = [];
  const pushes: SentPush[] = [];
  const logLines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => logLines.push(line) });
  let time = Date.parse('2026-11-21T06:30:00.000Z');
  const { server, context } = await buildApp({
    config,
    database,
    bucket,
    contract: options.contract ?? contract,
    ...(options.shell && { shells: [options.shell] }),
    ...(options.shells && { shells: options.shells }),
    ...(options.payments && { payments: options.payments }),
    ...(options.connectionLimits && { connectionLimits: options.connectionLimits }),
    mailer: options.mailer?.(config, log) ?? createCollectingMailer(mails),
    push: {
      publicKey: PUSH_KEY,
      async send({ endpoint }, text) {
        const sent = { endpoint, notice: JSON.parse(text) };
        pushes.push(sent);
        return options.push?.(sent) ?? 'done';
      },
    },
    passwordCost: options.hasRealPasswords ? PASSWORD_COST : CHEAP_PASSWORDS,
    ...(options.hasReadingProcesses !== true && { readers: READERS }),
    log,
    metrics,
    now: () => time,
  });
  const seen = checkEveryResponse(server, () => context.background.whenIdle());

  onTestFinished(async ({ task }) => {
    if (options.isGenerator !== true) noteSeen(task.meta, seen);
    await server.close();
    if (!lent) await database.close();
    bucket?.close();
    metrics?.close();
    await testDatabase?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    server,
    context,
    config,
    database,
    metrics,
    mails,
    pushes,
    logLines,
    clock: {
      now: () => time,
      advance(ms) {
        time += ms;
      },
    },
    inject: (request) => server.inject(request),
    visitor: () => createVisitor((request) => server.inject(request)),
  };
}

/** The statuses of a shop's responses so far, by operationId. */
type SeenStatuses = Map<string, Set<number>>;

function checkEveryResponse(server: FastifyInstance, whenIdle: () => Promise<void>): SeenStatuses {
  const seen: SeenStatuses = new Map();
  const inject = server.inject.bind(server);
  async function checkedInject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await inject(request);
    // A test may look at effects that follow the response.
    await whenIdle();
    const { statusCode: status } = response;
    const operationId = checker.check({
      method: (request.method ?? 'GET').toUpperCase(),
      url: typeof request.url === 'string' ? request.url : (request.url?.pathname ?? ''),
      status,
      headers: response.headers,
      body: decode(response),
    });
    if (operationId !== undefined)
      seen.set(operationId, (seen.get(operationId) ?? new Set()).add(status));
    return response;
  }
  Object.assign(server, { inject: checkedInject });
  return seen;
}

/** Adds the statuses of a shop to the test's metadata; a test may have several shops. */
function noteSeen(meta: TaskMeta, seen: SeenStatuses): void {
  const statuses = { ...meta.seenStatuses };
  for (const [operationId, known] of seen) {
    statuses[operationId] = [...(statuses[operationId] ?? []), ...known];
  }
  meta.seenStatuses = statuses;
}

function decode({ rawPayload, headers }: LightMyRequestResponse): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString();
    case 'gzip':
      return gunzipSync(rawPayload).toString();
    default:
      return rawPayload.toString();
  }
}

function createCollectingMailer(mails: Mail[]): Mailer {
  return {
    post: (mail) => mails.push(mail),
    send: async (mail) => mails.push(mail) > 0,
    whenIdle: async () => {},
    close: async () => {},
  };
}
