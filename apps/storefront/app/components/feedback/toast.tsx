type ToasterModule = typeof import('./toaster.tsx');

/** Life of the message about an added product in ms (spec §4, §9). */
const ADDED_TO_CART_MS = 5000;

/**
 * An error interrupts what a screen reader is saying. Given with each call: the library puts the
 * role of a status into every message, over what its toaster is told of a kind.
 */
const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;

/**
 * What a message is about. A later message about it takes the place of the earlier one, so that no
 * outcome stands beside one that it overtook.
 */
export type ToastSubject =
  /** Who is signed in, and what asks for it. */
  | 'session'
  /** From the delivery address to the payment of the order. */
  | 'checkout'
  /** The cart as a whole. */
  | 'cart'
  /** One product in the cart, by its id. */
  | `cart/${string}`
  /** The wishlist as a whole. */
  | 'wishlist'
  /** One product on the wishlist, by its id. */
  | `wishlist/${string}`
  /** What is done with an order after it was placed, by its id. */
  | `order/${string}`
  | 'address'
  | 'avatar'
  | 'connection'
  | 'contact'
  | 'coupon'
  | 'email'
  /** The copy of what the shop keeps about the shopper. */
  | 'own-data'
  | 'password'
  | 'profile'
  | 'review'
  /** Where the shopper is signed in. */
  | 'sessions'
  | 'share';

/** What the message about an added product shows. */
export interface AddedProduct {
  readonly id: string;
  readonly name: string;
  /** URL of its first picture; null when it has none. */
  readonly image: string | null;
}

/** Loads the toaster: it comes after the page is usable, nobody waits for a message. */
export function loadToaster(): Promise<ToasterModule> {
  return import('./toaster.tsx');
}

function show(use: (toaster: ToasterModule) => void): void {
  loadToaster().then(use, () => {
    // Neither the message nor anything else can be fetched; the screen keeps its own words.
  });
}

/**
 * Zero is the duration of the message's kind. Given with each call: the library would leave the
 * duration of an earlier message to the one that takes its place.
 */
const KIND_DURATION = { duration: 0 } as const;

/** Shows a plain message for 4 s (spec §4). */
export function showMessage(subject: ToastSubject, text: string): void {
  show(({ toast }) => toast(text, { ...KIND_DURATION, id: subject }));
}

/** Shows that something worked, for 2 s (spec §4). */
export function showSuccess(subject: ToastSubject, text: string): void {
  show(({ toast }) => toast.success(text, { ...KIND_DURATION, id: subject }));
}

/** Shows what went wrong, for 4 s (spec §4); announced at once. */
export function showError(subject: ToastSubject, text: string): void {
  show(({ toast }) => toast.error(text, { ...KIND_DURATION, id: subject, ariaProps: ALERT }));
}

/** Shows 'Added to cart' with the product's picture and the way to the cart, for 5 s (spec §4). */
export function showAddedToCart(product: AddedProduct): void {
  show(({ toast, AddedToCart }) =>
    toast.custom(<AddedToCart product={product} />, {
      id: `cart/${product.id}` satisfies ToastSubject,
      duration: ADDED_TO_CART_MS,
    }),
  );
}
