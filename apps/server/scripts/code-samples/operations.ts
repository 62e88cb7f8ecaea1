import contract from '@haat/openapi' with { type: 'json' };

/** The parts of an operation of the contract that samples depend on. */
interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly responses?: Readonly<Record<string, unknown>>;
}

const OPERATIONS = Object.values<object>(contract.paths).flatMap((item) =>
  Object.values<Operation>(Object(item)),
);

function findOperation(operationId: string): Operation {
  const found = OPERATIONS.find((operation) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return found;
}

/** Whether nobody but a signed-in user may make the call. */
export function needsUser(operationId: string): boolean {
  const { security = [] } = findOperation(operationId);
  return (
    security.length > 0 && security.every((way) => 'cookieAuth' in way || 'refreshAuth' in way)
  );
}

/** Whether a success has data, which a sample prints. */
export function hasData(operationId: string): boolean {
  const { responses = {} } = findOperation(operationId);
  return !JSON.stringify(responses[200] ?? '').includes('/PlainResponse');
}

/** The JSON of a success; undefined for a picture. */
export function exampleOf(operationId: string): unknown {
  const { responses = {} } = findOperation(operationId);
  const { content } = Object(responses[200] ?? responses[201]);
  return content?.['application/json']?.example;
}
