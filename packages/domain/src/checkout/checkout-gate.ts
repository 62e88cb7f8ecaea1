import type { Paise } from '../money.ts';
import { isPaymentMethod, type PaymentMethod } from './payment.ts';

/** The steps of the checkout (spec §2). */
export const CHECKOUT_STEPS = ['Cart', 'Login/Address', 'Payment'] as const;

/** What stops an order, its text, and where the shopper is sent to mend it. */
type CheckoutStop = {
  readonly reason: 'signed-out' | 'empty-cart' | 'no-address' | 'no-method';
  readonly message: string;
  /** Path to go to; null to stay on the screen. */
  readonly redirectTo: string | null;
  /** Path to come back to after signing in; null when it does not lead to the sign-in. */
  readonly from: string | null;
};

/** What placing an order needs to know. */
export type CheckoutState = {
  readonly isSignedIn: boolean;
  /** Pieces in the cart. */
  readonly itemCount: number;
  /** Id of the selected address; null or '' when none is. */
  readonly addressId: string | null;
  readonly paymentMethod: PaymentMethod | null;
};

/**
 * What stops an order from being placed, the first in this order (spec §5, §6): not signed in, an
 * empty cart (goes to the cart), no address (goes to /login, which sends a signed-in shopper on to
 * the saved addresses), no way to pay. Null when it can be placed.
 */
export function checkoutStop(state: CheckoutState): CheckoutStop | null {
  if (!state.isSignedIn) {
    return {
      reason: 'signed-out',
      message: 'Please log in to continue to checkout',
      redirectTo: '/login',
      from: '/cart',
    };
  }
  if (state.itemCount < 1) {
    return {
      reason: 'empty-cart',
      message: 'Your cart is empty',
      redirectTo: '/cart',
      from: null,
    };
  }
  if (state.addressId === null || state.addressId === '') {
    return {
      reason: 'no-address',
      message: 'Please select a delivery address',
      redirectTo: '/login',
      from: '/saved-address',
    };
  }
  if (isPaymentMethod(state.paymentMethod)) return null;
  return {
    reason: 'no-method',
    message: 'Please choose a payment method',
    redirectTo: null,
    from: null,
  };
}

/** What a shopper agrees to about one line when ordering. */
export type AgreedLine = {
  readonly productId: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** Price of one piece, in paise. */
  readonly unitPrice: Paise;
};

/**
 * Whether two carts are the same offer: the same products, quantities and prices, in any order. An
 * order is placed only for the offer that was on the screen.
 */
export function isSameOffer(shown: readonly AgreedLine[], current: readonly AgreedLine[]): boolean {
  if (shown.length !== current.length) return false;
  return shown.every((line) => {
    const other = current.find(({ productId }) => productId === line.productId);
    return other?.quantity === line.quantity && other.unitPrice === line.unitPrice;
  });
}
