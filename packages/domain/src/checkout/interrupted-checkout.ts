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
