import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';

const METHODS = { get: 'GET', put: 'PUT', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;
type Method = keyof typeof METHODS;

const serversSchema = z.optional(z.array(z.looseObject({ url: z.string() })));
const securitySchema = z.optional(z.array(z.record(z.string(), z.array(z.string()))));

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.optional(z.boolean()),
  schema: z.unknown(),
});

const contentSchema = z.record(z.string(), z.looseObject({ schema: z.unknown() }));

const operationSchema = z.looseObject({
  operationId: z.string(),
  servers: serversSchema,
  security: securitySchema,
  parameters: z.optional(z.array(parameterSchema)),
  requestBody: z.optional(
    z.looseObject({ required: z.optional(z.boolean()), content: contentSchema }),
  ),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(contentSchema) })),
});

const pathItemSchema = z.looseObject({
  servers: serversSchema,
  parameters: z.optional(z.array(parameterSchema)),
});

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), description: z.string() }),
  servers: serversSchema,
  security: securitySchema,
  paths: z.record(z.string(), z.looseObject({})),
  components: z.optional(z.looseObject({})),
});

/** The security scheme of the access cookie. */
const SESSION_SCHEME = 'cookieAuth';

/** The contract as a document; only the parts that the server reads have a type. */
export type ContractDocument = z.output<typeof documentSchema>;

/** One operation of the contract, as the server serves it. */
export interface ContractOperation {
  operationId: string;
  method: (typeof METHODS)[Method];
  /** In Fastify's syntax, such as `/api/v1/cart/delete-cart/:productId`. */
  url: string;
  /** 'none': anybody; 'optional': a guest too; 'required': signed in. */
  session: 'none' | 'optional' | 'required';
  /** Media types of the body, lower case; empty when the operation takes none. */
  bodyTypes: readonly string[];
  isBodyRequired: boolean;
  /** The lowest 2xx status. */
  successStatus: number;
  /** Schemas of its parts, without references. */
  schema: FastifySchema;
}

/** Reads the bundled contract of `@haat/openapi`. */
export function readContract(): ContractDocument {
  const path = createRequire(import.meta.url).resolve('@haat/openapi');
  return documentSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * All operations of the contract, in its order, except those marked `x-outside-router`: the health
 * checks have routes of their own.
 */
export function listOperations(contract: ContractDocument): readonly ContractOperation[] {
  const operations = knownOperations.get(contract) ?? readOperations(contract);
  knownOperations.set(contract, operations);
  return operations;
}

/** The operations of the documents that were read: apps on one document share its schemas. */
const knownOperations = new WeakMap<ContractDocument, readonly ContractOperation[]>();

function readOperations(contract: ContractDocument): ContractOperation[] {
  const { paths } = dereference(contract);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter(isMethod)
      .map((method) => toOperation(contract, path, method, item))
      .filter((operation) => operation !== undefined),
  );
}

function isMethod(key: string): key is Method {
  return Object.hasOwn(METHODS, key);
}

function toOperation(
  contract: ContractDocument,
  path: string,
  method: Method,
  item: Record<string, unknown>,
): ContractOperation | undefined {
  const operation = operationSchema.parse(item[method]);
  if (operation['x-outside-router'] === true) return undefined;
  const shared = pathItemSchema.parse(item);
  const servers = operation.servers ?? shared.servers ?? contract.servers;
  const base = (servers?.[0]?.url ?? '').replace(/\/$/, '');
  const { requestBody, responses } = operation;
  return {
    operationId: operation.operationId,
    method: METHODS[method],
    url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    session: chooseSession(operation.security ?? contract.security ?? []),
    bodyTypes: Object.keys(requestBody?.content ?? {}).map((type) => type.toLowerCase()),
    isBodyRequired: requestBody?.required ?? false,
    successStatus: findSuccessStatus(responses),
    schema: {
      ...toParameterSchemas([...(shared.parameters ?? []), ...(operation.parameters ?? [])]),
      ...(requestBody && { body: { content: requestBody.content } }),
      response: Object.fromEntries(
        Object.entries(responses).filter(([, response]) => response.content !== undefined),
      ),
    },
  };
}

/** The access cookie alone makes a session; the refresh cookie is read by one operation. */
function chooseSession(
  security: readonly Record<string, readonly string[]>[],
): ContractOperation['session'] {
  if (!security.some((scheme) => Object.hasOwn(scheme, SESSION_SCHEME))) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function findSuccessStatus(responses: Record<string, unknown>): number {
  const statuses = Object.keys(responses).map(Number);
  return Math.min(...statuses.filter((status) => status >= 200 && status < 300), 299);
}

/** One object schema each for path, query and header parameters. */
function toParameterSchemas(
  parameters: readonly z.output<typeof parameterSchema>[],
): Pick<FastifySchema, 'params' | 'querystring' | 'headers'> {
  const schemaOf = (place: string) => {
    const here = parameters
      .filter((parameter) => parameter.in === place)
      // Requests have header names in lower case; Fastify converts them for its own validator only.
      .map((parameter) =>
        place === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter,
      );
    if (here.length === 0) return undefined;
    return {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required === true).map(({ name }) => name),
    };
  };
  const params = schemaOf('path');
  const querystring = schemaOf('query');
  const headers = schemaOf('header');
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
  };
}

/**
 * The document with every `{ $ref: '#/…' }` replaced by its target. References to the same target
 * share one object.
 *
 * @throws for a circular reference
 */
function dereference(root: ContractDocument): ContractDocument {
  const resolved = new Map<string, unknown>();
  const pending = new Set<string>();

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') return follow(value.$ref);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
  }

  function follow(reference: string): unknown {
    if (resolved.has(reference)) return resolved.get(reference);
    if (pending.has(reference)) throw new Error(`${reference} in the contract refers to itself.`);
    pending.add(reference);
    const target = resolve(findByPointer(root, reference));
    pending.delete(reference);
    resolved.set(reference, target);
    return target;
  }

  return documentSchema.parse(resolve(root));
}

function findByPointer(root: unknown, reference: string): unknown {
  let target: unknown = root;
  for (const part of reference.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof target !== 'object' || target === null || !Object.hasOwn(target, key)) {
      throw new Error(`${reference} in the contract points to nothing.`);
    }
    target = Object.getOwnPropertyDescriptor(target, key)?.value;
  }
  return target;
}
