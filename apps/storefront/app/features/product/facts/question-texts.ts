import { LANGUAGE } from '@haat/domain';

const EN = {
  ask: 'Ask about this product',
  about: (name: string) => `Namaste! I have a question about ${name}.`,
};

const HI: typeof EN = {
  ask: 'इस सामान के बारे में पूछें',
  about: (name: string) => `नमस्ते! मुझे ${name} के बारे में पूछना है।`,
};

/** The texts of a question about a product, in the chunk of the facts (product 2.7.19). */
export const QUESTION_TEXTS = LANGUAGE === 'hi' ? HI : EN;
