import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { PASSWORD_COST, type PasswordCost } from './accounts/passwords/password-hashes.ts';
import { createSessionCookies } from './accounts/sessions/session-cookies.ts';
import { createSessionGuard } from './accounts/sessions/session-guard.ts';
import type { Config } from './config.ts';
import type { ShopContext } from './context.ts';
import { readGoodsFile } from './desk/goods/reading/read-goods-file.ts';
import { createDeskGuard } from './desk/members/desk-guard.ts';
import { TooManyAttemptsError } from './errors.ts';
import { decodePicture } from './media/decoding/decode-picture.ts';
import type { ShopMetrics } from './monitoring/metrics/shop-metrics.ts';
import { createOperations } from './operations.ts';
import { chooseProvider } from './payments/choose-provider.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { addSandboxRoutes } from './payments/sandbox/sandbox-pay.routes.ts';
import { createBackgroundWork } from './platform/background-work.ts';
import type { Bucket } from './platform/bucket/bucket.ts';
import { createFrontCache } from './platform/cache/front-cache.ts';
import { createPublicPages } from './platform/cache/public-pages.ts';
import { addApiDocsRoutes } from './platform/contract/api-docs.ts';
import { MAX_BODY_BYTES } from './platform/contract/body-limits.ts';
import { addContractRoutes } from './platform/contract/contract.ts';
import { type ContractDocument, readContract } from './platform/contract/contract-document.ts';
import type { Database } from './platform/database/open-database.ts';
import { addHealthRoutes } from './platform/health/health.routes.ts';
import { createReadiness } from './platform/health/readiness.ts';
import { toAddressKey } from './platform/http/address-key.ts';
import { addBodyParsers, addTextCheck } from './platform/http/body-parsers.ts';
import { addHostCheck, createClientErrorHandler } from './platform/http/client-errors.ts';
import { addCompressedJson } from './platform/http/compressed-json.ts';
import { addCrossOriginAccess } from './platform/http/cross-origin.ts';
import { addDraining } from './platform/http/draining.ts';
import { addErrorResponses, createFrameworkErrors } from './platform/http/error-responses.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  createHttpServer,
} from './platform/http/http-server.ts';
import { addInnerFetch } from './platform/http/inner-fetch.ts';
import { addMultipart } from './platform/http/multipart.ts';
import { addSameOriginCheck } from './platform/http/same-origin.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { addUnreadBodyTimeout } from './platform/http/slow-bodies.ts';
import { escapeStrayPercents } from './platform/http/stray-percents.ts';
import { addUntrustedProxyWarning } from './platform/http/untrusted-proxy.ts';
import {
  addRequestLog,
  createLogController,
  createLogger,
} from './platform/logging/request-log.ts';
import { logSecurityEvent } from './platform/logging/security-log.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { createPushSecret, readPushKeys } from './platform/push/push-keys.ts';
import { createPushSender, type PushSender } from './platform/push/push-sender.ts';
import { createToken } from './platform/security/ids.ts';
import { findOrCreateSecret } from './platform/security/shop-secrets.repository.ts';
import { createSourceKeys } from './platform/security/source-keys.ts';
import { loadShell, type Shell } from './ssr/shell-build.ts';
import { addShellHost } from './ssr/shell-host.ts';

export interface AppOptions {
  config: Config;
  /** Open and migrated. The caller closes it, after the app. */
  database: Database;
  /** Where pictures are; by default in the database. The caller closes it, after the app. */
  bucket?: Bucket | undefined;
  /** The contract; by default the bundled one. */
  contract?: ContractDocument;
  /** The web shells; by default those that are built in `config.shellBuilds`, or none. */
  shells?: readonly Shell[];
  /** Destination of log lines; by default standard output. */
  log?: FastifyBaseLogger;
  mailer?: Mailer;
  /** By default the push services of browsers. */
  push?: PushSender;
  /** Cost of a password hash; lower in tests only. */
  passwordCost?: PasswordCost;
  /** Reads untrusted files; by default each in a new process, in tests mostly in this one. */
  readers?: Pick<ShopContext, 'decodePicture' | 'readGoodsFile'>;
  /** By default the provider that `config.paymentProvider` names. */
  payments?: PaymentProvider;
  /** By default {@link CONNECTION_LIMITS}; shorter in tests only. */
  connectionLimits?: ConnectionLimits;
  /** By default nothing is counted. Made before the database was opened; the caller closes them. */
  metrics?: ShopMetrics | undefined;
  /** Epoch ms. */
  now?(): number;
}

