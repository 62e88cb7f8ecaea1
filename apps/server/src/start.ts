import { prepareDecoyHash } from './accounts/passwords/password-hashes.ts';
import { buildApp } from './app.ts';
import { seedWhenEmpty } from './catalogue/import/seed-when-empty.ts';
import { refreshSearchTerms } from './catalogue/refresh-search-terms.ts';
import { readConfig } from './config.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startReconciling } from './payments/payment-reconciliation.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { listen } from './platform/http/http-server.ts';
import { createLogger } from './platform/logging/request-log.ts';
import { isShellBuilt } from './ssr/shell-build.ts';
import { startStockAlerts } from './stock-alerts/stock-alert-mails.ts';

/** Time for pending requests to finish after a signal, ms. */
const DRAIN_MS = 10_000;

/**
 * Starts the shop with the settings of the environment, prints `Shop ready at …` when the first request
 * would succeed, and stops it on SIGTERM or SIGINT after the pending requests.
 *
 * @throws {ConfigError} when a variable is wrong
 * @throws the error of the database or the port
 */
export async function start(): Promise<void> {
  // Only the shop's own user reads its files: password hashes, addresses and the secrets of payments.
  process.umask(0o077);
  // Without the variable React's development build is used, which renders several times slower.
  const { NODE_ENV = 'production' } = process.env;
  Object.assign(process.env, { NODE_ENV });
  const config = readConfig(process.env);
  const log = createLogger(config);
  const database = await openDatabase(config);
  await migrate(database);
  const { server, context } = await buildApp({ config, database, log });
  if (!isShellBuilt(config.shellBuild)) {
    log.warn({ folder: config.shellBuild }, 'no storefront is built: only the API responds');
  }
  if (context.payments.isTest) {
    const level = config.isHttps ? 'warn' : 'info';
    log[level]({ provider: context.payments.name }, 'online payments are tests: no money is taken');
  }
  await refreshSearchTerms(database.db);
  await seedWhenEmpty(context);
  const stopHousekeeping = startHousekeeping(context);
  const stopReconciling = startReconciling(context);
  const stopStockAlerts = startStockAlerts(context);

  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => process.exit(1), DRAIN_MS);
    giveUp.unref();
    stopHousekeeping();
    stopReconciling();
    stopStockAlerts();
    await server.close();
    await database.close();
    log.info('stopped');
  }
  // Not `once`: Ctrl+C reaches the whole process group and `npm start` passes it on, so the signal comes
  // twice. Without a listener the second one would end the process in the middle of requests.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  await listen(server, config);
  process.stdout.write(`Shop ready at ${config.publicOrigin}\n`);
  await prepareDecoyHash();
}
