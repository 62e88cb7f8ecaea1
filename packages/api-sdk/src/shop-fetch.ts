import type { OperationCall } from './operation-call.ts';

/** The part of `fetch` the client needs. `globalThis.fetch` fits. */
export type ShopFetch = (request: Request) => Promise<Response>;

/** Sends a request as part of a call. */
export type SendRequest = (request: Request, call: OperationCall) => Promise<Response>;
