import type { components, operations } from '@haat/api-sdk/schema';
import contract from '@haat/openapi' with { type: 'json' };

/** The contract's entities by name; tests change them. */
export type Schemas = Writable<components['schemas']>;

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T;

/** An operation of the contract by its `operationId`, such as `addToCart` for `POST /cart/add-cart`. */
export type OperationId = keyof operations;

type ContentOf<Message> = Message extends { readonly content: infer Content }
  ? Content[keyof Content]
  : never;

type ResponsesOf<Id extends OperationId> = operations[Id]['responses'];

/** The parts of an operation's path by name. */
export type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

/** The body that an operation takes: JSON, or the fields of a form. */
export type BodyOf<Id extends OperationId> = ContentOf<NonNullable<operations[Id]['requestBody']>>;

/** The body of an operation's success. */
export type SuccessOf<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id>]: Status extends 200 | 201
    ? ContentOf<ResponsesOf<Id>[Status]>
    : never;
}[keyof ResponsesOf<Id>];

/** The statuses with which the contract lets an operation fail. */
export type FailureStatus<Id extends OperationId> = Exclude<keyof ResponsesOf<Id>, 200 | 201 | 304>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What is read of an operation in the contract. */
interface ContractOperation {
  readonly operationId: string;
  /** The cookies that a call needs; an empty requirement lets guests in. */
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
  readonly 'x-error-codes'?: readonly string[];
}

/** The operations below one path by method. */
type PathItem = { readonly servers?: readonly object[] } & {
  readonly [Method in (typeof METHODS)[number]]?: ContractOperation;
};

/** An operation, as the mock shop answers it. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: (typeof METHODS)[number];
  /** Path below the API's base URL, with `:name` for its parameters, as MSW takes it. */
  readonly path: string;
  /** Whether the path is at the root of the server instead. */
  readonly isAtRoot: boolean;
  /** Whether a guest is rejected with 401. */
  readonly needsSession: boolean;
  /** Status of the response on success. */
  readonly status: number;
  /** The contract's example of the success: JSON, or the text of a CSV file. */
  readonly example: object | string | undefined;
  /** Whether the contract lists a status of a response. */
  lists(status: number): boolean;
  /** The first code of an error of the status that the operation has as its own, or the general one. */
  codeOf(status: number): Schemas['ErrorCode'] | undefined;
}

const PATHS: Readonly<Record<string, PathItem>> = contract.paths;
const CODES: Readonly<Record<string, { readonly status: number }>> =
  contract.components.schemas.ErrorCode['x-codes'];

/** Every operation of the contract, fixed paths before those whose parameter would match them. */
export const OPERATIONS: readonly Operation[] = Object.entries(PATHS)
  .flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const found = item[method];
      return found === undefined ? [] : toOperation(path, method, item, found);
    }),
  )
  .sort((a, b) => a.path.split(':').length - b.path.split(':').length);

function toOperation(
  path: string,
  method: Operation['method'],
  { servers }: PathItem,
  { operationId, security, responses, 'x-error-codes': ownCodes = [] }: ContractOperation,
): Operation {
  const status = String(Object.keys(responses).find((one) => one.startsWith('2')));
  const codes = [...ownCodes, ...Object.keys(CODES)] as Schemas['ErrorCode'][];
  return {
    id: operationId as OperationId,
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    isAtRoot: servers !== undefined,
    needsSession: security.length > 0 && security.every((one) => 'cookieAuth' in one),
    status: Number(status),
    example: exampleOf(responses[status]),
    lists: (one) => one in responses,
    codeOf: (one) => codes.find((code) => CODES[code]?.status === one),
  };
}

interface Response {
  readonly content?: {
    readonly 'application/json'?: { readonly example?: object };
    readonly 'text/csv'?: { readonly example?: string };
  };
}

function exampleOf(response: Response | undefined): object | string | undefined {
  const content = response?.content;
  return content?.['application/json']?.example ?? content?.['text/csv']?.example;
}

/** An operation by its `operationId`. @throws for a name that JavaScript let through */
export function operationOf(id: OperationId): Operation {
  const operation = OPERATIONS.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}
