import contract from '@haat/openapi' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from '../../src/index.ts';

/** One operation of the contract. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: string;
  /** Path as the contract writes it, with `{name}`. */
  readonly path: string;
  /** JSON pointer to the operation. */
  readonly pointer: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The whole contract under one id: schemas are compiled by pointers into it. */
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** Every operation of the contract, read from its bundle. */
export const OPERATIONS: readonly ContractOperation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        id: readId(operation),
        method: method.toUpperCase(),
        path,
        pointer: `/paths/${escapePointer(path)}/${method}`,
      })),
);

/** A validator of the schema at a pointer of the contract. */
export function schemaAt(pointer: string): ValidateFunction {
  const known = compiled.get(pointer);
  if (known !== undefined) return known;
  const validate = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
  compiled.set(pointer, validate);
  return validate;
}

/** The operation a request is to, by method and path. */
export function operationOf(request: Request): ContractOperation {
  const { pathname } = new URL(request.url);
  const found = OPERATIONS.filter(({ method, path }) => {
    const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
    return method === request.method && new RegExp(`^(?:/api/v1)?${pattern}$`).test(pathname);
  }).sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  const [operation] = found;
  if (operation === undefined) throw new Error(`${request.method} ${pathname} is no operation.`);
  return operation;
}

/**
 * Everything in which an answer is not what the contract says: status, headers, content type, body.
 */
export async function findViolations(
  { pointer }: ContractOperation,
  response: Response,
): Promise<string[]> {
  const at = resolve(`${pointer}/responses/${response.status}`);
  if (at === undefined) return [`status ${response.status} is not in the contract`];
  const violations: string[] = [];
  if (read(`${at}/headers/X-Request-Id`) && !response.headers.has('x-request-id')) {
    violations.push('there is no X-Request-Id');
  }
  if (read(`${at}/headers/Retry-After`) && !response.headers.has('retry-after')) {
    violations.push('there is no Retry-After');
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const content = `${at}/content/${escapePointer(type)}`;
  if (read(content) === undefined) return [...violations, `${type} is not in the contract`];
  if (type !== 'application/json') {
    const { byteLength } = await response.arrayBuffer();
    return byteLength > 0 ? violations : [...violations, 'there are no bytes'];
  }
  const validate = schemaAt(`${content}/schema`);
  if (validate(await response.json())) return violations;
  return [...violations, ajv.errorsText(validate.errors)];
}

/** The message of an operation's success in the contract's example; undefined where it has none. */
export function exampleMessageOf({ pointer }: ContractOperation): unknown {
  const example = ['200', '201']
    .map((status) => read(`${pointer}/responses/${status}/content/application~1json/example`))
    .find((one) => one !== undefined);
  return Object.getOwnPropertyDescriptor(example ?? {}, 'message')?.value;
}

/** The pointer itself, or where the reference there points to; undefined when there is nothing. */
export function resolve(pointer: string): string | undefined {
  const value = read(pointer);
  if (value === undefined) return undefined;
  const reference = Object.getOwnPropertyDescriptor(value, '$ref')?.value;
  return typeof reference === 'string' ? resolve(reference.slice(1)) : pointer;
}

/** What is at a pointer of the contract. */
export function read(pointer: string): object | undefined {
  let found: unknown = contract;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found =
      typeof found === 'object' && found !== null
        ? Object.getOwnPropertyDescriptor(found, name)?.value
        : undefined;
  }
  return typeof found === 'object' && found !== null ? found : undefined;
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function readId(operation: object): OperationId {
  const id: unknown = Object.getOwnPropertyDescriptor(operation, 'operationId')?.value;
  if (!isOperationId(id)) throw new Error('an operation has no operationId');
  return id;
}

function isOperationId(id: unknown): id is OperationId {
  return typeof id === 'string';
}
