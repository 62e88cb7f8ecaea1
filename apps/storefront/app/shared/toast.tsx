type ToasterModule = typeof import('./toaster.tsx');

/** Life of the message about an added product in ms (spec §4, §9). */
const ADDED_TO_CART_MS = 5000;

/**
 * An error interrupts what a screen reader is saying. Given with each call: the library puts the
 * role of a status into every message, over what its toaster is told of a kind.
 */
const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;

/** What the message about an added product shows. */
export interface AddedProduct {
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

/** Shows a plain message for 4 s (spec §4). */
export function showMessage(text: string): void {
  show(({ toast }) => toast(text));
}

/** Shows that something worked, for 2 s (spec §4). */
export function showSuccess(text: string): void {
  show(({ toast }) => toast.success(text));
}

/** Shows what went wrong, for 4 s (spec §4); announced at once. */
export function showError(text: string): void {
  show(({ toast }) => toast.error(text, { ariaProps: ALERT }));
}

/** Shows 'Added to cart' with the product's picture and the way to the cart, for 5 s (spec §4). */
export function showAddedToCart(product: AddedProduct): void {
  show(({ toast, AddedToCart }) =>
    toast.custom(<AddedToCart product={product} />, { duration: ADDED_TO_CART_MS }),
  );
}
