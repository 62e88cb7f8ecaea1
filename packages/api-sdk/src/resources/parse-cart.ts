import { getField } from '../response-errors.ts';
import type { CartItem, CartProduct, Price } from '../types.ts';
import { parsePrice } from './parse-price.ts';
import { isObject, parseEach, type Wire } from './read-parsed.ts';

/** The product, or its id where a server does not expand it. */
type WireProduct = Wire['Product'] | string | null | undefined;

interface WireCartItem extends Omit<Wire['CartItem'], 'product'> {
  readonly product?: WireProduct;
  readonly productId?: WireProduct;
}

interface WireCart {
  readonly items: WireCartItem[];
}

function toCartProduct(product: Wire['Product'] | string, price: Price): CartProduct {
  if (isObject(product)) return { ...product, price: parsePrice(product.price) ?? price };
  return { _id: product, name: '', image: null, inStock: true, price };
}

function parseCartItem({ product, productId, ...item }: WireCartItem): CartItem | null {
  const sold = product ?? productId;
  const price = parsePrice(item.price) ?? parsePrice(getField(sold, 'price'));
  if (!sold || price === null) return null;
  return { ...item, product: toCartProduct(sold, price), price };
}

/** Parses the lines of a cart, and leaves out those without a product or a price (product 3). */
export function parseCart<Cart extends WireCart>(cart: Cart) {
  return { ...cart, items: parseEach(cart.items, parseCartItem) };
}
