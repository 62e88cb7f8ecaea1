/** The texts of the recently seen products (product 2.7.19). */
export const SEEN_TEXTS = {
  title: 'Recently seen',
} as const;
