import { type Contract, listOperations, type PlacedOperation } from './list-operations.ts';

/** The tag of the calls of the desk, which the shop's client does not carry. */
const DESK_TAG = 'Desk';

/** Whether an operation takes the contract's `Idempotency-Key` header. */
function takesKey({ operation: { parameters } }: PlacedOperation): boolean {
  return JSON.stringify(parameters ?? []).includes('/IdempotencyKey"');
}

/** Called by payment providers: no client has a method for it. */
const WEBHOOK = 'receivePaymentWebhook';

/** Those of the shop that the client of the desk has as well. */
const SESSION_OPERATIONS = ['loginUser', 'logoutUser'];

/** The parts of the contract that have tables of their own, and the names of the tables. */
const PART_NAMES = {
  shop: 'OPERATIONS',
  desk: 'DESK_OPERATIONS',
  session: 'SESSION_OPERATIONS',
} as const;

/**
 * The contract's operations as data: their methods and paths, and which take a key.
 *
 * @param part those of the desk, those of a session that the desk shares, or all others that a shop calls
 */
export function generateOperations(contract: Contract, part: keyof typeof PART_NAMES): string {
  const isWanted = ({ operation: { operationId, tags = [] } }: PlacedOperation) =>
    part === 'session'
      ? SESSION_OPERATIONS.includes(String(operationId))
      : tags.includes(DESK_TAG) === (part === 'desk') && operationId !== WEBHOOK;
  const operations = listOperations(contract)
    .filter(isWanted)
    .map((placed) => ({
      id: String(placed.operation.operationId),
      text: `${placed.method.toUpperCase()} ${placed.path}${takesKey(placed) ? ' keyed' : ''}`,
    }));
  const lines = operations.map(({ id, text }) => `    ${id}: '${text}',`);
  return `/** Method and path of each operation by its operationId; \`keyed\` if it takes an \`Idempotency-Key\`. */
export const ${PART_NAMES[part]} = {
${lines.join('\n')}
} as const;
`;
}
