import { isBuyNowPath } from '../checkout/buy-now-path.ts';

/** The only pages that a sign-in returns to (product 2.11.2). */
const RETURN_PATHS = ['/account', '/cart', '/orders', '/profile', '/wishlist'] as const;

const DEFAULT_RETURN_PATH = '/account';

// The payment page sends a shopper without a selected address to /login with this path; one who is
// signed in goes on to the address list.
const SIGNED_IN_PATHS: readonly string[] = [...RETURN_PATHS, '/saved-address'];

function pickPath(from: unknown, paths: readonly string[]): string {
  return paths.find((path) => path === from) ?? DEFAULT_RETURN_PATH;
}

/**
 * The path to open after signing in (product 2.11.2): also that of a product that is bought by itself
 * (product 2.7.14).
 *
 * @param from unchecked; anything but a known path, such as another site's URL, becomes /account
 */
export function returnPathAfterLogin(from: unknown): string {
  return isBuyNowPath(from) ? from : pickPath(from, RETURN_PATHS);
}

/** The path to open from /login for a shopper who is already signed in (product 2.3.5). */
export function returnPathWhenSignedIn(from: unknown): string {
  return pickPath(from, SIGNED_IN_PATHS);
}

/** The pages on the way to an order. */
const CHECKOUT_PATHS = ['/cart', '/shipping-details', '/saved-address', '/payment'] as const;

/** Tells whether a sign-in interrupted a checkout that can be continued. */
export function isCheckoutInterrupted(from: unknown, itemCount: number): boolean {
  return isBuyNowPath(from) || (itemCount > 0 && CHECKOUT_PATHS.some((path) => path === from));
}
