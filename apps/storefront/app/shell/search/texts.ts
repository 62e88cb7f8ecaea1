/** The texts of the header's search (product 2.4.3). */
export const HEADER_SEARCH_TEXTS = {
  searching: 'Searching...',
  results: 'Search results',
  none: 'No products found.',
  viewAll: 'View all results',
  retry: 'Retry',
  hint: 'Type at least two letters.',
  categories: 'Categories',
  makers: 'Makers',
  add: 'Add',
  added: 'Added',
  outOfStock: 'Out of Stock',
} as const;
