import { type HttpHandler, http } from 'msw/http';
import { OPERATIONS } from './contract.ts';
import { type CookieSource, respondToOperation } from './respond-to-operation.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

/** Settings of {@link createShopHandlers}. */
export interface ShopHandlerOptions {
  /** The shop that answers; a fresh one with the fixtures when left out. */
  readonly shop?: TestShop | undefined;
  /**
   * Where the API is, such as `/api/v1` or `https://shop.example/api/v1`. Left out: `/api/v1` on
   * whatever origin.
   */
  readonly baseUrl?: string | undefined;
  /**
   * Where the cookies of a call come from. Every sign-in is answered with `Set-Cookie`, but Node's
   * `fetch` keeps no cookies, and MSW gives none back to it, so:
   *
   * - `shop` (the default): a call without a `Cookie` header comes from the one browser whose
   *   cookies the shop keeps itself (`shop.cookies`, `shop.signIn()`). A call with one, such as that
   *   of a second shopper on Node, goes by it.
   * - `requests`: by the `Cookie` header alone, for clients that keep their own cookies.
   *
   * In a browser pages cannot send that header, so `shop` it is there; a reload makes a new shop, in
   * which nobody is signed in. `credentials: 'omit'` is heeded where MSW can see it: in browsers.
   */
  readonly cookies?: CookieSource | undefined;
}

/**
 * MSW handlers for every operation of the contract, answering from a small shop in memory, for
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
