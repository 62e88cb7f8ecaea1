import type { ShopClient } from '@haat/api-sdk';

/** Stands in for a call: takes its parameters and body, and gives the data of its response. */
type FakeCall = (init?: object) => Promise<unknown>;

/**
 * Creates a client without a shop.
 *
 * @param calls what it calls, by method and path in the contract: `GET /users/current-user`
 */
export function createFakeClient(calls: Readonly<Record<string, FakeCall>>): ShopClient {
  const send = (method: string) => async (path: string, init?: object) => {
    const call = calls[`${method} ${path}`];
    if (!call) throw new Error(`No call stands in for ${method} ${path}`);
    return { data: { success: true, data: await call(init) }, response: new Response() };
  };
  // The real type knows what each path takes and gives.
  return Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, send(method)]),
  ) as unknown as ShopClient;
}
