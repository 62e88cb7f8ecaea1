import { LANGUAGE } from '@haat/domain';

const EN = {
  title: 'Your parcel has room',
  delivery: (amount: string) => `Delivery stays ${amount}, whatever you add.`,
  freeFrom: (amount: string) => `Delivery is free from ${amount} of goods.`,
  free: 'Delivery is free.',
  each: (amount: string, count: number) =>
    count === 1
      ? `One piece costs ${amount} with everything; two cost less each.`
      : `Each of your ${count} pieces now costs ${amount} with everything.`,
  offers: 'Goes into the same parcel',
};

const HI: typeof EN = {
  title: 'आपके पार्सल में जगह है',
  delivery: (amount: string) => `और कुछ भी डालें, डिलीवरी ${amount} ही रहेगी।`,
  freeFrom: (amount) => `${amount} या ज़्यादा के सामान पर डिलीवरी मुफ़्त।`,
  free: 'डिलीवरी मुफ़्त।',
  each: (amount: string, count: number) =>
    count === 1
      ? `सब जोड़कर एक नग ${amount} का पड़ा। दो लेने पर एक और सस्ता पड़ेगा।`
      : `सब जोड़कर ${count} में से एक नग ${amount} का पड़ा।`,
  offers: 'इसी पार्सल में आ जाएगा',
};

/** The texts about the parcel that fills (product 2.10.7, 2.10.8). */
export const PARCEL_TEXTS = LANGUAGE === 'hi' ? HI : EN;
