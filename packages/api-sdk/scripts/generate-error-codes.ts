import { type Contract, listOperations } from './list-operations.ts';

/** The codes that only some operations send, as a type by operationId. */
export function generateErrorCodes(contract: Contract): string {
  const lines = listOperations(contract).flatMap(({ operation }) => {
    const codes = operation['x-error-codes'] ?? [];
    const union = codes.map((code) => `'${code}'`).join(' | ');
    return codes.length > 0 ? [`  ${operation.operationId}: ${union};`] : [];
  });
  return `/** The error codes of each operation beside those that any call can have; operations without any are left out. */
export interface OperationErrorCodes {
${lines.join('\n')}
}
`;
}
