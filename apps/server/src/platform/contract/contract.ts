import { type FieldErrors, fieldErrorsOf } from '@haat/domain';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  preValidationHookHandler,
  RouteOptions,
} from 'fastify';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError, TooManyAttemptsError, UnsupportedTypeError } from '../../errors.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { findRevision } from '../database/revisions.ts';
import { sharePerTurn } from '../database/share-per-turn.ts';
import type { ConnectionLimits } from '../http/http-server.ts';
import { bodyLimitOf } from './body-limits.ts';
import {
  type ContractDocument,
  type ContractOperation,
  listOperations,
} from './contract-document.ts';
import type { Operations } from './contract-types.ts';
import {
  ACCOUNT_WRITE_LIMIT,
  type OperationPolicy,
  toRateLimitOptions,
} from './operation-policy.ts';
import { createSerializerCompiler, createValidatorCompiler } from './schema-compilers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names the invalid fields of a body in the texts of its form. */
    checkForm?: ((body: unknown) => FieldErrors) | undefined;
  }
}

/** Reads and checks the session of a request. */
export interface SessionGuard {
  /** Reads the session into the request; a guest has none. */
  readSession(request: FastifyRequest): Promise<void>;
  /** @throws {UnauthenticatedError} (401) for a guest */
  assertSignedIn(request: FastifyRequest): void;
  /** @throws {UnauthenticatedError} (401) for a guest, {@link ForbiddenError} (403) for a customer */
  assertAdmin(request: FastifyRequest): void;
  /** The account of the session that was read; undefined for a guest. */
  getUserId(request: FastifyRequest): string | undefined;
}

/** Reads and checks the membership at the desk of a request whose session was read. */
export interface DeskGuard {
  /**
   * Reads the member into the request.
   *
   * @throws {ForbiddenError} (403) for who is no member, lacks the permission, or has not given the
   *   second factor that the role needs
   */
  assertPermitted(
    request: FastifyRequest,
    permission: NonNullable<OperationPolicy['desk']>,
  ): Promise<void>;
}

/** An operation of any id; the contract's validation makes sure that the request fits it. */
type AnyHandler = (request: never, reply: FastifyReply) => Promise<unknown>;
type AnyOperation = OperationPolicy & { handle: AnyHandler };

interface RouteParts {
  context: ShopContext;
  sessions: SessionGuard;
  desk: DeskGuard;
  limits: ConnectionLimits;
  limitWrites: onRequestAsyncHookHandler | undefined;
  findResponsesRevision: () => Promise<number>;
}

/**
 * Registers every operation of the contract: session, validation, policy, handler, shape of the
 * response.
 *
 * @throws when contract and handlers are not of the same operations
 */
export function addContractRoutes(
  app: FastifyInstance,
  options: Omit<RouteParts, 'limitWrites' | 'findResponsesRevision'> & {
    contract: ContractDocument;
    operations: Operations;
  },
): void {
  const { contract, context, sessions, desk, limits } = options;
  const implemented = listImplemented(options.operations);
  app.setValidatorCompiler(createValidatorCompiler());
  app.setSerializerCompiler(createSerializerCompiler());
  const limitWrites = createWriteLimit(app, context, sessions);
  // Shared: with 32 requests at a time that saves 5 of 40 µs each.
  const findResponsesRevision = sharePerTurn(() => findRevision(context.db, 'public-responses'));
  for (const operation of listOperations(contract)) {
    const { operationId, method, url, schema } = operation;
    const found = implemented.get(operationId);
    if (found === undefined) throw new Error(`${operationId} has no handler.`);
    implemented.delete(operationId);
    app.route({
      method,
      url,
      schema,
      bodyLimit: found.rawBody?.maxBytes ?? bodyLimitOf(operation),
      handlerTimeout: findHandlerTimeout(operation, limits),
      ...createRoute(operation, found, {
        context,
        sessions,
        desk,
        limits,
        limitWrites,
        findResponsesRevision,
      }),
    });
  }
  const [unknownId] = implemented.keys();
  if (unknownId !== undefined) throw new Error(`${unknownId} is not in the contract.`);
}

function listImplemented(operations: Operations): Map<string, AnyOperation> {
  const entries: [string, AnyHandler | AnyOperation][] = Object.entries(operations);
  return new Map(
    entries.map(([id, given]) => [id, typeof given === 'function' ? { handle: given } : given]),
  );
}

