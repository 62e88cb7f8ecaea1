import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ContractOperation,
  listOperations,
  readContract,
} from '../../../src/platform/contract/contract-document.ts';
import { ContractViolation } from '../../support/contract/contract-checker.ts';
import { beginFigure, planFigure } from '../../support/figures.ts';
import {
  buildLivedInShop,
  type LivedInShop,
} from '../../support/generated-requests/lived-in-shop.ts';
import {
  listStrangeRequests,
  type MadeRequest,
  makeValidRequests,
  readBodySchemas,
} from '../../support/generated-requests/made-request.ts';
import { compileSchema } from '../../support/generated-requests/schema-arbitrary.ts';

const REQUESTS = planFigure('valid, and as many strange, requests made from each operation', {
  asked: 200,
  slice: 2,
});
/** `CONTRACT_SEED=7 npx vitest run generated-requests` makes other requests. */
const { CONTRACT_SEED = '1' } = process.env;

const operations = listOperations(readContract());
const reads = operations.filter(({ method }) => method === 'GET');
const writes = operations.filter(({ method }) => method !== 'GET');

/** Operations after which a shopper or a member may be signed out for good: each has a shop of its own. */
const ENDING =
  /Account|Session|Password|SecondFactor|RecoveryCodes|Member$|^(logout|login|register)/;
const SHOP_FOR = 10;
const lasting = writes.filter(({ operationId }) => !ENDING.test(operationId));
const groups = [
  ...lasting.flatMap((_, index) =>
    index % SHOP_FOR === 0 ? [lasting.slice(index, index + SHOP_FOR)] : [],
  ),
  ...writes.filter(({ operationId }) => ENDING.test(operationId)).map((one) => [one]),
].map((group) => ({ group, names: group.map(({ operationId }) => operationId).join(', ') }));

test('requests that only read get a response of the contract', { tags: 'figure' }, async ({
  task,
}) => {
  const end = beginFigure(task, REQUESTS);
  const livedIn = await buildLivedInShop();
  const faults: string[] = [];
  for (const operation of reads) faults.push(...(await sendMadeRequests(operation, livedIn)));
  expect(faults).toEqual([]);
  end(REQUESTS.count, `${operations.length} operations`);
});

// product 7.1.3, 7.2.1
test.for(groups)(
  'requests get a response of the contract: $names',
  { tags: 'figure' },
  async ({ group }) => {
    const livedIn = await buildLivedInShop();
    const faults: string[] = [];
    for (const operation of group) faults.push(...(await sendMadeRequests(operation, livedIn)));
    expect(faults).toEqual([]);
  },
);

/** @returns what is wrong with the responses, each with its request */
async function sendMadeRequests(
  operation: ContractOperation,
  livedIn: LivedInShop,
): Promise<string[]> {
  const seed = Buffer.from(operation.operationId).reduce(
    (sum, byte) => (sum * 31 + byte) | 0,
    Number(CONTRACT_SEED),
  );
  const kinds = listStrangeRequests(operation, livedIn.known);
  const numRuns = Math.ceil(REQUESTS.count / kinds.length);
  const requests = [
    ...fc.sample(makeValidRequests(operation, livedIn.known), { numRuns: REQUESTS.count, seed }),
    ...kinds.flatMap((kind, index) => fc.sample(kind, { numRuns, seed: seed + index })),
  ];
  const faults: string[] = [];
  for (const request of requests) {
    const fault = await findFault(operation, livedIn, request);
    if (fault !== undefined) faults.push(`${fault}\n${JSON.stringify(request).slice(0, 3_000)}`);
  }
  return faults;
}

async function findFault(
  operation: ContractOperation,
  { shop, readCookie }: LivedInShop,
  { sender, payload, ...request }: MadeRequest,
): Promise<string | undefined> {
  shop.clock.advance(1_000);
  const cookie = readCookie(sender);
  const headers = { ...(cookie !== undefined && { cookie }), ...request.headers };
  try {
    const { statusCode, body } = await shop.inject({
      ...request,
      headers,
      ...(payload !== undefined && { payload }),
    });
    if (statusCode >= 500) return `${statusCode} ${body}\n${shop.logLines.at(-2) ?? ''}`;
    if (statusCode >= 400) return undefined;
    if (operation.session === 'required' && sender === 'guest') return 'A guest got through.';
    return isForbidden(operation, headers, payload)
      ? `${statusCode} for a forbidden body`
      : undefined;
  } catch (error) {
    if (error instanceof ContractViolation) return error.message;
    throw error;
  }
}

/** @returns true for a JSON body that does not fit the schema of the contract */
function isForbidden(
  operation: ContractOperation,
  headers: Readonly<Record<string, string>>,
  payload: string | Buffer | undefined,
): boolean {
  const schema = readBodySchemas(operation).get('application/json');
  if (schema === undefined || payload === undefined || payload.length === 0) return false;
  if (headers['content-type'] !== 'application/json') return false;
  try {
    return !compileSchema(schema)(JSON.parse(payload.toString()));
  } catch {
    return true;
  }
}
