import { type HttpHandler, http } from 'msw/http';
import { OPERATIONS } from './contract/operations.ts';
import { type CookieSource, respondToOperation } from './requests/respond-to-operation.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

/** Settings of {@link createShopHandlers}. */
export interface ShopHandlerOptions {
  /** The shop behind the handlers; a new one with the fixtures when left out. */
  readonly shop?: TestShop | undefined;
  /**
   * Where the API is, such as `/api/v1` or `https://shop.example/api/v1`. Left out: `/api/v1` on
   * whatever origin.
   */
  readonly baseUrl?: string | undefined;
  /**
   * Where the cookies of a call come from. The response to a sign-in has `Set-Cookie`, but Node's
   * `fetch` stores no cookies, and MSW returns none to it, so:
   *
   * - `shop` (the default): a call without a `Cookie` header comes from the one browser whose
   *   cookies the shop stores itself (`shop.cookies`, `shop.signIn()`). A call with one, such as that
   *   of a second shopper on Node, uses its own.
   * - `requests`: from the `Cookie` header alone, for clients that store their own cookies.
   *
   * In a browser pages cannot send that header, so `shop` it is there; a reload makes a new shop, in
   * which nobody is signed in. `credentials: 'omit'` is heeded where MSW can see it: in browsers.
   */
  readonly cookies?: CookieSource | undefined;
}

/**
 * MSW handlers for every operation of the contract, over a small shop in memory, for
 * `setupServer` of `msw/node` and `setupWorker` of `msw/browser`.
 */
export function createShopHandlers(options: ShopHandlerOptions = {}): HttpHandler[] {
  const { shop = createTestShop(), baseUrl = '*/api/v1', cookies: cookieSource = 'shop' } = options;
  const base = baseUrl.replace(/\/$/, '');
  const root = base.replace(/\/api\/v1$/, '');
  return SORTED_OPERATIONS.map((operation) => {
    const { method, path, isAtRoot } = operation;
    const pattern = (isAtRoot ? root : base) + path.replaceAll(/\{(\w+)\}/g, ':$1');
    return http[method](pattern, ({ request, params }) =>
      respondToOperation(shop, operation, { request, params, cookieSource }),
    );
  });
}

/** Operations with a fixed path come before those whose parameter would match it. */
const SORTED_OPERATIONS = OPERATIONS.toSorted(
  (a, b) => a.path.split('{').length - b.path.split('{').length,
);
