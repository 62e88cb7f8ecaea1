/** The texts of a question about a product, in the chunk of the facts (product 2.7.19). */
export const QUESTION_TEXTS = {
  ask: 'Ask about this product',
  about: (name: string) => `Namaste! I have a question about ${name}.`,
} as const;
