export { parseBullets } from './bullets.ts';
export { DEAL } from './deal.ts';
export { formatDiscount, originalPriceOf, parseDiscount } from './discount.ts';
export { parseGallery, stepGallery } from './gallery.ts';
export { parseProductName, UNNAMED_PRODUCT } from './product-name.ts';
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
  parseRating,
} from './rating.ts';
export { isInStock, isNearlySoldOut, parseStock } from './stock.ts';
