import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  preValidationHookHandler,
  RouteOptions,
} from 'fastify';
import { requireAdmin, requireSession } from '../../accounts/sessions/current-session.ts';
import type { SessionCookies } from '../../accounts/sessions/session-cookies.ts';
import { getSession } from '../../accounts/sessions/sessions.service.ts';
import type { ShopContext } from '../../context.ts';
import {
  InvalidInputError,
  NotWrittenError,
  TooManyAttemptsError,
  UnsupportedTypeError,
} from '../../errors.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import type { ConnectionLimits } from '../http/http-server.ts';
import { bodyLimitOf } from './body-limits.ts';
import {
  type ContractDocument,
  type ContractOperation,
  listOperations,
} from './contract-document.ts';
import type { OperationHandlers, OperationId } from './contract-types.ts';
import { FORM_CHECKS } from './form-checks.ts';
import { ACCOUNT_WRITE_LIMIT, RATE_LIMITS } from './rate-limits.ts';
import { createSerializerCompiler, createValidatorCompiler } from './schema-compilers.ts';

/** Operations for the role `admin` only. */
const ADMIN_OPERATIONS: ReadonlySet<string> = new Set([
  'listUsers',
  'listMessages',
  'getMessage',
] satisfies OperationId[]);

/** What visitors ask for most, and what depends on the database and the address alone. */
const KEPT_OPERATIONS: ReadonlySet<string> = new Set([
  'listProducts',
  'getProduct',
  'listProductReviews',
] satisfies OperationId[]);

/** Ends the session that its calls would be counted for, and must always be possible. */
const UNCOUNTED_WRITE = 'logoutUser' satisfies OperationId;

/** Its body is signed by the provider. */
const RAW_BODY_OPERATION = 'receivePaymentWebhook' satisfies OperationId;

type AnyHandler = (request: never, reply: FastifyReply) => Promise<unknown>;

/**
 * Registers every operation of the contract: session, validation, handler, shape of the answer.
 * An operation without a handler answers 501; this is the only place that does.
 *
 * @throws when a handler's name is not an operation of the contract: nobody would call it.
 */
export function addContractRoutes(
  app: FastifyInstance,
  options: {
    contract: ContractDocument;
    context: ShopContext;
    cookies: SessionCookies;
    handlers: OperationHandlers;
    limits: ConnectionLimits;
  },
): void {
  const { contract, context, cookies, limits } = options;
  const handlers = new Map<string, AnyHandler | undefined>(Object.entries(options.handlers));
  app.setValidatorCompiler(createValidatorCompiler());
  app.setSerializerCompiler(createSerializerCompiler());
  const limitWrites = createWriteLimit(app, context);
  for (const operation of listOperations(contract)) {
    const { operationId, method, url, schema } = operation;
    const handler = handlers.get(operationId);
    handlers.delete(operationId);
    app.route({
      method,
      url,
      schema,
      bodyLimit: bodyLimitOf(operation),
      handlerTimeout: findHandlerTimeout(operation, limits),
      ...(handler === undefined
        ? createUnwrittenRoute()
        : createRoute(operation, handler, { context, cookies, limitWrites })),
    });
  }
  const [stranger] = handlers.keys();
  if (stranger !== undefined) throw new Error(`${stranger} is not in the contract.`);
}

/** A form may take long to arrive, and only then is handled. */
function findHandlerTimeout({ bodyTypes }: ContractOperation, limits: ConnectionLimits): number {
  const { handlerTimeout, requestTimeout } = limits;
  return bodyTypes.includes('multipart/form-data')
    ? requestTimeout + handlerTimeout
    : handlerTimeout;
}

/** operationIds of the contract that have no handler and answer 501. */
export function listUnwrittenOperations(
  contract: ContractDocument,
  handlers: OperationHandlers,
): string[] {
  return listOperations(contract)
    .map((operation) => operation.operationId)
    .filter((operationId) => !Object.hasOwn(handlers, operationId));
}

function createUnwrittenRoute(): Pick<RouteOptions, 'handler' | 'onRequest'> {
  return {
    // Before validation: whatever is sent, the truth is that nobody would answer it.
    onRequest: (_request, _reply, done) => done(new NotWrittenError()),
    handler: () => {
      throw new NotWrittenError();
    },
  };
}

