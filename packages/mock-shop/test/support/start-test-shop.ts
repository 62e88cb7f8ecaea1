import { createShopClient, type ShopClient } from '@haat/api-sdk';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import {
  createShopHandlers,
  createTestShop,
  type OperationId,
  type ShopSeed,
  type TestShop,
  toCookieHeader,
} from '../../src/index.ts';
import { findViolations, operationOf } from './contract-check.ts';

export const ORIGIN = 'https://shop.test';

/** The operations that have succeeded and failed with a response of the contract. */
export interface SeenResponses {
  readonly succeeded: Set<OperationId>;
  readonly failed: Set<OperationId>;
  /** What the last success of each said. */
  readonly messages: Map<OperationId, unknown>;
}

export interface ShopUnderTest {
  readonly shop: TestShop;
  /** The client of the one browser whose cookies the shop stores. */
  readonly api: ShopClient;
  /** `fetch` that checks every response against the contract. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly seen: SeenResponses;
  /** A client of its own for somebody else, signed in. */
  createClientOf(emailOrId: string): ShopClient;
}

/**
 * A test shop behind `msw/node` and a client of it, for all tests of a file. Before each test it is
 * back at its seed. Every response is checked against the contract; a violation fails the
 * test.
 */
export function startTestShop(seed: ShopSeed = {}): ShopUnderTest {
  const shop = createTestShop(seed);
  const server = setupServer(...createShopHandlers({ shop }));
  const seen: SeenResponses = { succeeded: new Set(), failed: new Set(), messages: new Map() };
  const violations: string[] = [];

  async function checkedFetch(request: Request): Promise<Response> {
    const operation = operationOf(request);
    const response = await fetch(request);
    for (const violation of await findViolations(operation, response.clone())) {
      violations.push(`${operation.id} ${response.status}: ${violation}`);
    }
    (response.ok ? seen.succeeded : seen.failed).add(operation.id);
    if (response.ok && response.headers.get('content-type')?.startsWith('application/json')) {
      seen.messages.set(operation.id, (await response.clone().json()).message);
    }
    return response;
  }

  // Each planned failure is to be seen, and no timer but the shop's own.
  const options = {
    baseUrl: `${ORIGIN}/api/v1`,
    fetch: checkedFetch,
    maxRetries: 0,
    timeoutMs: 0,
  };
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => shop.reset());
  afterEach(() => expect(violations.splice(0)).toEqual([]));
  afterAll(() => server.close());
  return {
    shop,
    api: createShopClient(options),
    fetch: checkedFetch,
    seen,
    createClientOf(emailOrId) {
      const session = shop.createSession(shop.findUser(emailOrId)._id);
      return createShopClient({ ...options, headers: { cookie: toCookieHeader(session) } });
    },
  };
}
