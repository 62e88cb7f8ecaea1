import { isObject } from './api-error.ts';
import type { CallResult } from './contract-client.ts';
import { createMalformedError, getField } from './response-errors.ts';

export type { CallResult } from './contract-client.ts';

/** The contract's success envelope. */
interface Envelope<T> {
  readonly data: T;
}

function isEnvelope<T>(body: Envelope<T> | T): body is Envelope<T> {
  return isObject(body) && 'data' in body;
}

/** Takes the data out of its envelope. Data without an envelope is accepted too. */
export function unwrap<T>(body: Envelope<T> | NoInfer<T>): T {
  return isEnvelope(body) ? body.data : body;
}

/** Gives data that has one of these fields; null for anything else. */
export function having(...names: readonly string[]) {
  return <T>(data: T): T | null =>
    names.some((name) => getField(data, name) !== undefined) ? data : null;
}

/** Gives a list; null for anything else, which has no length. */
export const asList = /* @__PURE__ */ having('length');

/** Gives an object of the shop, by what a server may identify it; null for anything else. */
export const asEntity = /* @__PURE__ */ having('_id', 'id', 'slug');

/** Gives the bytes of a file: with `parseAs: 'blob'` no other body arrives, whatever the contract calls it. */
export function asBlob(bytes: unknown): Blob {
  return bytes as Blob;
}

/**
 * Waits for a call and parses what is in the envelope of its response.
 *
 * @param parse gives null, or throws, for what breaks the contract
 * @throws ApiError with the reason `malformed` then, and when there is nothing
 */
export async function readData<Sent, Parsed>(
  call: Promise<CallResult<Envelope<Sent> | NoInfer<Sent>>>,
  parse: (sent: Sent) => Parsed | null,
): Promise<Parsed> {
  return readBody(call, (body) => parse(unwrap(body)));
}

/**
 * Waits for a call and parses the whole body of its response.
 *
 * @param parse gives null or undefined, or throws, for what breaks the contract
 * @param message of the error
 * @throws ApiError with the reason `malformed` then, and when the body is empty
 */
export async function readBody<Body, Parsed>(
  call: Promise<CallResult<Body>>,
  parse: (body: Body) => Parsed | null | undefined,
  message?: string,
): Promise<Parsed> {
  const result = await call;
  const { data } = result;
  let cause: unknown;
  try {
    const parsed = data === undefined ? null : parse(data);
    if (parsed !== null && parsed !== undefined) return parsed;
  } catch (error) {
    cause = error;
  }
  throw createMalformedError(result, message, cause);
}
