import type {
  Access,
  ParameterPlace,
  ParametersSchema,
  RequestRules,
  Schema,
} from '../src/request-rules.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Keywords `checkSchema` knows; another one must be taught to it first. */
const KEYWORDS = new Set([
  'type',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'properties',
  'required',
  'additionalProperties',
  'minProperties',
  'items',
  'minItems',
  'maxItems',
]);

/** Keywords that say nothing about what is valid. */
const ANNOTATIONS = new Set(['description', 'example', 'examples', 'default', 'title']);

type Json = Readonly<Record<string, unknown>>;

/**
 * What the contract asks of requests, as a TypeScript module: method, path, who may call, parameters
 * and bodies, with every reference put in place.
 *
 * @throws when a request's schema uses a keyword that `checkSchema` does not know
 */
export function generateRequestRules(contract: Json): string {
  const rules = new Map<string, RequestRules>();
  const { paths } = contract;
  for (const [path, item] of Object.entries(asObject(paths))) {
    for (const method of METHODS) {
      const operation = asObject(item)[method.toLowerCase()];
      if (operation === undefined) continue;
      const { operationId } = asObject(operation);
      rules.set(String(operationId), readRules(contract, { path, method, item, operation }));
    }
  }
  return `import type { RequestRules } from '../request-rules.ts';
import type { operations } from '@haat/api-sdk/schema';

/** What the contract asks of the requests of each operation. */
export const REQUEST_RULES: { readonly [Id in keyof operations]: RequestRules } = ${JSON.stringify(
    Object.fromEntries(rules),
    null,
    2,
  )};
`;
}

function readRules(
  contract: Json,
  {
    path,
    method,
    item,
    operation,
  }: { path: string; method: RequestRules['method']; item: unknown; operation: unknown },
): RequestRules {
  const { parameters: shared } = asObject(item);
  const { parameters: own, requestBody, responses, security } = asObject(operation);
  const parameters = [...asList(shared), ...asList(own)].map((one) => resolve(contract, one));
  const [successStatus] = Object.keys(asObject(responses)).filter((status) => /^2/.test(status));
  const at = (place: ParameterPlace) => toObjectSchema(contract, parameters, place);
  return {
    method,
    path,
    isAtRoot: 'servers' in asObject(item),
    access: readAccess(asList(security)),
    successStatus: Number(successStatus),
    parameters: { path: at('path'), query: at('query'), header: at('header') },
    body: requestBody === undefined ? null : readBody(contract, resolve(contract, requestBody)),
  };
}

function readAccess(security: readonly unknown[]): Access {
  const schemes = security.map((one) => Object.keys(asObject(one))[0]);
  if (schemes.includes('refreshAuth')) return 'refresh';
  if (!schemes.includes('cookieAuth')) return 'open';
  return schemes.includes(undefined) ? 'optional' : 'session';
}

function readBody(contract: Json, { content }: Json): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(asObject(content)).map(([type, media]) => {
      const { schema } = asObject(media);
      return [type, readSchema(contract, schema)];
    }),
  );
}

/** The parameters of one place as an object; what is not named there is ignored. */
function toObjectSchema(
  contract: Json,
  parameters: readonly Json[],
  place: ParameterPlace,
): ParametersSchema {
  const properties: Record<string, Schema> = {};
  const names: string[] = [];
  for (const { name, in: where, schema, required } of parameters) {
    if (where !== place) continue;
    properties[String(name)] = readSchema(contract, schema);
    if (required === true) names.push(String(name));
  }
  return { type: 'object', properties, required: names };
}

function readSchema(contract: Json, value: unknown): Schema {
  const kept: Record<string, unknown> = {};
  for (const [keyword, rule] of Object.entries(resolve(contract, value))) {
    if (ANNOTATIONS.has(keyword)) continue;
    if (!KEYWORDS.has(keyword)) throw new Error(`checkSchema does not know '${keyword}'.`);
    if (keyword === 'items') kept[keyword] = readSchema(contract, rule);
    else if (keyword === 'properties') {
      kept[keyword] = Object.fromEntries(
        Object.entries(asObject(rule)).map(([name, one]) => [name, readSchema(contract, one)]),
      );
    } else kept[keyword] = rule;
  }
  if (!isSchema(kept)) throw new Error('checkSchema takes one type per schema.');
  return kept;
}

function isSchema(value: object): value is Schema {
  return 'type' in value && typeof value.type === 'string';
}

/** The thing itself, or what its local reference points to. */
function resolve(contract: Json, value: unknown): Json {
  const { $ref: reference } = asObject(value);
  if (typeof reference !== 'string') return asObject(value);
  let found: unknown = contract;
  for (const part of reference.split('/').slice(1)) {
    found = asObject(found)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolve(contract, found);
}

function asObject(value: unknown): Json {
  if (typeof value !== 'object' || value === null) throw new Error('an object was expected');
  return Object.fromEntries(Object.entries(value));
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
