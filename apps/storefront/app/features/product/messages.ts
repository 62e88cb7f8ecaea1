/** The texts of the product screen (spec §2, §8). */
export const MESSAGES = {
  failed: 'Failed to load product',
  notFound: 'Product not found',
  description: 'Description',
  storage: 'Storage & Usage',
  reviews: 'Reviews',
  addToCart: 'Add to cart',
  added: 'Added',
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  noReviews: 'No reviews yet. Be the first to tell others about it.',
} as const;
