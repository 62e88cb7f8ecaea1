import { LANGUAGE } from '#language';
import { type CartLine, MAX_QUANTITY } from './cart-line.ts';

/**
 * Formats 'Only 3 of Moong Papad are left.' (product 8.11.1).
 *
 * @param left pieces in stock, 1 or more
 */
export function formatStockLeft(name: string, left: number): string {
  if (LANGUAGE === 'hi') {
    return left === 1 ? `${name} का सिर्फ़ 1 नग बचा है।` : `${name} के सिर्फ़ ${left} नग बचे हैं।`;
  }
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}

type LimitedProduct = Pick<CartLine, 'name' | 'stock'>;

const EN = {
  most: (name: string) => `You can order at most ${MAX_QUANTITY} of ${name}.`,
  inCart: (count: number) => `${count === 1 ? '1 is' : `${count} are`} already in your cart.`,
};

const HI: typeof EN = {
  most: (name) => `${name} के ज़्यादा से ज़्यादा ${MAX_QUANTITY} नग ऑर्डर हो सकते हैं।`,
  inCart: (count) => (count === 1 ? '1 नग आपके कार्ट में पहले से है।' : `${count} नग आपके कार्ट में पहले से हैं।`),
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/**
 * The message for who wants more of a product than a cart may have (product 4.2.4): what is left, or
 * the most that can be ordered, and what the cart has of it already.
 */
export function formatQuantityLimit(product: LimitedProduct, inCart: number): string {
  const { stock, name } = product;
  const limit =
    stock !== null && stock < MAX_QUANTITY ? formatStockLeft(name, stock) : TEXTS.most(name);
  if (inCart === 0) return limit;
  return `${limit} ${TEXTS.inCart(inCart)}`;
}
