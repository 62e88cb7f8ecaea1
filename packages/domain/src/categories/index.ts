export {
  CATEGORY_CACHE_MS,
  CATEGORY_DROPDOWN_QUERY,
  type CategoryRef,
  type CategoryView,
  FALLBACK_CATEGORIES,
  parseCategories,
  parseCategory,
  parseCategoryRef,
} from './category.ts';
export { findCategoryBySlug, toCategorySlug } from './category-slug.ts';
