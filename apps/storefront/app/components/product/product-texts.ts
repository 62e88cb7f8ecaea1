import { LANGUAGE } from '@haat/domain';

const EN = {
  suggested: 'Our best sellers',
  failed: 'Failed to load products',
  count: (total: number) => `${total} ${total === 1 ? 'product' : 'products'}`,
  loadingAll: 'Loading products…',
  loading: 'Loading product…',
  noReviews: 'No reviews yet',
  price: 'Price ',
  formerPrice: 'Before ',
  occasions: 'Occasions',
};

const HI: typeof EN = {
  suggested: 'सबसे ज़्यादा बिकने वाला सामान',
  failed: 'सामान नहीं आ पाया',
  count: (total) => `${total} सामान`,
  loadingAll: 'सामान आ रहा है…',
  loading: 'सामान खुल रहा है…',
  noReviews: 'अभी कोई राय नहीं',
  price: 'दाम ',
  formerPrice: 'पहले का दाम ',
  occasions: 'मौके',
};

/** The texts of product cards and of their rows. */
export const PRODUCT_TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** The title of best sellers under what is empty or not found (product 2.16.3). */
export const SUGGESTED_TITLE = PRODUCT_TEXTS.suggested;

/** The text in place of products that failed to load (product 8.2.1). */
export const PRODUCTS_FAILED = PRODUCT_TEXTS.failed;

/** '1 product', '15 products'. */
export const countProducts = PRODUCT_TEXTS.count;