function createRoute(
  operation: ContractOperation,
  handler: AnyHandler,
  parts: {
    context: ShopContext;
    cookies: SessionCookies;
    limitWrites: onRequestAsyncHookHandler | undefined;
  },
): Omit<RouteOptions, 'method' | 'url' | 'schema'> {
  const { context, cookies, limitWrites } = parts;
  const isWrite = operation.method !== 'GET';
  const isCounted = isWrite && operation.operationId !== UNCOUNTED_WRITE;
  const rateLimit = context.config.hasRateLimits
    ? RATE_LIMITS.get(operation.operationId)
    : undefined;
  const kept = KEPT_OPERATIONS.has(operation.operationId)
    ? createResponseCache(context)
    : undefined;
  return {
    onRequest: [
      createCacheHook(operation),
      ...(operation.session === 'none' ? [] : [createSessionHook(operation, context, cookies)]),
      ...(isCounted && limitWrites !== undefined ? [limitWrites] : []),
      ...(isWrite ? [createTypeHook(operation)] : []),
      ...(kept ? [kept.onRequest] : []),
    ],
    ...(kept && { onSend: kept.onSend }),
    preValidation: createBodyHook(operation),
    handler: async (request, reply) => {
      reply.code(operation.successStatus);
      // The contract's validation has just made sure that the request is what the handler takes.
      return handler(request as never, reply);
    },
    config: {
      checkForm: FORM_CHECKS.get(operation.operationId),
      takesRawBody: operation.operationId === RAW_BODY_OPERATION,
      ...(rateLimit && { rateLimit }),
    },
  };
}

/** Public answers may be kept if they are asked about each time; all others are never stored. */
function createCacheHook(operation: ContractOperation): onRequestHookHandler {
  const isPublic = operation.method === 'GET' && operation.session === 'none';
  const value = isPublic ? 'public, max-age=0, must-revalidate' : 'no-store';
  return (_request, reply, done) => {
    reply.header('cache-control', value);
    done();
  };
}

/** Runs before the body is read: who may not call learns nothing about what is valid. */
function createSessionHook(
  operation: ContractOperation,
  context: ShopContext,
  cookies: SessionCookies,
): onRequestAsyncHookHandler {
  const isAdminOnly = ADMIN_OPERATIONS.has(operation.operationId);
  return async (request) => {
    const accessToken = cookies.readAccess(request);
    if (accessToken !== undefined) request.session = await getSession(context, accessToken);
    if (operation.session === 'required') requireSession(request);
    if (isAdminOnly) requireAdmin(request);
  };
}

/**
 * Limits the writes of the signed-in account, before their body is read. Guests have none to limit
 * by: what they may write is limited per address.
 *
 * @returns undefined where limits are switched off
 */
function createWriteLimit(
  app: FastifyInstance,
  { config }: ShopContext,
): onRequestAsyncHookHandler | undefined {
  if (!config.hasRateLimits) return undefined;
  const countWrite = app.createRateLimit({
    ...ACCOUNT_WRITE_LIMIT,
    keyGenerator: (request) => requireSession(request).userId,
  });
  return async (request) => {
    if (request.session === null) return;
    const count = await countWrite(request);
    if (!count.isAllowed && count.isExceeded) throw new TooManyAttemptsError(count.ttlInSeconds);
  };
}

/** Refuses a kind of body the operation does not take before any of it is read. */
function createTypeHook({ bodyTypes }: ContractOperation): onRequestHookHandler {
  return (request, _reply, done) => {
    const type = readMediaType(request);
    const isTaken =
      type === undefined ||
      bodyTypes.includes(type) ||
      // Where no body is expected, one that is small and never looked at does no harm.
      (bodyTypes.length === 0 && !type.startsWith('multipart/'));
    done(isTaken ? undefined : new UnsupportedTypeError());
  };
}

function readMediaType(request: FastifyRequest): string | undefined {
  return request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}

/** Fastify validates a body only when there is one; a missing one has missing fields. */
function createBodyHook({
  bodyTypes,
  isBodyRequired,
}: ContractOperation): preValidationHookHandler {
  const isJson = bodyTypes.includes('application/json');
  return (request, _reply, done) => {
    if (request.body !== undefined || bodyTypes.length === 0) return done();
    if (!isJson) {
      return done(isBodyRequired ? new InvalidInputError('This request needs a body.') : undefined);
    }
    // Reported like wrong fields, by the schema, where the form's own check can add to it.
    request.headers['content-type'] = 'application/json';
    request.body = {};
    done();
  };
}
