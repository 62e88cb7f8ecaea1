import type { Middleware } from 'openapi-fetch';
import {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorReason,
  createOptionsError,
  type FieldError,
  isObject,
} from './api-error.ts';
import { BASE_URL_RULE } from './base-url.ts';
import { isAbort, parseRetryAfter } from './retries.ts';

const NETWORK_MESSAGE = 'The shop could not be reached. Check your connection and try again.';
const TIMEOUT_MESSAGE = 'The shop took too long to answer. Please try again.';
const MALFORMED_MESSAGE = 'The shop gave an answer that could not be read.';

/** Which call an error is of. */
interface Call {
  readonly method?: string;
  /** Path in the contract. */
  readonly path?: string;
  /** URL without the values of secret tokens. */
  readonly url?: string;
}

/** What is known of a response beside itself. */
interface Origin extends Call {
  /** What to tell the developer about it. */
  readonly hint?: string | undefined;
  /** Whether the body of an error is the client's own, since the response had none that the contract knows. */
  readonly isReplaced?: boolean;
}

/** The calls of the responses that are still used somewhere. */
const origins = new WeakMap<Response, Origin>();

/** Paths with a parameter that grants something to whoever reads it. */
const SECRET_PATH = /token\}/i;

/** What a shop's response has as its type. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/** Creates the error of a call, and of its response if there was one. */
function createError<Reason extends ApiErrorReason>(
  reason: Reason,
  { method, path, url }: Call,
  details: Pick<ApiErrorDetails, 'message'> & Partial<ApiErrorDetails>,
  response?: Response,
) {
  const requestId = response?.headers.get('x-request-id') ?? undefined;
  const status = response?.status ?? 0;
  return new ApiError({ method, path, url, status, requestId, ...details, reason });
}

/**
 * Makes of each call one of two things: a body as the contract has it, or an error that says what failed.
 * What is thrown is an `ApiError`; the `error` of a response always is the contract's error body, also where
 * a gateway sent none or HTML.
 *
 * @param guestHint what to tell the developer about a 401 of a request without cookies of its caller's
 */
export function explainFailures(guestHint: string | undefined): Middleware {
  return {
    onRequest({ schemaPath, params }) {
      // The call would be another one, or about 'undefined'.
      for (const [, name = ''] of schemaPath.matchAll(/\{(\w+)\}/g))
        if (!params.path?.[name]) throw createOptionsError(`No ${name} for ${schemaPath}`);
    },
    onError({ request, schemaPath, error }) {
      // What a caller aborted with is hers.
      if (request.signal.aborted || isAbort(error)) return undefined;
      return toApiError(error, toCall(request, schemaPath));
    },
    async onResponse({ request, response, schemaPath, options }) {
      const call = toCall(request, schemaPath);
      const isJson = JSON_TYPE.test(response.headers.get('content-type') ?? '');
      if (response.ok) {
        origins.set(response, call);
        if (options.parseAs !== 'json' || !response.body) return undefined;
        if (!isJson) throw createMalformedError(response);
        const parse = response.json.bind(response);
        // openapi-fetch parses the body, and says nothing of the call when it cannot.
        response.json = () =>
          parse().catch(() => {
            throw createMalformedError(response);
          });
        return undefined;
      }
      const body = await readJson(response.clone());
      const { status } = response;
      const hasEnvelope = getField(body, 'success') !== undefined;
      // Each error of the API has the envelope, but that of the health checks. What stands before the
      // shop responds with a 429 or 5xx of its own, at the right address too.
      const isOther =
        (!hasEnvelope && status !== 429 && status < 500) ||
        (status === 404 && !call.url.includes('/api/v1/'));
      const isGuest =
        status === 401 && schemaPath !== '/users/login' && !request.headers.has('cookie');
      const hint = isOther ? explainBaseUrl(call) : isGuest ? guestHint : undefined;
      if (isObject(body)) {
        origins.set(response, { ...call, hint });
        return undefined;
      }
      const message = `The shop answered with status ${status}.`;
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      headers.set('content-type', 'application/json');
      const replaced = new Response(JSON.stringify({ success: false, message }), {
        status,
        headers,
      });
      origins.set(replaced, { ...call, hint, isReplaced: true });
      return replaced;
    },
  };
}

function toCall(request: Request, schemaPath: string): Required<Call> {
  const [address = ''] = request.url.split('?');
  // The path in the contract stands at the end of the URL, with as many parts.
  const base = address.split('/').slice(0, -schemaPath.split('/').length + 1);
  const url = SECRET_PATH.test(schemaPath) ? base.join('/') + schemaPath : request.url;
  return { method: request.method, path: schemaPath, url };
}

/** The parsed body; undefined when it is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/** The error for whatever sending or reading failed with. */
function toApiError(cause: unknown, call: Call): Error {
  if (Object(cause).name === 'TimeoutError') {
    return createError('timeout', call, {
      message: TIMEOUT_MESSAGE,
      hint: explainSilence(call, cause),
      cause,
    });
  }
  // Node wraps the fault in `fetch failed`, and the faults of several addresses in a list as well.
  const reason = ['cause', 'cause', 'errors', '0'].reduce<unknown>(
    (inner, name) => getField(inner, name) ?? inner,
    cause,
  );
  return createError('network', call, {
    message: NETWORK_MESSAGE,
    // An interceptor of requests, such as MSW, gives the response as a cause, which has no text. Outside
    // of a page there is no CORS.
    hint:
      explainSilence(call, reason instanceof Response ? cause : reason) +
      (globalThis.location ? ` CORS may forbid it; ${BASE_URL_RULE}.` : ''),
    cause,
  });
}

/** Why no response came: one line with one full stop, whatever text the cause has. */
function explainSilence({ url }: Call, cause: unknown): string {
  return `No complete response from ${url}: ${cause}`.replace(/\s+/g, ' ').replace(/[. ]*$/, '.');
}

/** The error of a response that is no success, or whose body says `success: false`. */
export function createResponseError(response: Response, body: unknown): ApiError {
  const { hint, isReplaced = false, ...call } = origins.get(response) ?? {};
  const message = getField(body, 'message');
  const code = getField(body, 'code');
  const hasMessage = isText(message);
  const details = {
    message: hasMessage ? message : `The shop answered with status ${response.status}.`,
    // A gateway's message is for those who run it.
    hasServerMessage: hasMessage && !isReplaced && getField(body, 'success') === false,
    code: isText(code) ? code : undefined,
    fieldErrors: parseFieldErrors(getField(body, 'errors')),
    retryAfterMs: parseRetryAfter(response),
    details: getField(body, 'details'),
    hint,
  };
  return createError('response', call, details, response);
}

/** The error for a success whose body breaks the contract. */
export function createMalformedError(response: Response): ApiError {
  const call = origins.get(response) ?? {};
  const details = { message: MALFORMED_MESSAGE, hint: explainBaseUrl(call) };
  return createError('malformed', call, details, response);
}

/** What to look at when a response does not seem to come from the shop's API. */
function explainBaseUrl({ url }: Call): string {
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

/** Whether a value of an error body is a text that says something. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The named field of any value; undefined when it has none. */
export function getField(value: unknown, name: string): unknown {
  return isObject(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
