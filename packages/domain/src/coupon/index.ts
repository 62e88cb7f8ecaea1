export { keepCouponCharacters } from './coupon-code.ts';
