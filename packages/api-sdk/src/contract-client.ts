import { type CallManners, type IdempotentCallOptions, isTimeLimit } from './call-options.ts';
import type { operations } from './generated/schema.ts';
import type { OperationCall, OperationId } from './operation-call.ts';
import { createRandomKey } from './random-key.ts';
import { createTimeoutError, readResponse, toApiError } from './response-errors.ts';
import { getRetryDelay } from './retry-delay.ts';
import type { SendRequest } from './shop-fetch.ts';
import { untilAborted } from './until-aborted.ts';

type ParametersOf<Operation, Kind extends 'path' | 'query'> = Operation extends {
  readonly parameters: { readonly [Name in Kind]?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;

type BodyOf<Operation> = Operation extends {
  readonly requestBody?: { readonly content: infer Content };
}
  ? Content[keyof Content]
  : never;

/** The bodies of the successes of an operation. */
type SuccessOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201)]: Responses[Status] extends {
        readonly content: infer Content;
      }
        ? Content[keyof Content]
        : never;
    }[keyof Responses & (200 | 201)]
  : never;

/** Lets the fields that may be left out be undefined as well. */
type AllowUndefined<T> = {
  [Key in keyof T]: Partial<Pick<T, Key>> extends Pick<T, Key> ? T[Key] | undefined : T[Key];
};

type ReadonlyDeep<T> = T extends Blob
  ? T
  : T extends object
    ? { readonly [Key in keyof AllowUndefined<T>]: ReadonlyDeep<AllowUndefined<T>[Key]> }
    : T;

/** What a call of an operation sends. Values that are undefined are left out. */
interface OperationInput<Operation> {
  readonly path?: ParametersOf<Operation, 'path'>;
  readonly query?: AllowUndefined<ParametersOf<Operation, 'query'>> | undefined;
  readonly body?: ReadonlyDeep<BodyOf<Operation>> | FormData;
  /** Resolve with the bytes rather than with parsed JSON. */
  readonly parseAs?: 'blob';
  /** Let the browser bring the request to its end when the page is left; nothing outside of a page. */
  readonly keepalive?: boolean;
}

/** The response to a call. */
export interface CallResult<Body> {
  /** The parsed body; undefined when it was empty. */
  readonly data?: Body | undefined;
  readonly response: Response;
  readonly call: OperationCall;
}

/** Calls an operation of the contract. */
export type CallOperation = <Id extends OperationId>(
  operation: Id,
  options?: IdempotentCallOptions,
  input?: OperationInput<operations[Id]>,
) => Promise<CallResult<SuccessOf<operations[Id]>>>;

/** Settings of {@link createContractClient}. */
export interface ContractClientOptions extends CallManners {
  /** Method and path of each operation that can be called. */
  readonly operations: Readonly<Partial<Record<OperationId, string>>>;
  readonly timeoutMs: number;
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: 'include' | 'same-origin' | 'omit';
  readonly sendIdempotencyKeys: boolean;
  readonly send: SendRequest;
  /** What to tell the developer about a 401 of a request without cookies of its caller's. */
  readonly guestHint: string | undefined;
}

/** How many times as long a call with files may take. */
const UPLOAD_FACTOR = 4;

const DEFAULT_RETRIES = 2;

/** Paths with a parameter that grants something to whoever reads it. */
const SECRET_PATH = /token\}/i;

type Values = Readonly<Record<string, unknown>>;

/**
 * The URL of a call; a query parameter that is undefined is left out.
 *
 * @throws TypeError when a parameter of the path is missing or empty: the call would be another one, or
 *   about 'undefined'
 */
function toUrl(address: string, path: Values, query: Values): string {
  const url = new URL(
    address.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (!path[name]) throw new TypeError(`No ${name} for ${address}`);
      return encodeURIComponent(String(path[name]));
    }),
  );
  setAll(url.searchParams, query);
  return url.href;
}

/** Sets all values but those that are undefined. */
function setAll(target: Headers | URLSearchParams, values: Values): void {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) target.set(name, String(value));
}

/**
 * Waits between two tries.
 *
 * @throws the signal's reason when it is aborted meanwhile
 */
async function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, delayMs);
  });
  await untilAborted(elapsed, signal).finally(() => clearTimeout(timer));
}

/**
 * Creates the client that the methods of the groups call with an operation of the contract. It makes
 * the request, sends it again where that is safe, keeps the time limit, and turns everything
 * that goes wrong into an `ApiError`.
 */
export function createContractClient(client: ContractClientOptions): CallOperation {
  return async function call<Body>(
    operation: OperationId,
    options: IdempotentCallOptions = {},
    input: OperationInput<unknown> = {},
  ): Promise<CallResult<Body>> {
    const [method = '', path = '', keyed] = `${client.operations[operation]}`.split(' ');
    const { body, parseAs, keepalive = false } = input;
    const { path: pathValues = {}, query = {} }: { path?: Values; query?: Values | undefined } =
      input;
    const isUpload = body instanceof FormData;
    const payload = isUpload ? body : JSON.stringify(body);
    const {
      timeoutMs = client.timeoutMs * (isUpload ? UPLOAD_FACTOR : 1),
      maxRetries = client.maxRetries ?? DEFAULT_RETRIES,
      // Where nothing is sent under a key, none is drawn: frameworks ask why a cached page is random.
      idempotencyKey = keyed !== undefined && client.sendIdempotencyKeys && createRandomKey(),
      signal,
      onResponse,
    } = options;
    const address = client.baseUrl + path;
    const url = toUrl(address, pathValues, query);
    const shownUrl = SECRET_PATH.test(path) ? address : url;
    const sent: OperationCall = { operation, method, url: shownUrl, attempts: 0, onResponse };

    const headers = new Headers();
    const isKeyed = idempotencyKey !== false && keyed !== undefined;
    if (isKeyed) headers.set('Idempotency-Key', idempotencyKey);
    // After it: a key among the caller's headers wins.
    setAll(headers, { ...client.headers, ...options.headers });
    if (body !== undefined && !isUpload) headers.set('Content-Type', 'application/json');
    const isRepeatable = method === 'GET' || isKeyed;

    const isLimited = isTimeLimit(timeoutMs);
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    const timer = isLimited
      ? setTimeout(
          () => controller.abort(createTimeoutError(sent, `timeoutMs is ${timeoutMs}`)),
          timeoutMs,
        )
      : undefined;

    async function sendOnce(): Promise<CallResult<Body>> {
      const request = new Request(url, {
        method,
        headers,
        body: payload,
        credentials: client.credentials,
        // A server's framework copies requests, and no copy of a body may be kept alive.
        keepalive: keepalive && 'document' in globalThis,
        signal: controller.signal,
      });
      const response = await client.send(request, sent);
      // The contract says what an operation responds with.
      const guestHint = headers.has('cookie') ? undefined : client.guestHint;
      const data = (await readResponse(response, sent, parseAs, guestHint)) as Body | undefined;
      return { data, response, call: sent };
    }

    try {
      for (let retries = 0; ; retries += 1) {
        try {
          return await untilAborted(sendOnce(), controller.signal);
        } catch (error) {
          if (controller.signal.aborted) throw controller.signal.reason;
          const known = toApiError(error, sent);
          const delayMs =
            isRepeatable && retries < maxRetries ? getRetryDelay(known, retries) : undefined;
          if (delayMs === undefined) throw known;
          await wait(delayMs, controller.signal);
        }
      }
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
}
