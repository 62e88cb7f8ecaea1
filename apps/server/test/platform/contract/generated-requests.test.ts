import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContractOperation,
  listOperations,
  readContract,
} from '../../../src/platform/contract/contract-document.ts';
import { beginFigure, planFigure } from '../../support/figures.ts';
import { buildLivedInShop } from '../../support/generated-requests/lived-in-shop.ts';
import {
  listInvalidRequests,
  makeValidRequests,
} from '../../support/generated-requests/made-request.ts';
import { startRequestRun } from '../../support/generated-requests/request-run.ts';

const REQUESTS = planFigure(
  'valid, and as many invalid, requests made from the contract to each operation',
  { asked: 200, slice: 15 },
);
/** `CONTRACT_SEED=7 npx vitest run generated-requests` makes other requests. */
const { CONTRACT_SEED = '1' } = process.env;
const SEED = Number(CONTRACT_SEED);

/** The number of valid or invalid requests that each operation got so far, whichever is less. */
const sent = new Map<string, number>();

describe(`${REQUESTS.count} valid and ${REQUESTS.count} invalid requests, made from the contract (CONTRACT_SEED=${SEED})`, () => {
  test.for(listAllOperations())(
    'get a response of the contract: $operationId',
    { tags: 'figure' },
    async (operation, { task }) => {
      const { operationId } = operation;
      const livedIn = await buildLivedInShop();
      const run = startRequestRun(operation, livedIn);
      const known = livedIn.known(operationId);
      const seed = toSeed(operationId);

      const valid: number[] = [];
      const validRequests = makeValidRequests(operation, known);
      for (const request of fc.sample(validRequests, { numRuns: REQUESTS.count, seed })) {
        valid.push((await run.send(request)).status);
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

      task.meta.generatedRequests = {
        operationId,
        seed: SEED,
        planned: REQUESTS.count,
        valid: valid.length,
        succeeded: valid.filter((status) => status > 0 && status < 400).length,
        invalid: breaches.length,
        forbidden: breaches.filter((breach) => breach !== undefined).length,
        digest: run.digest(),
      };
      sent.set(operationId, Math.min(valid.length, breaches.length));
      expect(run.faults).toEqual([]);
    },
  );

  test('reach every operation', { tags: 'figure' }, ({ task }) => {
    const end = beginFigure(task, REQUESTS);
    const operations = listAllOperations().map(({ operationId }) => operationId);
    const fewest = Math.min(...operations.map((operationId) => sent.get(operationId) ?? 0));
    end(fewest, `${operations.length} operations`);
    expect(fewest).toBeGreaterThanOrEqual(REQUESTS.count);
  });
});

/** Another seed for each operation, so that all of them together get many of the hostile values. */
function toSeed(operationId: string): number {
  return Buffer.from(operationId).reduce((seed, byte) => (seed * 31 + byte) | 0, SEED);
}

/** All operations of the contract, with the health checks, which stand beside its router. */
function listAllOperations(): readonly ContractOperation[] {
  const text = JSON.stringify(readContract());
  return listOperations(JSON.parse(text.replaceAll('"x-outside-router":true', '"x-beside":true')));
}
