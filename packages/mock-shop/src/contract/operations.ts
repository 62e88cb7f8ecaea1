import contract from '@haat/openapi' with { type: 'json' };
import type { OperationId } from './operation-types.ts';

const PLACES = ['path', 'query', 'header'] as const;

/** Where a parameter is sent. */
export type ParameterPlace = (typeof PLACES)[number];

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly isRequired: boolean;
  /** Type of its values in JSON Schema. */
  readonly type: unknown;
  /** JSON pointer to its schema. */
  readonly schema: string;
}

/** An operation of the contract. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  /** JSON pointer to the operation. */
  readonly pointer: string;
  readonly method: Method;
  /** Path below the API's base URL, with `{name}` for its parameters. */
  readonly path: string;
  /** Whether the path is at the root of the server instead. */
  readonly isAtRoot: boolean;
  /** Whether a guest is rejected with 401. */
  readonly needsSession: boolean;
  /** Status of the response on success. */
  readonly successStatus: number;
  readonly parameters: readonly Parameter[];
  /** JSON pointers to the schemas of the body by content type; empty when the operation takes none. */
  readonly bodies: ReadonlyMap<string, string>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An HTTP method, as the contract spells it. */
export type Method = (typeof METHODS)[number];

/** The tag of the calls of the desk, which the shop in memory does not have. */
const DESK_TAG = 'Desk';

/** Every operation of the contract but those of the desk. */
export const OPERATIONS: readonly Operation[] = Object.keys(contract.paths).flatMap((path) =>
  METHODS.flatMap((method) => parseOperation(method, path)),
);

/** @returns none when the path has no such method */
function parseOperation(method: Method, path: string): Operation[] {
  const pathPointer = `/paths/${escapePointer(path)}`;
  const pointer = `${pathPointer}/${method}`;
  const id = valueAt(`${pointer}/operationId`);
  if (!isOperationId(id) || valueAt(`${pointer}/tags/0`) === DESK_TAG) return [];
  const security = entriesAt(`${pointer}/security`).map(([, one]) => Object.keys(Object(one)));
  const statuses = entriesAt(`${pointer}/responses`).map(([status]) => status);
  const content = `${resolvePointer(`${pointer}/requestBody`)}/content`;
  const bodies = entriesAt(content).map(
    ([type]) => [type, `${content}/${escapePointer(type)}/schema`] as const,
  );
  const operation: Operation = {
    id,
    pointer,
    method,
    path,
    isAtRoot: valueAt(`${pathPointer}/servers`) !== undefined,
    // An empty requirement lets guests in.
    needsSession:
      security.flat().includes('cookieAuth') && security.every(({ length }) => length > 0),
    successStatus: Number(statuses.find((status) => status.startsWith('2'))),
    parameters: [
      ...parseParameters(`${pathPointer}/parameters`),
      ...parseParameters(`${pointer}/parameters`),
    ],
    bodies: new Map(bodies),
  };
  return [operation];
}

function parseParameters(pointer: string): Parameter[] {
  return entriesAt(pointer).flatMap(([index]) => {
    const at = resolvePointer(`${pointer}/${index}`);
    const name = String(valueAt(`${at}/name`));
    const isRequired = valueAt(`${at}/required`) === true;
    const schema = resolvePointer(`${at}/schema`);
    const type = valueAt(`${schema}/type`);
    const places = PLACES.filter((place) => place === valueAt(`${at}/in`));
    return places.map((place) => ({ name, place, isRequired, type, schema }));
  });
}

function isOperationId(id: unknown): id is OperationId {
  return typeof id === 'string';
}

/** Whether the contract lists a status for an operation. */
export function hasStatus({ pointer }: Operation, status: number): boolean {
  return valueAt(`${pointer}/responses/${status}`) !== undefined;
}

/** What a JSON pointer into the contract points to; undefined when there is nothing. */
export function valueAt(pointer: string): unknown {
  let value: unknown = contract;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Object.getOwnPropertyDescriptor(Object(value), name)?.value;
  }
  return value;
}

/** The fields or items at a pointer; none when there is nothing. */
function entriesAt(pointer: string): [string, unknown][] {
  return Object.entries(valueAt(pointer) ?? {});
}

/** The pointer itself, or the one that the `$ref` there leads to. */
export function resolvePointer(pointer: string): string {
  const reference = valueAt(`${pointer}/$ref`);
  return typeof reference === 'string' ? resolvePointer(reference.slice(1)) : pointer;
}

/** A name as a part of a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
