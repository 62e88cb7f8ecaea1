export { type CartLine, parseCartLines } from './cart-line.ts';
export {
  type CartTotals,
  COUPON_DISCOUNT,
  computeCartTotals,
  countItems,
  lineSubtotal,
  type PricedLine,
  SHIPPING,
  TAXES,
} from './cart-totals.ts';
export { addLine, type CountedLine, removeLine, setLineQuantity } from './change-lines.ts';
export { type AgreedLine, isSameOffer } from './compare-lines.ts';
export {
  addToGuestCart,
  clearGuestCart,
  EMPTY_GUEST_CART,
  type GuestCart,
  leaveOutMerged,
  type MergeRequest,
  removeFromGuestCart,
  toMergeRequest,
  updateGuestCart,
} from './guest-cart.ts';
export { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from './quantity.ts';
export { CART_STORAGE_KEY, restoreGuestCart } from './stored-cart.ts';
