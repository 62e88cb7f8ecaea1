import { isSessionOver } from '../auth/auth-status.ts';

/** The guest's cart is stored in the browser, the shopper's on the server. */
export type CartOwner = 'guest' | 'shopper';

/**
 * Returns true if a line that could not be added goes into the guest's cart instead: the session ended
 * during the call (product 4.1.1, 4.2.1).
 *
 * @param error its `status` is that of the response, 0 without one
 * @param owner whose cart is shown since the call failed
 */
export function isForGuestCart(error: { readonly status: number }, owner: CartOwner): boolean {
  return owner === 'guest' && isSessionOver(error);
}
