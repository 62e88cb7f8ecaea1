import type { AddedProduct } from '../product/card-product.ts';

type ToasterModule = typeof import('./toaster.tsx');

/**
 * An error interrupts the screen reader. Each call passes these properties: the library gives every
 * message the role of a status, whatever the options of its toaster say.
 */
const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;

/**
 * The subject of a message. A later message about the same subject replaces the earlier one, so that
 * no outdated outcome stays on screen.
 */
export type ToastSubject =
  /** The sign-in and sign-out. */
  | 'session'
  /** The checkout, from the delivery address to the payment. */
  | 'checkout'
  /** The cart as a whole. */
  | 'cart'
  /** One product in the cart, by its id. */
  | `cart/${string}`
  /** The wishlist as a whole. */
  | 'wishlist'
  /** One product on the wishlist, by its id. */
  | `wishlist/${string}`
  /** One placed order, by its id. */
  | `order/${string}`
  | 'address'
  | 'avatar'
  | 'connection'
  | 'contact'
  | 'email'
  | 'language'
  /** The download of the shopper's data. */
  | 'own-data'
  | 'password'
  | 'profile'
  | 'review'
  /** The list of the shopper's sessions. */
  | 'sessions'
  | 'share';

/** Loads the toaster, which is no part of the first visit's critical code. */
export function loadToaster(): Promise<ToasterModule> {
  return import('./toaster.tsx');
}

function withToaster(callback: (toaster: ToasterModule) => void): void {
  loadToaster().then(callback, () => {
    // Without a network there is no toaster; the screen shows its own error.
  });
}

/**
 * Zero stands for the duration of the message's type, in `OPTIONS` of `toaster.tsx`. Each call passes
 * it: otherwise a message would inherit the duration of the message that it replaces.
 */
const DURATION_OF_TYPE = { duration: 0 } as const;

/** Shows a plain message for 4 s (product 4.8.2). */
export function showMessage(subject: ToastSubject, text: string): void {
  withToaster(({ toast }) => toast(text, { ...DURATION_OF_TYPE, id: subject }));
}

/** Shows a success for 2 s (product 4.8.2). */
export function showSuccess(subject: ToastSubject, text: string): void {
  withToaster(({ toast }) => toast.success(text, { ...DURATION_OF_TYPE, id: subject }));
}

/** Shows an error for 4 s (product 4.8.2); screen readers announce it at once. */
export function showError(subject: ToastSubject, text: string): void {
  withToaster(({ toast }) =>
    toast.error(text, { ...DURATION_OF_TYPE, id: subject, ariaProps: ALERT }),
  );
}

/** Offers the Hindi pages (product 2.18.4). */
export function offerHindi(): void {
  withToaster(({ showLanguageOffer }) => showLanguageOffer());
}

/**
 * Shows 'Added to cart' with a link to the cart for 5 s (product 4.8.2), in the cart itself without.
 */
export function showAddedToCart(product: AddedProduct): void {
  withToaster(({ showAdded }) => showAdded(product));
}
