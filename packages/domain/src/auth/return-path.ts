/** The only paths a sign-in leads back to (spec §2). */
const RETURN_PATHS = ['/account', '/cart', '/orders', '/profile', '/wishlist'] as const;

/** Where a sign-in leads when the remembered page is none of {@link RETURN_PATHS}. */
const DEFAULT_RETURN_PATH = '/account';

// A payment without a selected address goes to /login with this path: someone who is signed in
// already is sent on to the list of addresses.
const SIGNED_IN_PATHS: readonly string[] = [...RETURN_PATHS, '/saved-address'];

/** `from` when it is exactly one of the paths, else /account. */
function pickPath(from: unknown, paths: readonly string[]): string {
  return paths.find((path) => path === from) ?? DEFAULT_RETURN_PATH;
}

/**
 * Where to go after signing in: the remembered page if it is exactly one of {@link RETURN_PATHS},
 * else /account (spec §2). Anything else, such as another site's address, is never followed.
 *
 * @param from the `from` of the navigation state, whatever it is
 */
export function returnPathAfterLogin(from: unknown): string {
  return pickPath(from, RETURN_PATHS);
}

/**
 * Where a shopper who is signed in already is sent from /login (spec §2): like
 * {@link returnPathAfterLogin}, and also to /saved-address.
 *
 * @param from the `from` of the navigation state, whatever it is
 */
export function returnPathWhenSignedIn(from: unknown): string {
  return pickPath(from, SIGNED_IN_PATHS);
}

/** The pages from which the sign-in is on the way to an order. */
const CHECKOUT_PATHS = ['/cart', '/shipping-details', '/saved-address', '/payment'] as const;

/**
 * Whether signing in or up interrupted a checkout that can be continued: the shopper came from one
 * of its pages, and there is something to order.
 *
 * @param from the `from` of the navigation state, whatever it is
 * @param itemCount pieces in the cart
 */
export function isCheckoutInterrupted(from: unknown, itemCount: number): boolean {
  return itemCount > 0 && CHECKOUT_PATHS.some((path) => path === from);
}
