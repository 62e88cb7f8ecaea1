import { LANGUAGE } from '@haat/domain';
import type { Occasion } from '@haat/domain/shopper';

const EN = {
  titles: {
    gift: 'Gifts',
    diwali: 'Gifts for Diwali',
    rakhi: 'Gifts for Rakhi',
    wedding: 'Wedding gifts',
    kitchen: 'For the kitchen',
  } satisfies Readonly<Record<Occasion, string>>,
  lead: 'Made by hand in a village of Rajasthan, and sent anywhere in India.',
  description: (title: string) =>
    `${title} made by hand by women’s self-help groups in Rajasthan, sent anywhere in India.`,
  empty: 'No gifts found.',
  all: 'See all products',
};

const HI: typeof EN = {
  titles: {
    gift: 'तोहफ़े',
    diwali: 'दिवाली के तोहफ़े',
    rakhi: 'राखी के तोहफ़े',
    wedding: 'शादी के तोहफ़े',
    kitchen: 'रसोई के लिए',
  },
  lead: 'राजस्थान के गाँवों में हाथ से बने, भारत में कहीं भी भेजे जाते हैं।',
  description: (title: string) =>
    `${title}: राजस्थान के महिला स्वयं सहायता समूहों के हाथ का बना, भारत में कहीं भी डिलीवरी।`,
  empty: 'कोई तोहफ़ा नहीं मिला।',
  all: 'सब सामान देखें',
};

/** The texts of the gifts (product 2.17). */
export const GIFT_TEXTS = LANGUAGE === 'hi' ? HI : EN;
