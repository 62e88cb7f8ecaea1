import { defineTexts } from '../../lib/language/texts.ts';

/** What the states of a discount and its goods are called. */
export const DISCOUNT_WORDS = defineTexts({
  hi: {
    states: { planned: 'आगे लगेगी', running: 'चल रही है', ended: 'ख़त्म' },
    goods: {
      all: 'सारे सामान पर',
      categories: 'चुनी हुई श्रेणियों पर',
      products: 'चुने हुए सामान पर',
    },
  },
  en: {
    states: { planned: 'Planned', running: 'Running', ended: 'Ended' },
    goods: {
      all: 'All goods',
      categories: 'Chosen categories',
      products: 'Chosen goods',
    },
  },
});
