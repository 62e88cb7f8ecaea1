import {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorReason,
  type FieldError,
  isApiError,
  isObject,
} from './api-error.ts';
import { isText } from './error-code.ts';
import { HookFault } from './hook-fault.ts';
import type { OperationCall } from './operation-call.ts';

const NETWORK_MESSAGE = 'The shop could not be reached. Check your connection and try again.';
const TIMEOUT_MESSAGE = 'The shop took too long to answer. Please try again.';
/** What a client is created with, for developers. */
export const BASE_URL_RULE = "baseUrl must be the shop's API, such as https://shop.example/api/v1";

const MALFORMED_MESSAGE = 'The shop gave an answer that could not be read.';

/** Creates the error of a call, and of its response if there was one. */
function createError<Reason extends ApiErrorReason>(
  reason: Reason,
  { operation, method, url }: OperationCall,
  details: Pick<ApiErrorDetails, 'message'> & Partial<ApiErrorDetails>,
  response?: Response,
) {
  const status = response?.status ?? 0;
  const requestId = getRequestId(response);
  return new ApiError({ operation, method, url, status, requestId, ...details, reason });
}

/**
 * The error for whatever sending or reading failed with; an {@link ApiError} is one already.
 *
 * @throws what a hook threw, or the `AbortError` of a platform that gave the request up by itself
 */
export function toApiError(cause: unknown, call: OperationCall): ApiError {
  if (cause instanceof HookFault) throw cause.thrown;
  if (isApiError(cause)) return cause;
  const { name }: { readonly name?: unknown } = Object(cause);
  if (name === 'AbortError') throw cause;
  // Only a refresh of the session has a time limit that the platform keeps.
  if (name === 'TimeoutError') return createTimeoutError(call, cause);
  // Node wraps the fault in `fetch failed`, and the faults of several addresses in a list as well.
  const reason = ['cause', 'cause', 'errors', '0'].reduce(
    (inner, name) => getField(inner, name) ?? inner,
    cause,
  );
  return createError('network', call, {
    message: NETWORK_MESSAGE,
    // Outside of a page there is no CORS.
    // An interceptor of requests, such as MSW, gives the response as a cause, which has no text.
    hint:
      explainSilence(call, reason instanceof Response ? cause : reason) +
      (globalThis.location ? ` CORS may forbid it; ${BASE_URL_RULE}.` : ''),
    cause,
  });
}

/** The error of a call that was given up after its time limit. @param limit what ended it */
export function createTimeoutError(call: OperationCall, limit: unknown): ApiError {
  return createError('timeout', call, {
    message: TIMEOUT_MESSAGE,
    hint: explainSilence(call, limit),
  });
}

/** Why no response came: one line with one full stop, whatever text the cause has. */
function explainSilence({ url }: OperationCall, cause: unknown): string {
  return `No complete response from ${url}: ${cause}`.replace(/\s+/g, ' ').replace(/[. ]*$/, '.');
}

/**
 * Reads the body of a response.
 *
 * @param guestHint the hint of a 401, but for one of a wrong password
 * @returns the parsed JSON, or the bytes; undefined for an empty body
 * @throws ApiError when the status is no success, or the body is no JSON or says `success: false`
 */
export async function readResponse(
  response: Response,
  call: OperationCall,
  parseAs: 'blob' | undefined,
  guestHint?: string,
): Promise<unknown> {
  if (response.ok && parseAs === 'blob') return response.blob();
  const text = await response.text();
  const body = parseJson(text);
  const success = getField(body, 'success');
  // Payment providers report a failure inside a success (product 7.5.2).
  if (!response.ok || success === false) {
    const { status } = response;
    // Each error of the API has the envelope, but that of the health checks. What stands before the
    // shop responds with a 429 or 5xx of its own, at the right address too.
    const isOther =
      (success === undefined && status !== 429 && status < 500) ||
      (status === 404 && !call.url.includes('/api/v1/'));
    const isGuest = status === 401 && call.operation !== 'loginUser';
    const hint = isOther ? explainBaseUrl(call) : isGuest ? guestHint : undefined;
    throw createResponseError(response, call, body, hint);
  }
  if (text && body === undefined) throw createMalformedError({ response, call });
  return body;
}

/** @returns undefined when the text is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createResponseError(
  response: Response,
  call: OperationCall,
  body: unknown,
  hint: string | undefined,
): ApiError {
  const message = getField(body, 'message');
  const code = getField(body, 'code');
  const hasMessage = isText(message);
  const details = {
    message: hasMessage ? message : `The shop answered with status ${response.status}.`,
    // A gateway's message is for those who run it.
    hasServerMessage: hasMessage && getField(body, 'success') === false,
    code: isText(code) ? code : undefined,
    fieldErrors: parseFieldErrors(getField(body, 'errors')),
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after') ?? ''),
    details: getField(body, 'details'),
    hint,
  };
  return createError('response', call, details, response);
}

/** The error for a success whose body breaks the contract. */
export function createMalformedError(
  { response, call }: { readonly response: Response; readonly call: OperationCall },
  message = MALFORMED_MESSAGE,
  cause?: unknown,
): ApiError {
  return createError('malformed', call, { message, hint: explainBaseUrl(call), cause }, response);
}

/** What to look at when a response does not seem to come from the shop's API. */
function explainBaseUrl({ url }: OperationCall): string {
  return `Is ${url} the shop's API? ${BASE_URL_RULE}.`;
}

function parseFieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const field = getField(error, 'field');
    const message = getField(error, 'message');
    return isText(field) && isText(message) ? [{ field, message }] : [];
  });
}

/** `x-request-id` of a response; undefined without one. */
export function getRequestId(response: Response | undefined): string | undefined {
  return response?.headers.get('x-request-id') ?? undefined;
}

/** Parses `Retry-After`, seconds or a date, into ms from now; undefined when it is neither. */
function parseRetryAfter(value: string): number | undefined {
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The named field of any value; undefined when it has none. */
export function getField(value: unknown, name: string): unknown {
  return isObject(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
