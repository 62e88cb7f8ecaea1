const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The part of an OpenAPI document that is read. */
interface Contract {
  readonly paths: Readonly<Record<string, object>>;
}

interface Operation {
  readonly operationId?: unknown;
  readonly parameters?: unknown;
}

/** Whether an operation takes the contract's `Idempotency-Key` header. */
function takesKey({ parameters }: Operation): boolean {
  return JSON.stringify(parameters ?? []).includes('/IdempotencyKey"');
}

/** The contract's operations as data: which one a method and path are, and which take a key. */
export function generateOperations({ paths }: Contract): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]: [string, Operation]) => ({
        key: `${method.toUpperCase()} ${path}`,
        id: String(operation.operationId),
        takesKey: takesKey(operation),
      })),
  );
  const lines = operations.map(({ key, id }) => `    '${key}': '${id}',`);
  const keyed = operations.filter((one) => one.takesKey).map(({ id }) => `'${id}'`);
  return `/** The operationId of each method and path. */
export const OPERATION_IDS = {
${lines.join('\n')}
} as const;

/** The operations that take an \`Idempotency-Key\`. */
export const KEYED_OPERATIONS: readonly string[] = [${keyed.join(', ')}];
`;
}
