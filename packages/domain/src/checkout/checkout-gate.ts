import { LANGUAGE } from '#language';
import { isPaymentMethod, type PaymentMethod } from './payment.ts';

/** The three steps of a checkout, as its stepper names them (product 2.13.1). */
export const CHECKOUT_STEPS: readonly string[] =
  LANGUAGE === 'hi' ? ['कार्ट', 'लॉग इन/पता', 'पेमेंट'] : ['Cart', 'Login/Address', 'Payment'];

const EN = {
  signedOut: 'Please log in to continue to checkout',
  emptyCart: 'Your cart is empty',
  noAddress: 'Please select a delivery address',
  noMethod: 'Please choose a payment method',
};

const HI: typeof EN = {
  signedOut: 'चेकआउट के लिए कृपया लॉग इन करें',
  emptyCart: 'आपका कार्ट खाली है',
  noAddress: 'कृपया डिलीवरी का पता चुनें',
  noMethod: 'कृपया पेमेंट का तरीका चुनें',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

type CheckoutStop = {
  readonly reason: 'signed-out' | 'empty-cart' | 'no-address' | 'no-method';
  readonly message: string;
  /** Path to open; null to stay on the screen. */
  readonly redirectTo: string | null;
  /** Path to return to after signing in, or null. */
  readonly from: string | null;
};

export type CheckoutState = {
  readonly isSignedIn: boolean;
  readonly itemCount: number;
  readonly addressId: string | null;
  readonly paymentMethod: PaymentMethod | null;
};

/**
 * Finds the first reason why an order cannot be placed (product 5.5.2, 6.1.2), or null. Without an
 * address it leads to /login, which sends a signed-in shopper on to the saved addresses.
 */
export function checkoutStop(state: CheckoutState): CheckoutStop | null {
  if (!state.isSignedIn) {
    return {
      reason: 'signed-out',
      message: TEXTS.signedOut,
      redirectTo: '/login',
      from: '/cart',
    };
  }
  if (state.itemCount < 1) {
    return {
      reason: 'empty-cart',
      message: TEXTS.emptyCart,
      redirectTo: '/cart',
      from: null,
    };
  }
  if (state.addressId === null || state.addressId === '') {
    return {
      reason: 'no-address',
      message: TEXTS.noAddress,
      redirectTo: '/login',
      from: '/saved-address',
    };
  }
  if (isPaymentMethod(state.paymentMethod)) return null;
  return {
    reason: 'no-method',
    message: TEXTS.noMethod,
    redirectTo: null,
    from: null,
  };
}
