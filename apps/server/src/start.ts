import { prepareDecoyHash } from './accounts/passwords/password-hashes.ts';
import { buildApp } from './app.ts';
import { seedWhenEmpty } from './catalogue/import/seed-when-empty.ts';
import { readConfig } from './config.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startReconciling } from './payments/payment-reconciliation.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { listen } from './platform/http/http-server.ts';
import { createLogger } from './platform/logging/request-log.ts';
import { isShellBuilt } from './ssr/shell-build.ts';

/** Requests under way get this long to finish after a signal. */
const DRAIN_MS = 10_000;

/**
 * Starts the shop as the environment says, prints `Shop ready at …` when the first request would
 * succeed, and stops it on SIGTERM or SIGINT: what is under way is answered first.
 *
 * @throws {ConfigError} when a variable is wrong; whatever kept the database or the port away
 */
export async function start(): Promise<void> {
  // What the shop writes is for its own user: password hashes, addresses and the secrets of payments.
  process.umask(0o077);
  // React's development build, which an unset variable means, renders several times slower.
  const { NODE_ENV = 'production' } = process.env;
  Object.assign(process.env, { NODE_ENV });
  const config = readConfig(process.env);
  const log = createLogger(config);
  const database = await openDatabase(config);
  await migrate(database);
  const { server, context } = await buildApp({ config, database, log });
  if (!isShellBuilt(config.shellBuild)) {
    log.warn({ folder: config.shellBuild }, 'no storefront is built: only the API answers');
  }
  if (context.payments.isTest) {
    const level = config.isHttps ? 'warn' : 'info';
    log[level]({ provider: context.payments.name }, 'online payments are tests: no money is taken');
  }
  await seedWhenEmpty(context);
  const stopHousekeeping = startHousekeeping(context);
  const stopReconciling = startReconciling(context);

  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => process.exit(1), DRAIN_MS);
    giveUp.unref();
    stopHousekeeping();
    stopReconciling();
    await server.close();
    await database.close();
    log.info('stopped');
  }
  // Not `once`: Ctrl+C reaches the whole process group, and `npm start` passes it on once more; a signal
  // without a listener would end the process in the middle of requests.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  await listen(server, config);
  process.stdout.write(`Shop ready at ${config.publicOrigin}\n`);
  await prepareDecoyHash();
}
