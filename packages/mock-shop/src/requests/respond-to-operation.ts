import { HttpResponse } from 'msw/http';
import type { OperationId } from '../contract/operation-types.ts';
import { hasStatus, type Operation, valueAt } from '../contract/operations.ts';
import type { TestSession, TestUser } from '../entities.ts';
import { ALL_HANDLERS } from '../resources/all-handlers.ts';
import { requireShopper } from '../resources/operation-handler.ts';
import type { TestShop } from '../test-shop.ts';
import type { AnyFailure, RecordedCall } from './call-controls.ts';
import { catchUp } from './catch-up.ts';
import { type ErrorCode, MockShopError, statusOfCode } from './mock-shop-error.ts';
import { assertFollowsContract, type RawRequest, readRequest } from './read-request.ts';
import {
  ACCESS_COOKIE,
  type Cookies,
  parseCookies,
  setPageCookies,
  toCookies,
  toSetCookies,
} from './session-cookies.ts';

/** Where the cookies of a call come from; see `ShopHandlerOptions`. */
export type CookieSource = 'shop' | 'requests';

/** A request to one operation, as MSW hands it over. */
export interface OperationRequest {
  readonly request: Request;
  /** The parts of the path by name. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly cookieSource: CookieSource;
}

const GENERAL_MESSAGE = 'Something went wrong. Please try again.';

/**
 * Responds to a request as the server would: finds the shopper, validates the request against the
 * contract, runs the handler and sets the cookies. A planned failure replaces the response.
 */
export async function respondToOperation<Id extends OperationId>(
  shop: TestShop,
  operation: Operation<Id>,
  source: OperationRequest,
): Promise<Response> {
  const { id } = operation;
  const { request, params } = source;
  const { method, url, headers } = request;
  const call: RecordedCall = { operation: id, method, url, headers, body: undefined, status: null };
  shop.calls.push(call);
  const requestId = `req-${shop.calls.length}`;
  const reading = readRequest(operation, request, params);
  const isRead = reading.then(
    ({ body }) => {
      call.body = body;
    },
    () => {
      // The handler rejects an unreadable request, in the server's order.
    },
  );
  const failure = await shop.admit(id, isRead);
  const isDone = failure === undefined || failure === 'response-lost';
  const response = isDone
    ? await runHandler(shop, operation, source, reading)
    : toFailureResponse(operation, failure);
  const isLost = failure === 'response-lost' || response.type === 'error';
  call.status = isLost ? 0 : response.status;
  if (isLost) return HttpResponse.error();
  response.headers.set('x-request-id', requestId);
  return response;
}

async function runHandler<Id extends OperationId>(
  shop: TestShop,
  operation: Operation<Id>,
  { request, cookieSource }: OperationRequest,
  reading: Promise<RawRequest>,
): Promise<Response> {
  let session: TestSession | null | undefined;
  const setSession = (next: TestSession | null) => {
    session = next;
  };
  try {
    const sent = request.headers.get('cookie');
    const isShared = sent === null && cookieSource === 'shop' && request.credentials !== 'omit';
    catchUp(shop);
    const cookies = isShared ? shop.cookies : parseCookies(sent ?? '');
    const shopper = findShopper(shop, cookies);
    if (operation.needsSession) requireShopper(shopper);
    const raw = await reading;
    assertFollowsContract(operation, raw);
    const body = ALL_HANDLERS[operation.id]({ ...raw, shopper, cookies, setSession }, shop);
    const response = toResponse(body, operation.successStatus, session);
    if (session !== undefined && isShared) {
      shop.cookies = session === null ? new Map() : toCookies(session);
      // A response of MSW does so in a browser, but not in jsdom.
      setPageCookies(session);
    }
    return response;
  } catch (error) {
    if (error instanceof MockShopError) return toErrorResponse(operation, error);
    throw error;
  }
}

function findShopper(shop: TestShop, cookies: Cookies): TestUser | null {
  const token = cookies.get(ACCESS_COOKIE);
  const now = shop.time();
  const session = shop.sessions.find((one) => one.accessToken === token && one.accessEndsAt > now);
  return shop.users.find(({ _id }) => _id === session?.userId) ?? null;
}

function toResponse(
  body: unknown,
  status: number,
  session: TestSession | null | undefined,
): Response {
  if (body instanceof Blob) {
    const headers = {
      'content-type': body.type,
      'cache-control': 'public, max-age=31536000, immutable',
    };
    return new HttpResponse(body, { status, headers });
  }
  const headers = new Headers();
  for (const cookie of session === undefined ? [] : toSetCookies(session)) {
    headers.append('set-cookie', cookie);
  }
  return toJsonResponse(body, status, headers);
}

function toFailureResponse(
  operation: Operation,
  failure: Exclude<AnyFailure, 'response-lost'>,
): Response {
  if (failure === 'unreachable') return HttpResponse.error();
  const { status, code, message = GENERAL_MESSAGE, errors, retryAfter } = failure;
  const isForAWhile = status === 429 || status === 503;
  const seconds = retryAfter ?? (isForAWhile ? 1 : undefined);
  // The shop itself does not send it.
  if (!hasStatus(operation, status)) {
    return new HttpResponse(null, { status, headers: toRetryHeaders(seconds) });
  }
  const details = { code: code ?? ownCodeOf(operation, status), errors, retryAfter: seconds };
  return toErrorResponse(operation, new MockShopError(status, message, details));
}

/** The first code of the status that the operation lists as its own; undefined when it has none. */
function ownCodeOf({ pointer }: Operation, status: number): ErrorCode | undefined {
  const own = valueAt(`${pointer}/x-error-codes`);
  return Array.isArray(own) ? own.find((code) => statusOfCode(code) === status) : undefined;
}

/** @param seconds until the next try; undefined when nothing is said of it */
function toRetryHeaders(seconds: number | undefined): Headers {
  return new Headers(seconds === undefined ? {} : { 'retry-after': String(seconds) });
}

function toErrorResponse({ isAtRoot }: Operation, error: MockShopError): Response {
  const { status, code, message, errors, retryAfter } = error;
  const headers = toRetryHeaders(retryAfter);
  // Health checks have no envelope.
  const body = isAtRoot
    ? { status: 'unavailable' }
    : { success: false, message, code, ...(errors.length > 0 && { errors }) };
  return toJsonResponse(body, status, headers);
}

function toJsonResponse(body: unknown, status: number, headers: Headers): Response {
  headers.set('content-type', 'application/json; charset=utf-8');
  return new HttpResponse(JSON.stringify(body), { status, headers });
}
