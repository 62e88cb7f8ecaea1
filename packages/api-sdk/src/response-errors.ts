import type { Middleware } from 'openapi-fetch';
import { ApiError, type FieldError } from './api-error.ts';

const NETWORK_MESSAGE = 'The shop could not be reached. Check your connection and try again.';
const MALFORMED_MESSAGE = 'The shop gave an answer that could not be read.';

/**
 * Makes openapi-fetch reject with an {@link ApiError} when the network fails, the status is no
 * success, or the body is no JSON or says `success: false`. An abort passes through unchanged.
 */
export const responseErrors: Middleware = {
  onError: ({ error, request }) => toNetworkError(error, request),

  async onResponse({ request, response, options }) {
    if (response.ok && options.parseAs === 'blob') return undefined;
    const text = await response.text().catch((error: unknown) => {
      throw toNetworkError(error, request) ?? error;
    });
    const body = parseJson(text);
    if (!response.ok) throw createResponseError(response, body);
    if (text !== '' && body === undefined) throw createMalformedError(response);
    // Payment providers report a failure inside a success (product 7, payment verify).
    if (getField(body, 'success') === false) throw createResponseError(response, body);
    const { status, headers } = response;
    return new Response(text === '' ? null : text, { status, headers });
  },
};

/** @returns undefined for an abort, which is no error of the network */
function toNetworkError(cause: unknown, { signal }: Request): ApiError | undefined {
  const isAbort = cause instanceof Error && cause.name === 'AbortError';
  if (isAbort || signal.aborted) return undefined;
  return new ApiError({ reason: 'network', status: 0, message: NETWORK_MESSAGE, cause });
}

/** @returns undefined when the text is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createResponseError(response: Response, body: unknown): ApiError {
  const message = getField(body, 'message');
  const hasServerMessage = typeof message === 'string' && message !== '';
  return new ApiError({
    reason: 'response',
    status: response.status,
    message: hasServerMessage ? message : `The shop answered with status ${response.status}.`,
    hasServerMessage,
    fieldErrors: parseFieldErrors(getField(body, 'errors')),
    requestId: getRequestId(response),
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after')),
  });
}

/** The error for a success whose body breaks the contract. */
export function createMalformedError(response: Response, message = MALFORMED_MESSAGE): ApiError {
  const { status } = response;
  return new ApiError({ reason: 'malformed', status, message, requestId: getRequestId(response) });
}

function parseFieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const field = getField(error, 'field');
    const message = getField(error, 'message');
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}

function getRequestId(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined;
}

/** Parses `Retry-After`, seconds or a date, into ms from now; undefined when it is neither. */
function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The named field of any value; undefined when it has none. */
export function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
