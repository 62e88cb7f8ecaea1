import { isObject } from './api-error.ts';
import { createMalformedError, createResponseError, getField } from './response-errors.ts';

/** What a call resolves with. */
interface Reply<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data in the envelope of a success; the body itself where it has no envelope. */
export type DataOf<Body> = Body extends { readonly data?: infer Data } ? Data : Body;

/**
 * The data of a call: `const product = await unwrap(api.GET('/products/{id}', { params: { path: { id } } }))`.
 *
 * @throws ApiError when the call failed, its body says `success: false` (product 7.5.1) or is empty
 */
export async function unwrap<Body>(call: Promise<Reply<Body>>): Promise<DataOf<Body>> {
  const { data: body, error, response } = await call;
  if (!response.ok) throw createResponseError(response, error);
  if (getField(body, 'success') === false) throw createResponseError(response, body);
  if ((body ?? undefined) === undefined && response.status !== 204)
    throw createMalformedError(response);
  // The type says of the body what is looked up here.
  return (isObject(body) && 'data' in body ? body.data : body) as DataOf<Body>;
}
