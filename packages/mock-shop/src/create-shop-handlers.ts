import { type HttpHandler, HttpResponse, http } from 'msw/http';
import type { AnyFailure, PlannedResponse, RecordedCall } from './call-controls.ts';
import { OPERATIONS, type Operation, type OperationId } from './contract.ts';
import { accountRules } from './rules/accounts.ts';
import { addressRules } from './rules/addresses.ts';
import { cartRules } from './rules/cart.ts';
import { catalogueRules } from './rules/catalogue.ts';
import { orderRules } from './rules/orders.ts';
import type { Call, Rule, Rules } from './rules/rule.ts';
import { wishlistRules } from './rules/wishlist.ts';
import { NO_TOKENS, parseTokens, toSetCookies } from './session-cookies.ts';
import { ShopError } from './shop-error.ts';
import { createTestShop, type TestSession, type TestShop } from './test-shop.ts';

/** Settings of {@link createShopHandlers}. */
export interface ShopHandlerOptions {
  /** The shop behind the handlers; a new one with the fixtures when left out. */
  readonly shop?: TestShop | undefined;
  /** Where the API is, such as `https://shop.example/api/v1`; `/api/v1` on any origin when left out. */
  readonly baseUrl?: string | undefined;
}

const RULES: Rules = {
  ...accountRules,
  ...addressRules,
  ...cartRules,
  ...catalogueRules,
  ...orderRules,
  ...wishlistRules,
};

const CSV = { 'content-type': 'text/csv; charset=utf-8' };

/** A picture of one pixel, which stands for all. */
const PICTURE = new Blob(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      ),
      (character) => character.charCodeAt(0),
    ),
  ],
  { type: 'image/png' },
);

/**
 * MSW handlers for every operation of the contract, for `setupServer` of `msw/node` and `setupWorker` of
 * `msw/browser`: by the rules of the shop in memory where it has one, else with the contract's example.
 *
 * A call without a `Cookie` header comes from the one browser whose cookies the shop stores itself
 * (`shop.signIn()`), since Node's `fetch` stores none.
 */
export function createShopHandlers(options: ShopHandlerOptions = {}): HttpHandler[] {
  const { shop = createTestShop(), baseUrl = '*/api/v1' } = options;
  const root = baseUrl.replace(/\/api\/v1$/, '');
  return OPERATIONS.map((operation) =>
    http[operation.method](
      `${operation.isAtRoot ? root : baseUrl}${operation.path}`,
      ({ request, params }) => respond(shop, operation, request, params),
    ),
  );
}

async function respond(
  shop: TestShop,
  operation: Operation,
  request: Request,
  path: object,
): Promise<Response> {
  const { method, url, headers } = request;
  const { id } = operation;
  const call: RecordedCall = { operation: id, method, url, headers, body: undefined, status: null };
  const requestId = `req-${shop.calls.push(call)}`;
  const isRead = readBody(request).then((body) => {
    call.body = body;
  });
  const failure = await shop.admit(id, isRead);
  const response =
    failure === undefined || failure === 'response-lost'
      ? carryOut(shop, operation, call, path)
      : toFailure(operation, failure);
  const isLost = failure === 'response-lost' || response.type === 'error';
  call.status = isLost ? 0 : response.status;
  if (isLost) return HttpResponse.error();
  response.headers.set('x-request-id', requestId);
  return response;
}

/** JSON, or a form as an object; undefined when there is none to read. */
async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  return type.startsWith('application/json') ? request.json() : undefined;
}

/** Responds by the rule of an operation, or with the contract's example. */
function carryOut<Id extends OperationId>(
  shop: TestShop,
  operation: Operation<Id>,
  { headers, url, body }: RecordedCall,
  path: object,
): Response {
  const sent = headers.get('cookie');
  const tokens = sent === null ? shop.cookies : parseTokens(sent);
  const session = shop.sessions.find(
    ({ accessToken }) => accessToken !== '' && accessToken === tokens.accessToken,
  );
  const answer = new Headers();
  const requireUser = () => {
    if (session === undefined) throw new ShopError(401, 'Please log in to continue.');
    return shop.findUser(session.userId);
  };
  const call = {
    ...{ path, query: new URL(url).searchParams, body, headers, tokens, session },
    get user() {
      return requireUser();
    },
    setSession(next: TestSession | null) {
      for (const cookie of toSetCookies(next ?? NO_TOKENS)) answer.append('set-cookie', cookie);
      if (sent === null) shop.storeTokens(next ?? NO_TOKENS);
    },
    // Requests are as their types say: nothing here checks them.
  } as Call<Id>;
  const rule: Rule<Id> | undefined = RULES[operation.id];
  const { status, example } = operation;
  if (operation.id === 'getMedia') return new HttpResponse(PICTURE);
  try {
    if (operation.needsSession) requireUser();
    if (typeof example === 'string') return new HttpResponse(example, { headers: CSV });
    const changes: object = rule?.(call, shop) ?? {};
    const content = Array.isArray(changes) ? changes : { ...example, ...changes };
    return HttpResponse.json(content, { status, headers: answer });
  } catch (error) {
    if (error instanceof ShopError) return toErrorResponse(operation, error);
    throw error;
  }
}

function toFailure(operation: Operation, failure: Exclude<AnyFailure, 'response-lost'>): Response {
  if (failure === 'unreachable') return HttpResponse.error();
  const { status, message = 'Something went wrong. Please try again.' } = failure;
  const { retryAfter = status === 429 || status === 503 ? 1 : undefined } = failure;
  const headers = new Headers(
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  );
  // What the shop itself does not send comes from a proxy, which knows no envelope.
  return operation.lists(status)
    ? toErrorResponse(operation, { ...failure, message }, headers)
    : new HttpResponse(null, { status, headers });
}

type ErrorContent = Pick<PlannedResponse, 'code' | 'errors'> & {
  readonly status: number;
  readonly message: string;
};

/** An error of the contract. */
function toErrorResponse(
  { codeOf }: Operation,
  { status, message, code = codeOf(status), errors }: ErrorContent,
  headers = new Headers(),
): Response {
  const content = { success: false, message, code, ...(errors !== undefined && { errors }) };
  return HttpResponse.json(content, { status, headers });
}
