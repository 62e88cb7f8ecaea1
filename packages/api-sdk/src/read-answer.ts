import { ApiError, type FieldError } from './api-error.ts';
import type { ShopFetch } from './shop-fetch.ts';

const NO_ANSWER = 'The shop could not be reached. Check your connection and try again.';
const UNREADABLE = 'The shop gave an answer that could not be read.';

/**
 * Wraps `fetch` so that it either resolves with an answer that is a success and, unless `parseAs`
 * is `bytes`, readable JSON, or rejects with an {@link ApiError}. Success is decided by the status
 * alone. An abort passes through as it is.
 */
export function withApiErrors(fetch: ShopFetch, parseAs: 'json' | 'bytes' = 'json'): ShopFetch {
  return async function fetchAnswer(request) {
    const response = await reach(request, () => fetch(request));
    if (response.ok && parseAs === 'bytes') return response;
    const text = await reach(request, () => response.text());
    const body = parseJson(text);
    if (!response.ok) throw createErrorResponse(response, body);
    if (text !== '' && body === undefined) throw createMalformed(response);
    // Providers of payment calls say so inside a success (spec §7, payment verify).
    if (readField(body, 'success') === false) throw createErrorResponse(response, body);
    return createReadResponse(response, body);
  };
}

/** An answer whose JSON has been read already, so that openapi-fetch need not (and cannot fail to). */
function createReadResponse({ status, headers }: Response, body: unknown): Response {
  const response = new Response(null, { status, headers });
  // With a length, openapi-fetch asks for json() and does not parse the text itself.
  response.headers.set('content-length', '1');
  return Object.defineProperty(response, 'json', { value: async () => body });
}

/** Runs a step that talks to the network; its failure becomes an {@link ApiError}, an abort not. */
async function reach<T>(request: Request, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    const isAbort = cause instanceof Error && cause.name === 'AbortError';
    if (isAbort || request.signal.aborted) throw cause;
    throw new ApiError({ reason: 'network', status: 0, message: NO_ANSWER, cause });
  }
}

/** @returns undefined when the text is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createErrorResponse(response: Response, body: unknown): ApiError {
  const message = readField(body, 'message');
  const hasServerMessage = typeof message === 'string' && message !== '';
  return new ApiError({
    reason: 'answer',
    status: response.status,
    message: hasServerMessage ? message : `The shop answered with status ${response.status}.`,
    hasServerMessage,
    fieldErrors: readFieldErrors(readField(body, 'errors')),
    requestId: readRequestId(response),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
  });
}

/** The error for an answer that is a success but not what the contract says. */
export function createMalformed(response: Response, message = UNREADABLE): ApiError {
  const { status } = response;
  return new ApiError({ reason: 'malformed', status, message, requestId: readRequestId(response) });
}

function readFieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const field = readField(error, 'field');
    const message = readField(error, 'message');
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}

function readRequestId(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined;
}

/** Reads `Retry-After`, seconds or a date, as ms from now; undefined when it is neither. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The named field of a value that may be anything. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
