import { LANGUAGE } from '@haat/domain';
import type { ProductSort } from '@haat/domain/shopper';
import { countProducts } from '../../components/product/product-texts.ts';

const EN = {
  title: 'Products',
  /** The title of a later page of a list. */
  page: (title: string, page: number) => `${title}, page ${page}`,
  lead: 'Spices, biscuits, papads and crafts, made by hand in the villages of Rajasthan.',
  filters: 'Filters',
  applied: 'applied',
  appliedFilters: 'Applied filters',
  retry: 'Retry',
  sort: 'Sort by',
  bestMatch: 'Best match',
  categories: 'Categories',
  availability: 'Availability',
  price: 'Price',
  clearAll: 'clear all',
  apply: 'Show products',
  show: (total: number | null) =>
    total === null ? 'Show products' : `Show ${countProducts(total)}`,
  categoriesFailed: 'Failed to load categories',
  empty: 'No products found.',
  emptyHint: 'Take a filter away, or clear all of them.',
  sorts: {
    bestseller: 'Best sellers',
    newest: 'Newest',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    name: 'Name',
    discount: 'Discount',
    rating: 'Rating',
  } satisfies Readonly<Record<ProductSort, string>>,
  /** A listing that failed to load (product 2.9.2). */
  failed: (error: string) => `Failed to load products: ${error}`,
};

const HI: typeof EN = {
  title: 'सामान',
  page: (title: string, page: number) => `${title}, पन्ना ${page}`,
  lead: 'मसाले, बिस्कुट, पापड़ और दस्तकारी, राजस्थान के गाँवों में हाथ से बने।',
  filters: 'फ़िल्टर',
  applied: 'लगे हैं',
  appliedFilters: 'लगे हुए फ़िल्टर',
  retry: 'फिर कोशिश करें',
  sort: 'क्रम',
  bestMatch: 'सबसे मिलते-जुलते',
  categories: 'श्रेणियाँ',
  availability: 'मिल रहा है या नहीं',
  price: 'दाम',
  clearAll: 'सब हटाएँ',
  apply: 'सामान देखें',
  show: (total: number | null) => (total === null ? 'सामान देखें' : `${countProducts(total)} देखें`),
  categoriesFailed: 'श्रेणियाँ नहीं आ पाईं',
  empty: 'कोई सामान नहीं मिला।',
  emptyHint: 'कोई फ़िल्टर हटाएँ, या सब हटा दें।',
  sorts: {
    bestseller: 'सबसे ज़्यादा बिके',
    newest: 'सबसे नए',
    'price-asc': 'दाम: कम से ज़्यादा',
    'price-desc': 'दाम: ज़्यादा से कम',
    name: 'नाम',
    discount: 'छूट',
    rating: 'रेटिंग',
  },
  failed: (error: string) => `सामान नहीं आ पाया: ${error}`,
};

/** The texts of the product lists (product 2.9, 8.2.1). */
export const TEXTS = LANGUAGE === 'hi' ? HI : EN;
