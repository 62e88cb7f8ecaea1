import { LANGUAGE } from '@haat/domain';

const EN = {
  title: 'Order Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  taxes: 'Taxes',
  couponDiscount: 'Coupon Discount',
  total: 'Total',
  /** With the amount. */
  savings: '{} below former prices',
};

const HI: typeof EN = {
  title: 'ऑर्डर का हिसाब',
  subtotal: 'सामान का दाम',
  shipping: 'डिलीवरी',
  taxes: 'टैक्स',
  couponDiscount: 'छूट',
  total: 'कुल',
  savings: '{} की बचत',
};

/** The texts about the amounts of a cart or an order (product 2.10.1, 2.10.6, 9.1.1). */
export const SUMMARY_TEXTS = LANGUAGE === 'hi' ? HI : EN;
