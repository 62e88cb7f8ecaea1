/** The texts of the product screen (product 2.7, 8.2.4). */
export const TEXTS = {
  failed: 'Failed to load product',
  notFound: 'Product not found',
  description: 'Description',
  storage: 'Storage & Usage',
  reviews: 'Reviews',
  loadingReviews: 'Loading reviews…',
  reviewsFailed: 'Check your connection: the reviews could not be loaded.',
  addToCart: 'Add to cart',
  /** On the button, where the line about the stock lies below it. */
  left: (pieces: number) => `${pieces} left`,
  added: 'Added',
  buyNow: 'Buy now',
  quantity: 'Quantity',
  madeBy: 'Made by',
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  related: 'Related products',
  noRelated: 'This is the only one of its kind so far.',
  zoom: 'Zoom picture',
  share: 'Share',
  noScript: 'Buying from here needs JavaScript. Please allow it and reload.',
} as const;
