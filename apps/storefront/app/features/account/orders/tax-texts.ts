import { LANGUAGE } from '@haat/domain';

const EN = {
  heading: 'Tax in the prices',
  placeOfSupply: 'Place of supply: {}',
  goods: 'Product',
  rate: 'Rate',
  taxable: 'Taxable value',
  total: 'Total',
  charges: 'Delivery and other charge',
  sum: 'Sum',
};

const HI: typeof EN = {
  heading: 'दाम में जुड़ा टैक्स',
  placeOfSupply: 'सप्लाई की जगह: {}',
  goods: 'सामान',
  rate: 'दर',
  taxable: 'टैक्स के बिना',
  total: 'कुल',
  charges: 'डिलीवरी और दूसरी रकम',
  sum: 'जोड़',
};

/** The texts of the tax in an order, which load with it. */
export const TAX_TEXTS = LANGUAGE === 'hi' ? HI : EN;