/** The policies of the implemented operations, by operationId. */
export function listPolicies(operations: Operations): ReadonlyMap<string, OperationPolicy> {
  return listImplemented(operations);
}

/** The timeout of a multipart form includes the time in which it may arrive. */
function findHandlerTimeout({ bodyTypes }: ContractOperation, limits: ConnectionLimits): number {
  const { handlerTimeout, requestTimeout } = limits;
  return bodyTypes.includes('multipart/form-data')
    ? requestTimeout + handlerTimeout
    : handlerTimeout;
}

function createRoute(
  operation: ContractOperation,
  policy: AnyOperation,
  { context, sessions, desk, limitWrites, findResponsesRevision }: RouteParts,
): Omit<RouteOptions, 'method' | 'url' | 'schema'> {
  const { form, rateLimit, rawBody, handle } = policy;
  const isWrite = operation.method !== 'GET';
  const isCounted = isWrite && policy.writeLimit !== false;
  const cache = policy.cache ? createResponseCache(findResponsesRevision) : undefined;
  return {
    onRequest: [
      createCacheHook(operation),
      ...(operation.session === 'none'
        ? []
        : [createSessionHook(operation, policy, sessions, desk)]),
      ...(isCounted && limitWrites !== undefined ? [limitWrites] : []),
      ...(isWrite ? [createTypeHook(operation)] : []),
      ...(cache ? [cache.onRequest] : []),
    ],
    ...(cache && { onSend: cache.onSend }),
    preValidation: createBodyHook(operation),
    handler: async (request, reply) => {
      reply.code(operation.successStatus);
      // The contract's validation has made sure that the request fits the handler.
      return handle(request as never, reply);
    },
    config: {
      operationId: operation.operationId,
      checkForm: form && ((body) => fieldErrorsOf(form.safeParse(body))),
      takesRawBody: rawBody !== undefined,
      ...(rateLimit &&
        context.config.hasRateLimits && { rateLimit: toRateLimitOptions(rateLimit) }),
    },
  };
}

/** A path with a token that grants something to whoever has it. */
const SECRET_PATH = /:\w*token\b/i;

/**
 * Browsers may store public responses if they revalidate each time; all others are never stored, and what a
 * token opens is not public.
 */
function createCacheHook(operation: ContractOperation): onRequestHookHandler {
  const { method, session, url } = operation;
  const isPublic = method === 'GET' && session === 'none' && !SECRET_PATH.test(url);
  const value = isPublic ? 'public, max-age=0, must-revalidate' : 'no-store';
  return (_request, reply, done) => {
    reply.header('cache-control', value);
    done();
  };
}

/** Runs before the body is read: a caller without access learns nothing about what is valid. */
function createSessionHook(
  operation: ContractOperation,
  { access, desk: permission }: OperationPolicy,
  sessions: SessionGuard,
  desk: DeskGuard,
): onRequestAsyncHookHandler {
  return async (request) => {
    await sessions.readSession(request);
    if (operation.session === 'required') sessions.assertSignedIn(request);
    if (access === 'admin') sessions.assertAdmin(request);
    if (permission !== undefined) await desk.assertPermitted(request, permission);
  };
}

/**
 * Limits the writes of the signed-in account, before their body is read. The writes of guests are
 * limited per IP address.
 *
 * @returns undefined where limits are switched off
 */
function createWriteLimit(
  app: FastifyInstance,
  { config }: ShopContext,
  sessions: SessionGuard,
): onRequestAsyncHookHandler | undefined {
  if (!config.hasRateLimits) return undefined;
  const countWrite = app.createRateLimit({
    ...toRateLimitOptions(ACCOUNT_WRITE_LIMIT),
    keyGenerator: (request) => sessions.getUserId(request) ?? '',
  });
  return async (request) => {
    if (sessions.getUserId(request) === undefined) return;
    const count = await countWrite(request);
    if (!count.isAllowed && count.isExceeded) throw new TooManyAttemptsError(count.ttlInSeconds);
  };
}

/** Rejects a media type that the operation does not take before any of the body is read. */
function createTypeHook({ bodyTypes }: ContractOperation): onRequestHookHandler {
  return (request, _reply, done) => {
    const type = readMediaType(request);
    const isTaken =
      type === undefined ||
      bodyTypes.includes(type) ||
      // An operation without a body ignores a small one.
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
    // The schema then reports the missing fields, and the form can name them.
    request.headers['content-type'] = 'application/json';
    request.body = {};
    done();
  };
}
