import { LANGUAGE } from '@haat/domain';

const EN = {
  demonstration: 'This is a demonstration shop: nothing is sold or sent.',
  notRegistered: 'not registered',
  youBuyFrom: 'You buy from',
};

const HI: typeof EN = {
  demonstration: 'यह दिखाने के लिए बनी दुकान है: यहाँ न कुछ बिकता है, न भेजा जाता है।',
  notRegistered: 'रजिस्टर नहीं है',
  youBuyFrom: 'आप इनसे ख़रीद रहे हैं:',
};

/** What is said where the shop has not set who sells (product 2.5.2, 2.13.16). */
export const SELLER_TEXTS = LANGUAGE === 'hi' ? HI : EN;
