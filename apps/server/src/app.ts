import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createBackgroundWork } from './background-work.ts';
import type { Config } from './config.ts';
import type { ShopContext } from './context.ts';
import type { Database } from './database/open-database.ts';
import { TooManyAttemptsError } from './errors.ts';
import { toAddressKey } from './http/address-key.ts';
import { readCaller } from './http/caller.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, createHttpServer } from './http/http-server.ts';
import { addInnerFetch } from './http/inner-fetch.ts';
import { createSessionCookies } from './http/session-cookies.ts';
import { createToken } from './ids.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { chooseProvider } from './payments/choose-provider.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { addBodyParsers, addTextCheck } from './plugins/body-parsers.ts';
import { addHostCheck, createClientErrorHandler } from './plugins/client-errors.ts';
import { addCompressedJson } from './plugins/compressed-json.ts';
import { addDraining } from './plugins/draining.ts';
import { addErrorAnswers, createFrameworkErrors } from './plugins/error-answers.ts';
import { addMultipart } from './plugins/multipart.ts';
import { addRequestLog, createLogController, createLogger } from './plugins/request-log.ts';
import { addSameOriginCheck } from './plugins/same-origin.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addUnreadBodyTimeout } from './plugins/slow-bodies.ts';
import { addUntrustedProxyWarning } from './plugins/untrusted-proxy.ts';
import { findOrKeepSecret } from './repositories/shop-secrets.ts';
import { addApiDocsRoutes } from './routes/api-docs.ts';
import { MAX_BODY_BYTES } from './routes/body-limits.ts';
import { addContractRoutes } from './routes/contract.ts';
import { type ContractDocument, readContract } from './routes/contract-document.ts';
import { createHandlers } from './routes/handlers.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addSandboxRoutes } from './routes/sandbox-pay.ts';
import { PASSWORD_COST, type PasswordCost } from './security/passwords.ts';
import { logSecurityEvent } from './security/security-log.ts';
import { createSourceKeys } from './security/source-keys.ts';
import { createPublicPages } from './services/public-pages.ts';
import { createReadiness } from './services/readiness.ts';
import { loadShell, type Shell } from './ssr/shell-build.ts';
import { addShellHost } from './ssr/shell-host.ts';

export interface AppOptions {
  config: Config;
  /** Open and migrated. It stays the caller's to close, after the app. */
  database: Database;
  /** The contract; by default the bundled one. */
  contract?: ContractDocument;
  /** The web shell; by default the one built in `config.shellBuild`, or none. */
  shell?: Shell;
  /** Where log lines go; by default standard output. */
  log?: FastifyBaseLogger;
  mailer?: Mailer;
  /** What a password hash costs; lower in tests only. */
  passwordCost?: PasswordCost;
  /** By default the one `config.paymentProvider` names. */
  payments?: PaymentProvider;
  /** By default {@link CONNECTION_LIMITS}; shorter in tests only. */
  connectionLimits?: ConnectionLimits;
  /** Epoch ms. */
  now?(): number;
}

/** The app and what tests and start-up code need beside it. */
export interface App {
  server: FastifyInstance;
  context: ShopContext;
}

/**
 * Builds the whole server, ready to answer `inject`; it never opens a port. Closing `server` lets
 * requests under way finish and mails go out.
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database } = options;
  const now = options.now ?? Date.now;
  const log = options.log ?? createLogger(config);
  const limits = options.connectionLimits ?? CONNECTION_LIMITS;
  const answerClientError = createClientErrorHandler(config, log);
  const server = fastify({
    loggerInstance: log,
    logController: createLogController(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? Array.from(config.trustedProxies) : false,
    bodyLimit: MAX_BODY_BYTES,
    handlerTimeout: limits.handlerTimeout,
    serverFactory: (handler) => createHttpServer(handler, limits, answerClientError),
    // `addDraining` answers instead, in the contract's envelope.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: createFrameworkErrors(config),
  });
  const publicPages = createPublicPages(database.db, now);
  const mailer = options.mailer ?? createMailer(config, log);
  const background = createBackgroundWork(log);
  const sourceSecret = await findOrKeepSecret(database.db, 'request-sources', createToken(), now());
  const context: ShopContext = {
    config,
    db: database.db,
    engine: database.engine,
    mailer,
    payments: options.payments ?? chooseProvider({ config, db: database.db, now }),
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    sourceKeys: createSourceKeys(sourceSecret),
    background,
    log,
    now,
    dropPublicPages: () => publicPages.drop(),
  };

  server.decorateRequest('shopper', null);
  const readiness = createReadiness(database, { now, log });
  addErrorAnswers(server, readiness);
  addRequestLog(server);
  addSecurityHeaders(server, config);
  addHostCheck(server);
  addUntrustedProxyWarning(server);
  const apiFetch = addInnerFetch(server);
  const { isDraining } = addDraining(server);
  addSameOriginCheck(server, context);
  addBodyParsers(server);
  addCompressedJson(server);
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
      logSecurityEvent(readCaller(context, request), { event: 'rate-limited', route });
    },
    enableDraftSpec: true,
  });

  const cookies = createSessionCookies(config);
  const handlers = createHandlers({ context, cookies });
  const contract = options.contract ?? readContract();
  addHealthRoutes(server, { readiness, isDraining });
  addContractRoutes(server, { contract, context, cookies, handlers, limits });
  addApiDocsRoutes(server, contract);
  addSandboxRoutes(server, context);

  const shell = options.shell ?? (await loadShell(config.shellBuild));
  if (shell !== undefined) {
    await addShellHost(server, { config, shell, apiFetch, publicPages, now });
  }
  server.addHook('onClose', async () => {
    await background.whenIdle();
    await mailer.close();
  });
  await server.ready();
  return { server, context };
}
