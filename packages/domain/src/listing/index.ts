export {
  DEFAULT_PAGE_SIZE,
  FILTER_DELAY_MS,
  HOME_BLOCK_SIZE,
  LISTING_PAGE_SIZE,
  MAX_PAGE_SIZE,
} from './page-size.ts';
export { type Pagination, parsePagination, toPagination } from './pagination.ts';
export {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  type Availability,
  appliedFilterChips,
  changeSort,
  clearFilters,
  clearSearchFilters,
  countFilters,
  type FilterChip,
  NO_FILTERS,
  ownSort,
  PRODUCT_SORTS,
  type ProductFilters,
  type ProductSort,
  parseProductFilters,
  type SearchParams,
  searchChips,
  toExistingPage,
  toggleAvailability,
  toggleCategory,
  writeProductFilters,
} from './product-filters.ts';
export { type ProductQuery, toProductQuery } from './product-query.ts';
