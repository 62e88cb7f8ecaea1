const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The part of an OpenAPI document that is read. */
export interface Contract {
  readonly paths: Readonly<Record<string, object>>;
}

/** The part of a schema that is read. */
export interface Schema {
  readonly $ref?: string;
  description?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** A parameter of an operation: its description stands beside its schema. */
export interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly deprecated?: boolean;
  description?: string;
  readonly schema?: Schema;
}

/** The part of an operation that is read. */
interface Operation {
  readonly operationId?: unknown;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
  readonly tags?: readonly string[];
  readonly 'x-error-codes'?: readonly string[];
}

/** An operation and where it is. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** All operations of a contract, in its order. */
export function listOperations({ paths }: Contract): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]: [string, Operation]) => ({ path, method, operation })),
  );
}
