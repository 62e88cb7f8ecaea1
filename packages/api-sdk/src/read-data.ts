import { createMalformed } from './read-answer.ts';

/** The contract's success envelope. */
interface Envelope<T> {
  readonly data: T;
}

/** What a call of openapi-fetch resolves with. Without `data` the answer was empty. */
export interface CallResult<Body> {
  readonly data?: Body;
  readonly response: Response;
}

function isEnvelope<T>(body: Envelope<T> | T): body is Envelope<T> {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/**
 * Waits for a call and takes the data out of its envelope. A server that answers the data bare is
 * understood too.
 *
 * @throws ApiError when there is no data in the answer
 */
export async function readData<T>(call: Promise<CallResult<Envelope<T> | NoInfer<T>>>): Promise<T> {
  const body = await readBody(call);
  const data = isEnvelope(body) ? body.data : body;
  if (data === null || data === undefined) throw createMalformed((await call).response);
  return data;
}

/**
 * Waits for a call whose answer has no envelope.
 *
 * @throws ApiError when the answer is empty
 */
export async function readBody<Body>(call: Promise<CallResult<Body>>): Promise<Body> {
  const { data, response } = await call;
  if (data === null || data === undefined) throw createMalformed(response);
  return data;
}

/** Waits for a call whose answer says no more than that it was done. */
export async function readDone(call: Promise<unknown>): Promise<void> {
  await call;
}
