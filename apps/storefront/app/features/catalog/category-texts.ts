/** The texts of a category's screen (product 2.8.1, 8.2.1). */
export const CATEGORY_TEXTS = {
  title: (name: string) => `Category: ${name}`,
  unknown: (name: string) => `No such category: ${name}`,
  empty: (name: string) => `No products found in ${name}.`,
  description: (name: string) =>
    `${name} made by hand by women’s self-help groups in Rajasthan, sent anywhere in India.`,
  others: 'Categories',
  all: 'See all products',
  failed: 'Failed to load category',
} as const;
