import { createSessionCookies } from '../../../src/accounts/sessions/session-cookies.ts';
import { readConfig } from '../../../src/config.ts';
import type { ShopContext } from '../../../src/context.ts';
import { createOperations } from '../../../src/operations.ts';
import { listPolicies } from '../../../src/platform/contract/contract.ts';
import type { OperationPolicy } from '../../../src/platform/contract/operation-policy.ts';

/** The policies of the server's operations, by operationId. */
export function listOperationPolicies(): ReadonlyMap<string, OperationPolicy> {
  const config = readConfig({});
  // No handler is called: no operation reads more of its context before.
  const context = { config, now: Date.now } as unknown as ShopContext;
  return listPolicies(createOperations({ context, cookies: createSessionCookies(config) }));
}
