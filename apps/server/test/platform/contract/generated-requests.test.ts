import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContractOperation,
  listOperations,
  readContract,
} from '../../../src/platform/contract/contract-document.ts';
import type { GeneratedRequests } from '../../support/contract/contract-report.ts';
import { beginFigure, planFigure } from '../../support/figures.ts';
import {
  buildLivedInShop,
  type LivedInShop,
} from '../../support/generated-requests/lived-in-shop.ts';
import {
  listInvalidRequests,
  makeValidRequests,
} from '../../support/generated-requests/made-request.ts';
import { type RequestRun, startRequestRun } from '../../support/generated-requests/request-run.ts';

const REQUESTS = planFigure(
  'valid, and as many invalid, requests made from the contract to each operation',
  { asked: 200, slice: 8 },
);
/** `CONTRACT_SEED=7 npx vitest run generated-requests` makes other requests. */
const { CONTRACT_SEED = '1' } = process.env;
const SEED = Number(CONTRACT_SEED);

/** The number of valid or invalid requests that each operation got so far, whichever is less. */
const sent = new Map<string, number>();

/** How many operations that only read share a shop. */
const READS_PER_SHOP = 16;

describe(`${REQUESTS.count} valid and ${REQUESTS.count} invalid requests, made from the contract (CONTRACT_SEED=${SEED})`, () => {
  test.for(listGroups())(
    'get a response of the contract: $name',
    { tags: 'figure' },
    async ({ operations }, { task }) => {
      const livedIn = await buildLivedInShop();
      task.meta.generatedRequests = [];
      const faults: string[] = [];
      for (const operation of operations) {
        const run = startRequestRun(operation, livedIn);
        task.meta.generatedRequests.push(await sendGeneratedRequests(operation, livedIn, run));
        faults.push(...run.faults);
      }
      expect(faults).toEqual([]);
    },
  );

  // product 7.1.3, 7.2.6
  test('reach every operation', { tags: 'figure' }, ({ task }) => {
    const end = beginFigure(task, REQUESTS);
    const operations = listAllOperations().map(({ operationId }) => operationId);
    const fewest = Math.min(...operations.map((operationId) => sent.get(operationId) ?? 0));
    end(fewest, `${operations.length} operations`);
    expect(fewest).toBeGreaterThanOrEqual(REQUESTS.count);
  });
});

async function sendGeneratedRequests(
  operation: ContractOperation,
  livedIn: LivedInShop,
  run: RequestRun,
): Promise<GeneratedRequests> {
  const { operationId } = operation;
  const known = livedIn.known(operationId);
  const seed = toSeed(operationId);

  const valid: number[] = [];
  const validRequests = makeValidRequests(operation, known);
  const hasSucceeded = () => valid.some((status) => status > 0 && status < 400);
  // A slice that the shop rejects whole shows little: others follow, at most the full count.
  for (let sampleSeed = seed; ; sampleSeed += 1) {
    const sample = fc.sample(validRequests, { numRuns: REQUESTS.count, seed: sampleSeed });
    for (const request of sample) valid.push((await run.send(request)).status);
    if (hasSucceeded() || valid.length >= REQUESTS.asked) break;
  }
  const breaches: (string | undefined)[] = [];
  const kinds = listInvalidRequests(operation, known);
  // A slice has every kind, too.
  const numRuns = Math.ceil(REQUESTS.count / kinds.length);
  for (const [index, kind] of kinds.entries()) {
    for (const request of fc.sample(kind, { numRuns, seed: seed + index })) {
      breaches.push((await run.send(request)).breach);
    }
  }
  sent.set(operationId, Math.min(valid.length, breaches.length));
  return {
    operationId,
    seed: SEED,
    planned: REQUESTS.count,
    valid: valid.length,
    succeeded: valid.filter((status) => status > 0 && status < 400).length,
    invalid: breaches.length,
    forbidden: breaches.filter((breach) => breach !== undefined).length,
    digest: run.digest(),
  };
}

/** Another seed for each operation, so that all of them together get many of the hostile values. */
function toSeed(operationId: string): number {
  return Buffer.from(operationId).reduce((seed, byte) => (seed * 31 + byte) | 0, SEED);
}

/**
 * The operations that share a shop. Making one costs more than the requests to an operation: those that
 * only read, and so leave it as it is, share one; each of the others has its own.
 */
function listGroups(): readonly { name: string; operations: readonly ContractOperation[] }[] {
  const operations = listAllOperations();
  const reads = operations.filter(({ method }) => method === 'GET');
  const writes = operations.filter(({ method }) => method !== 'GET');
  const shared = Array.from({ length: Math.ceil(reads.length / READS_PER_SHOP) }, (_, index) =>
    reads.slice(index * READS_PER_SHOP, (index + 1) * READS_PER_SHOP),
  );
  return [...shared, ...writes.map((operation) => [operation])].map((group) => ({
    name: group.map(({ operationId }) => operationId).join(', '),
    operations: group,
  }));
}

/** All operations of the contract, with the health checks, which stand beside its router. */
function listAllOperations(): readonly ContractOperation[] {
  const text = JSON.stringify(readContract());
  return listOperations(JSON.parse(text.replaceAll('"x-outside-router":true', '"x-beside":true')));
}
