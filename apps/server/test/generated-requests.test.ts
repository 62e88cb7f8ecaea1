import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContractOperation,
  listOperations,
  readContract,
} from '../src/platform/contract/contract-document.ts';
import { buildLivedInShop } from './support/lived-in-shop.ts';
import { makeInvalidRequests, makeValidRequests } from './support/made-request.ts';
import { startRequestRun } from './support/request-run.ts';

/** Of each kind, to each operation. */
const REQUESTS = 200;
/** `CONTRACT_SEED=7 npx vitest run generated-requests` makes other requests. */
const { CONTRACT_SEED = '1' } = process.env;
const SEED = Number(CONTRACT_SEED);

describe(`${REQUESTS} valid and ${REQUESTS} invalid requests, made from the contract (CONTRACT_SEED=${SEED})`, () => {
  test.for(listAllOperations())(
    'get a response of the contract: $operationId',
    async (operation, { task }) => {
      const { operationId } = operation;
      const livedIn = await buildLivedInShop();
      const run = startRequestRun(operation, livedIn);
      const known = livedIn.known(operationId);
      const sampled = { numRuns: REQUESTS, seed: SEED };

      const valid: number[] = [];
      for (const request of fc.sample(makeValidRequests(operation, known), sampled)) {
        valid.push((await run.send(request)).status);
      }
      const breaches: (string | undefined)[] = [];
      for (const request of fc.sample(makeInvalidRequests(operation, known), sampled)) {
        breaches.push((await run.send(request)).breach);
      }

      task.meta.generatedRequests = {
        operationId,
        seed: SEED,
        valid: valid.length,
        succeeded: valid.filter((status) => status > 0 && status < 400).length,
        invalid: breaches.length,
        forbidden: breaches.filter((breach) => breach !== undefined).length,
        digest: run.digest(),
      };
      expect(run.faults).toEqual([]);
    },
  );
});

/** All operations of the contract, with the health checks, which stand beside its router. */
function listAllOperations(): ContractOperation[] {
  const text = JSON.stringify(readContract());
  return listOperations(JSON.parse(text.replaceAll('"x-outside-router":true', '"x-beside":true')));
}
