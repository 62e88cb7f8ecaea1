// Writes the error codes into the descriptions that people read: all of them at the schema, and at each
// operation those that only some operations have.

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * @param {any} contract the bundled contract, which is changed
 * @throws {Error} for a code without a meaning, or an operation that names an unknown code
 */
export function describeErrorCodes(contract) {
  const schema = contract.components.schemas.ErrorCode;
  const codes = schema['x-codes'];
  const unexplained = schema.enum.filter((code) => codes[code] === undefined);
  const unlisted = Object.keys(codes).filter((code) => !schema.enum.includes(code));
  if (unexplained.length + unlisted.length > 0) {
    throw new Error(`ErrorCode: enum and x-codes differ in ${[...unexplained, ...unlisted]}`);
  }
  const rows = schema.enum.map(
    (code) => `| \`${code}\` | ${codes[code].status} | ${codes[code].meaning} |`,
  );
  schema.description += `\n\n| code | status | meaning |\n| --- | --- | --- |\n${rows.join('\n')}`;
  for (const operation of listOperations(contract)) {
    const own = operation['x-error-codes'];
    if (own === undefined) continue;
    const items = own.map((code) => {
      const known = codes[code];
      if (known === undefined) throw new Error(`${operation.operationId}: no error code ${code}`);
      if (operation.responses[known.status] === undefined) {
        throw new Error(`${operation.operationId}: ${code} needs a response ${known.status}`);
      }
      return `- ${known.status} \`${code}\`: ${known.meaning}`;
    });
    operation.description += `\n\nError codes of this call:\n\n${items.join('\n')}`;
  }
}

function listOperations({ paths }) {
  return Object.values(paths).flatMap((item) =>
    METHODS.map((method) => item[method]).filter((operation) => operation !== undefined),
  );
}
