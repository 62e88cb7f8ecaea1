import { LANGUAGE } from '@haat/domain';

const EN = {
  failed: 'Failed to load product',
  notFound: 'Product not found',
  home: 'Home',
  products: 'Products',
  about: 'About this product',
  description: 'Description',
  storage: 'Storage & Usage',
  reviews: 'Reviews',
  loadingReviews: 'Loading reviews…',
  reviewsFailed: 'Check your connection: the reviews could not be loaded.',
  /** Said to screen readers before the price. */
  price: 'Price',
  addToCart: 'Add to cart',
  added: 'Added',
  buyNow: 'Buy now',
  quantity: 'Quantity',
  madeBy: 'Made by',
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  related: 'Related products',
  noRelated: 'This is the only one of its kind so far.',
  share: 'Share',
  noScript: 'The cart of this page did not load, or needs JavaScript.',
  orderText: (name: string) => `Namaste! I would like to order ${name}.`,
};

const HI: typeof EN = {
  failed: 'सामान नहीं आ पाया',
  notFound: 'यह सामान नहीं मिला',
  home: 'होम',
  products: 'सामान',
  about: 'इस सामान के बारे में',
  description: 'विवरण',
  storage: 'कैसे रखें और इस्तेमाल करें',
  reviews: 'राय',
  loadingReviews: 'राय आ रही हैं…',
  reviewsFailed: 'इंटरनेट देखें: राय नहीं आ पाईं।',
  price: 'दाम',
  addToCart: 'कार्ट में डालें',
  added: 'डाल दिया',
  buyNow: 'अभी ख़रीदें',
  quantity: 'कितने',
  madeBy: 'किसने बनाया:',
  inStock: 'स्टॉक में है',
  outOfStock: 'अभी नहीं है',
  related: 'ऐसा और सामान',
  noRelated: 'अभी इस तरह का यही एक सामान है।',
  share: 'भेजें',
  noScript: 'इस पन्ने का कार्ट नहीं आ पाया, या उसे JavaScript चाहिए।',
  orderText: (name: string) => `नमस्ते! मुझे ${name} ऑर्डर करना है।`,
};

/** The texts of the product screen (product 2.7, 8.2.1). */
export const TEXTS = LANGUAGE === 'hi' ? HI : EN;
