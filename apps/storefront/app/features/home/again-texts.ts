import { LANGUAGE } from '@haat/domain';

const EN = {
  bought: 'Buy again',
  orders: 'All your orders',
  seen: 'You looked at these',
};

const HI: typeof EN = {
  bought: 'फिर ख़रीदें',
  orders: 'आपके सब ऑर्डर',
  seen: 'आपने ये देखे थे',
};

/** The texts for a returning shopper (product 2.6.8), in a chunk that a first visit does not load. */
export const AGAIN_TEXTS = LANGUAGE === 'hi' ? HI : EN;
