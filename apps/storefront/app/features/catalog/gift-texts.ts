import type { Occasion } from '@haat/domain/shopper';

const TITLES: Readonly<Record<Occasion, string>> = {
  gift: 'Gifts',
  diwali: 'Gifts for Diwali',
  rakhi: 'Gifts for Rakhi',
  wedding: 'Wedding gifts',
  kitchen: 'For the kitchen',
};

/** The texts of the gifts (product 2.17). */
export const GIFT_TEXTS = {
  titles: TITLES,
  lead: 'Made by hand in a village of Rajasthan, and sent anywhere in India.',
  description: (title: string) =>
    `${title} made by hand by women’s self-help groups in Rajasthan, sent anywhere in India.`,
  empty: 'No gifts found.',
  all: 'See all products',
} as const;
