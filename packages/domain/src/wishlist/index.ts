export { MOVE_TO_CART_QUANTITY, wishlistHeading } from './wishlist.ts';
