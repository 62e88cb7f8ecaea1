export { readBullets } from './bullets.ts';
export { DEAL } from './deal.ts';
export { formatDiscount, originalPriceOf, readDiscount } from './discount.ts';
export { readGallery, stepGallery } from './gallery.ts';
export { readProductName, UNNAMED_PRODUCT } from './product-name.ts';
export {
  normalizeProduct,
  normalizeProducts,
  type ProductView,
  STORAGE_FALLBACK,
} from './product-view.ts';
export {
  clampStars,
  DEFAULT_RATING,
  formatReviewCount,
  MAX_STARS,
  MIN_STARS,
  PLACEHOLDER_REVIEWS,
  type ProductRating,
  readRating,
} from './rating.ts';
export { isInStock, isNearlySoldOut, readStock } from './stock.ts';
