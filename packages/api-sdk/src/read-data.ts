import type { CallResult } from './contract-client.ts';
import { createMalformedError } from './response-errors.ts';

export type { CallResult } from './contract-client.ts';

/** The contract's success envelope. */
interface Envelope<T> {
  readonly data: T;
}

function isEnvelope<T>(body: Envelope<T> | T): body is Envelope<T> {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/**
 * Waits for a call and takes the data out of its envelope. Data without an envelope is accepted too.
 *
 * @throws ApiError when the response has no data
 */
export async function readData<T>(call: Promise<CallResult<Envelope<T> | NoInfer<T>>>): Promise<T> {
  const body = await readBody(call);
  const data = isEnvelope(body) ? body.data : body;
  if (data === null || data === undefined) throw createMalformedError(await call);
  return data;
}

/**
 * Waits for a call whose response has no envelope.
 *
 * @throws ApiError when the response is empty
 */
export async function readBody<Body>(call: Promise<CallResult<Body>>): Promise<Body> {
  const result = await call;
  const { data } = result;
  if (data === null || data === undefined) throw createMalformedError(result);
  return data;
}

/** Waits for a call whose response has no data. */
export async function readDone(call: Promise<unknown>): Promise<void> {
  await call;
}
