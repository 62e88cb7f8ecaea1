export {
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LENGTH,
  SEARCH_DELAY_MS,
  SEARCH_RESULT_LIMIT,
  searchPath,
  toSearchText,
} from './search-text.ts';
