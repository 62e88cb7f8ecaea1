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

/** The contract's operations as data: their methods and paths, and which take a key. */
export function generateOperations({ paths }: Contract): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]: [string, Operation]) => ({
        id: String(operation.operationId),
        text: `${method.toUpperCase()} ${path}${takesKey(operation) ? ' keyed' : ''}`,
      })),
  );
  const lines = operations.map(({ id, text }) => `    ${id}: '${text}',`);
  return `/** Method and path of each operation by its operationId; \`keyed\` if it takes an \`Idempotency-Key\`. */
export const OPERATIONS = {
${lines.join('\n')}
} as const;
`;
}
