const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The part of an OpenAPI document that is read. */
export interface Contract {
  readonly paths: Readonly<Record<string, object>>;
}

/** The part of an operation that is read. */
interface Operation {
  readonly operationId?: unknown;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: unknown;
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
