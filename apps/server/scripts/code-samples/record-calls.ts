import { createShopClient, type OperationId } from '@haat/api-sdk';
import { exampleOf } from './operations.ts';
import { GIVENS, type Given, type GivenName } from './sample-givens.ts';

/** The shop of the samples, as `npm start` serves it. */
export const ORIGIN = 'http://localhost:3000';

/** Stands for the moment of a run, which another run must not repeat. */
export const RECORDED_TIME = 1_700_000_000_000;

/** A request that the client sent, and the JSON that it got; none for a picture. */
export interface RecordedCall {
  readonly request: Request;
  readonly response: unknown;
}

/**
 * Makes a call after those that it needs. Each gets the contract's example of a success.
 *
 * @param given what comes before the call, in this order
 * @returns one request for each, that of the call last
 * @throws Error when a call sends another number of requests
 */
export async function recordCalls(
  { call }: Given,
  given: readonly GivenName[],
): Promise<RecordedCall[]> {
  const recorded: RecordedCall[] = [];
  let operation: OperationId = 'getHealth';
  const api = createShopClient({
    baseUrl: `${ORIGIN}/api/v1`,
    maxRetries: 0,
    onRequest(event) {
      operation = event.operation;
    },
    async fetch(request) {
      const response = exampleOf(operation);
      recorded.push({ request: request.clone(), response });
      if (response !== undefined) return Response.json(response);
      return new Response('bytes', { headers: { 'content-type': 'image/jpeg' } });
    },
  });
  const results: Record<string, unknown> = {};
  const now = Date.now;
  Date.now = () => RECORDED_TIME;
  try {
    // Each sees what those before it gave, which are all that it needs.
    for (const name of given) results[name] = await GIVENS[name].call(api, Object(results));
    // What the last response has is of no use: its request is there.
    await call(api, Object(results)).catch(() => {});
  } finally {
    Date.now = now;
  }
  if (recorded.length !== given.length + 1) {
    throw new Error(`${given.length + 1} calls sent ${recorded.length} requests: ${call}`);
  }
  return recorded;
}
