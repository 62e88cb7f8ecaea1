/** The texts of the product screen (spec §2, §8). */
export const MESSAGES = {
  failed: 'Failed to load product',
  notFound: 'Product not found',
  description: 'Description',
  storage: 'Storage & Usage',
  reviews: 'Reviews',
  addToCart: 'Add to cart',
  added: 'Added',
  quantity: 'Quantity',
  left: (stock: number) => ` · only ${stock} left`,
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  noReviews: 'No reviews yet.',
} as const;
