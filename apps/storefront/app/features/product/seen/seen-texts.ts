/** The texts of the recently seen products (product 2.7.17). */
export const SEEN_TEXTS = {
  title: 'Recently seen',
} as const;
