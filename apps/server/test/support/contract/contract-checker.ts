import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import type { ContractDocument } from '../../../src/platform/contract/contract-document.ts';

/** A response from the client's view. */
export interface SeenResponse {
  method: string;
  /** Path with query. */
  url: string;
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** Compares responses with the contract. */
export interface ContractChecker {
  /**
   * @returns the operation of the response; undefined outside of the contract
   * @throws {ContractViolation} when the operation does not have the status, the body does not fit its
   * schema, a promised header is missing, or a response below /api has no envelope (the reference at
   * /api/docs is no part of the API).
   */
  check(response: SeenResponse): string | undefined;
  /** Every operation of the contract. */
  operationIds: readonly string[];
}

/** A response that the contract does not allow. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

const responseSchema = z.looseObject({
  $ref: z.string().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z.record(z.string(), z.looseObject({ schema: z.unknown() })).optional(),
});

interface Rule {
  operationId: string;
  /** Codes of errors that the operation lists as its own. */
  ownCodes: readonly string[];
  method: string;
  pattern: RegExp;
  responses: Map<string, { types: Map<string, ValidateFunction>; headers: string[] }>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Reads every operation of the contract once; schemas are compiled when first needed. */
export function createContractChecker(contract: ContractDocument): ContractChecker {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  const rules = readRules(contract, (schema) => lazily(() => ajv.compile(localise(schema))));
  const codes = errorCodesSchema.parse(contract.components).schemas.ErrorCode['x-codes'];
  const special = new Set(rules.flatMap(({ ownCodes }) => ownCodes));

  /** A code that some operation lists is one of those operations' only; any may send the others. */
  function checkCode({ operationId, ownCodes }: Rule, { body, status }: SeenResponse): void {
    const error = status < 400 ? undefined : errorSchema.safeParse(parseJson(body)).data;
    if (error === undefined) return;
    const { code } = error;
    if (codes[code]?.status !== status)
      throw new ContractViolation(`${operationId} ${status}: ${code} is no code of this status.`);
    if (special.has(code) && !ownCodes.includes(code))
      throw new ContractViolation(`${operationId} ${status}: it does not list the code ${code}.`);
  }

  const isErrorBody = lazily(() => ajv.compile({ $ref: 'contract#/components/schemas/ErrorBody' }));

  return {
    operationIds: rules.map((rule) => rule.operationId),
    check(response) {
      // A preflight response has no body, and no operation of the contract.
      if (response.method === 'OPTIONS' && response.status === 204) return undefined;
      const path = response.url.split('?', 1)[0] ?? '';
      const method = response.method === 'HEAD' ? 'GET' : response.method;
      const rule = rules.find((one) => one.method === method && one.pattern.test(path));
      if (rule === undefined) {
        if (path.startsWith('/api/') && !path.startsWith('/api/docs'))
          assertFits(response, 'no operation', isErrorBody);
        return undefined;
      }
      checkAgainst(rule, response);
      checkCode(rule, response);
      return rule.operationId;
    },
  };
}

function checkAgainst(rule: Rule, response: SeenResponse): void {
  const where = `${rule.operationId} ${response.status}`;
  const expected = rule.responses.get(String(response.status));
  if (expected === undefined)
    throw new ContractViolation(`${where}: the contract does not list this status.`);
  for (const name of expected.headers) {
    if (response.headers[name] === undefined)
      throw new ContractViolation(`${where}: no ${name} header.`);
  }
  if (response.method === 'HEAD' || expected.types.size === 0) return;
  const type = String(response.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const validate = expected.types.get(type);
  if (validate === undefined)
    throw new ContractViolation(`${where}: '${type}' is not in the contract.`);
  if (type === 'application/json') assertFits(response, where, validate);
}

function assertFits(response: SeenResponse, where: string, validate: ValidateFunction): void {
  if (response.method === 'HEAD') return;
  if (validate(readJson(response, where))) return;
  throw new ContractViolation(
    `${where} is off the contract: ${JSON.stringify(validate.errors)}\n${response.body.slice(0, 2_000)}`,
  );
}

/** @returns undefined when the text is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readJson(response: SeenResponse, where: string): unknown {
  try {
    return JSON.parse(response.body);
  } catch {
    throw new ContractViolation(`${where} is not JSON: ${response.body.slice(0, 200)}`);
  }
}

function readRules(
  contract: ContractDocument,
  compile: (schema: unknown) => ValidateFunction,
): Rule[] {
  const rules: Rule[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const operation = operationSchema.safeParse(item[method]);
      if (!operation.success) continue;
      const servers = serversSchema.parse(item).servers ?? contract.servers;
      const base = (servers?.[0]?.url ?? '').replace(/\/$/, '');
      rules.push({
        operationId: operation.data.operationId,
        ownCodes: operation.data['x-error-codes'],
        method: method.toUpperCase(),
        pattern: toPattern(base + path),
        responses: new Map(
          Object.entries(operation.data.responses).map(([status, given]) => {
            const response = responseSchema.parse(follow(contract, given));
            return [
              status,
              {
                headers: Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()),
                types: new Map(
                  Object.entries(response.content ?? {}).map(([type, { schema }]) => [
                    type,
                    compile(schema),
                  ]),
                ),
              },
            ];
          }),
        ),
      });
    }
  }
  // `/order/get-all` must be tried before `/order/{id}`.
  return rules.sort((a, b) => countParameters(a) - countParameters(b));
}

function countParameters(rule: Rule): number {
  return rule.pattern.source.split('[^/]+').length;
}

const operationSchema = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), z.unknown()),
  'x-error-codes': z.array(z.string()).default([]),
});

const errorCodesSchema = z.looseObject({
  schemas: z.looseObject({
    ErrorCode: z.looseObject({
      'x-codes': z.record(z.string(), z.object({ status: z.number(), meaning: z.string() })),
    }),
  }),
});

const errorSchema = z.looseObject({ success: z.literal(false), code: z.string() });

const serversSchema = z.looseObject({
  servers: z.array(z.looseObject({ url: z.string() })).optional(),
});

function toPattern(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll('.', '\\.')))
    .join('/');
  return new RegExp(`^${source}$`);
}

/** Follows a reference inside the contract; anything else is returned as it is. */
function follow(contract: ContractDocument, value: unknown): unknown {
  const reference = z.looseObject({ $ref: z.string() }).safeParse(value);
  if (!reference.success) return value;
  let target: unknown = contract;
  for (const part of reference.data.$ref.split('/').slice(1)) {
    target = z.record(z.string(), z.unknown()).parse(target)[part];
  }
  return target;
}

/** References of the contract (`#/components/…`) point into the document Ajv knows as `contract`. */
function localise(schema: unknown): object {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  return z.looseObject({}).parse(JSON.parse(text));
}

function lazily(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    compiled ??= compile();
    const isValid = compiled(data);
    Object.assign(validate, { errors: compiled.errors });
    return isValid === true;
  };
  return validate as ValidateFunction;
}
