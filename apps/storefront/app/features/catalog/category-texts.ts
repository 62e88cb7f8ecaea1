import { LANGUAGE } from '@haat/domain';

const EN = {
  title: (name: string) => `Category: ${name}`,
  unknown: (name: string) => `No such category: ${name}`,
  empty: (name: string) => `No products found in ${name}.`,
  description: (name: string) =>
    `${name} made by hand by women’s self-help groups in Rajasthan, sent anywhere in India.`,
  others: 'Categories',
  all: 'See all products',
  failed: 'Failed to load category',
};

const HI: typeof EN = {
  title: (name: string) => `श्रेणी: ${name}`,
  unknown: (name: string) => `ऐसी कोई श्रेणी नहीं है: ${name}`,
  empty: (name: string) => `“${name}” में कोई सामान नहीं मिला।`,
  description: (name: string) =>
    `${name}: राजस्थान के महिला स्वयं सहायता समूहों के हाथ का बना, भारत में कहीं भी डिलीवरी।`,
  others: 'श्रेणियाँ',
  all: 'सब सामान देखें',
  failed: 'श्रेणी नहीं खुली',
};

/** The texts of a category's screen (product 2.8.1, 8.2.1). */
export const CATEGORY_TEXTS = LANGUAGE === 'hi' ? HI : EN;