/** The app, and its context for tests and start-up code. */
export interface App {
  server: FastifyInstance;
  context: ShopContext;
}

/**
 * Builds the whole server, ready for `inject`, without opening a port. Closing `server` waits for
 * pending requests and mails.
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database } = options;
  const now = options.now ?? Date.now;
  const log = options.log ?? createLogger(config);
  const limits = options.connectionLimits ?? CONNECTION_LIMITS;
  const sendClientError = createClientErrorHandler(config, log);
  const frontCache = createFrontCache(log);
  const server = fastify({
    loggerInstance: log,
    logController: createLogController(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? Array.from(config.trustedProxies) : false,
    bodyLimit: MAX_BODY_BYTES,
    handlerTimeout: limits.handlerTimeout,
    serverFactory: (router) => {
      const listener = frontCache.before(router);
      return createHttpServer(listener, limits, sendClientError);
    },
    // `addDraining` responds instead, in the contract's envelope.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => escapeStrayPercents(url),
    frameworkErrors: createFrameworkErrors(config),
  });
  const publicPages = createPublicPages(database, now);
  const mailer = options.mailer ?? createMailer(config, log);
  const background = createBackgroundWork(log);
  const sourceSecret = await findOrCreateSecret(
    database.db,
    'request-sources',
    createToken(),
    now(),
  );
  const pushSecret = await findOrCreateSecret(database.db, 'web-push', createPushSecret(), now());
  const context: ShopContext = {
    config,
    db: database.db,
    engine: database.engine,
    bucket: options.bucket,
    mailer,
    push: options.push ?? createPushSender(config, { keys: readPushKeys(pushSecret), log, now }),
    payments: options.payments ?? chooseProvider({ config, db: database.db, now }),
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    ...(options.readers ?? { decodePicture, readGoodsFile }),
    sourceKeys: createSourceKeys(sourceSecret),
    background,
    log,
    now,
  };

  server.decorateRequest('session', null);
  server.decorateRequest('deskMember', null);
  const readiness = createReadiness(database, { now, log });
  addErrorResponses(server, readiness);
  addRequestLog(server);
  addSecurityHeaders(server, config);
  addCrossOriginAccess(server, config);
  addHostCheck(server);
  addUntrustedProxyWarning(server, config);
  const apiFetch = addInnerFetch(server);
  const { isDraining } = addDraining(server);
  addSameOriginCheck(server, context);
  addBodyParsers(server);
  addCompressedJson(server);
  // After the compression: it remembers what is sent. The responses of a shop with other origins depend on those.
  if (config.allowedOrigins.length === 0) frontCache.observe(server, { isDraining });
  await addMultipart(server, limits);
  addUnreadBodyTimeout(server, limits);
  addTextCheck(server);
  await server.register(fastifyCookie);
  await server.register(fastifyRateLimit, {
    global: false,
    keyGenerator: (request) => toAddressKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new TooManyAttemptsError(ttl / 1000),
    onExceeded: (request) => {
      const { url: route = 'unknown' } = request.routeOptions;
      const from = context.sourceKeys.hashAddress(request.ip);
      logSecurityEvent({ log: request.log, from }, { event: 'rate-limited', route });
    },
    enableDraftSpec: true,
  });

  const cookies = createSessionCookies(config);
  const operations = createOperations({ context, cookies });
  const sessions = createSessionGuard(context, cookies);
  const contract = options.contract ?? readContract();
  addHealthRoutes(server, { readiness, isDraining });
  const desk = createDeskGuard(context);
  addContractRoutes(server, { contract, context, sessions, desk, operations, limits });
  options.metrics?.watchShop({ context, database, readiness });
  addApiDocsRoutes(server, contract);
  addSandboxRoutes(server, context);

  const shells = options.shells ?? (await Promise.all(config.shellBuilds.map(loadShell)));
  for (const shell of shells) {
    if (shell === undefined) continue;
    await addShellHost(server, { config, shell, apiFetch, publicPages, now });
  }
  server.addHook('onClose', async () => {
    await background.whenIdle();
    await mailer.close();
  });
  await server.ready();
  return { server, context };
}
