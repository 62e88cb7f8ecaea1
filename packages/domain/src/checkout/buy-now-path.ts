/** One product that is ordered by itself, past the cart (product 2.7.14). */
export type BuyNow = {
  /** As in the URL: whether there is such a product is not checked. */
  readonly productId: string;
  /** Pieces. */
  readonly quantity: number;
};

const BUY_NOW_START = '/shipping-details?buy=';

/** The path on which the checkout of one product starts. */
export function buyNowPath({ productId, quantity }: BuyNow): string {
  return `${BUY_NOW_START}${encodeURIComponent(productId)}&quantity=${quantity}`;
}

/** Tells whether a checkout of one product starts on this path, which a sign-in returns to. */
export function isBuyNowPath(path: unknown): path is string {
  return typeof path === 'string' && path.startsWith(BUY_NOW_START);
}
