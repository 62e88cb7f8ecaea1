import { type CallManners, type IdempotentCallOptions, isTimeLimit } from './call-options.ts';
import { OPERATIONS } from './generated/operations.ts';
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

type ReadonlyDeep<T> = T extends Blob
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

/** What a call of an operation sends. Values that are undefined are left out. */
interface OperationInput<Operation> {
  readonly options: IdempotentCallOptions;
  readonly path?: ParametersOf<Operation, 'path'>;
  readonly query?: ParametersOf<Operation, 'query'>;
  readonly body?: ReadonlyDeep<BodyOf<Operation>> | FormData;
  /** Resolve with the bytes rather than with parsed JSON. */
  readonly parseAs?: 'blob';
  /** Let the browser bring the request to its end when the page is left. */
  readonly keepalive?: boolean;
}

/** The response to a call. */
export interface CallResult<Body> {
  /** The parsed body; undefined when it was empty. */
  readonly data?: Body | undefined;
  readonly response: Response;
  readonly call: OperationCall;
}

/** Sends calls of the contract's operations. */
export interface ContractClient {
  call<Id extends OperationId>(
    operation: Id,
    input: OperationInput<operations[Id]>,
  ): Promise<CallResult<SuccessOf<operations[Id]>>>;
}

/** Settings of {@link createContractClient}. */
export interface ContractClientOptions extends CallManners {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: 'include' | 'same-origin' | 'omit';
  readonly sendIdempotencyKeys: boolean;
  readonly send: SendRequest;
}

/** How long a call may take by default, in ms. */
export const DEFAULT_TIMEOUT_MS = 30_000;

/** How many times as long a call with files may take. */
const UPLOAD_FACTOR = 4;

const DEFAULT_RETRIES = 2;

/** Path parameters that grant something to whoever reads them. */
const SECRET = /token$/i;

type Values = Readonly<Record<string, unknown>>;

function fillPath(path: string, values: Values, isShown: (name: string) => boolean): string {
  return path.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    isShown(name) ? encodeURIComponent(String(values[name])) : placeholder,
  );
}

function toQuery(values: Values): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
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
export function createContractClient(client: ContractClientOptions): ContractClient {
  async function call<Body>(
    operation: OperationId,
    input: OperationInput<unknown>,
  ): Promise<CallResult<Body>> {
    const [method = '', path = '', keyed] = OPERATIONS[operation].split(' ');
    const { options, body, parseAs, keepalive = false } = input;
    const { path: pathValues = {}, query = {} }: { path?: Values; query?: Values } = input;
    const isUpload = body instanceof FormData;
    const {
      timeoutMs = (client.timeoutMs ?? DEFAULT_TIMEOUT_MS) * (isUpload ? UPLOAD_FACTOR : 1),
      maxRetries = client.maxRetries ?? DEFAULT_RETRIES,
      idempotencyKey = client.sendIdempotencyKeys && createRandomKey(),
      signal,
    } = options;
    const suffix = toQuery(query);
    const url = client.baseUrl + fillPath(path, pathValues, () => true) + suffix;
    const shownUrl =
      client.baseUrl + fillPath(path, pathValues, (name) => !SECRET.test(name)) + suffix;
    const sent: OperationCall = { operation, method, url: shownUrl, attempts: 0 };

    const headers = new Headers(client.headers);
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    if (body !== undefined && !isUpload) headers.set('Content-Type', 'application/json');
    const isKeyed = idempotencyKey !== false && keyed !== undefined;
    if (isKeyed) headers.set('Idempotency-Key', idempotencyKey);
    const isRepeatable = method === 'GET' || isKeyed;

    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    const timer = isTimeLimit(timeoutMs)
      ? setTimeout(() => controller.abort(createTimeoutError(sent, timeoutMs)), timeoutMs)
      : undefined;

    async function sendOnce(): Promise<CallResult<Body>> {
      const request = new Request(url, {
        method,
        headers,
        body: body === undefined || isUpload ? (body ?? null) : JSON.stringify(body),
        credentials: client.credentials,
        keepalive,
        signal: controller.signal,
      });
      const response = await client.send(request, sent);
      // The contract says what an operation responds with.
      const data = (await readResponse(response, sent, parseAs)) as Body | undefined;
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
  }

  return { call };
}
