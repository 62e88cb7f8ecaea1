import { isObject } from '../api-error.ts';
import { getField } from '../response-errors.ts';
import type { CartItem, OrderItem } from '../types.ts';
import { parseEach, type Wire } from './parse-each.ts';
import { parsePrice } from './parse-price.ts';

/** The product of a line, or its id where a server does not expand it. */
type Sold = Wire['OrderProduct'] | string | null | undefined;

/** A line of a cart or an order, with its product under either name. */
interface WireLine extends Omit<Wire['CartItem'], 'product'> {
  readonly product?: Sold;
  readonly productId?: Sold;
}

interface WireLines {
  readonly items: WireLine[];
}

/** Parses a line of an order; its price is that of its product where it has none. */
export function parseLine({ product, productId, ...line }: WireLine): OrderItem {
  const sold = product ?? productId ?? '';
  const price = parsePrice(line.price ?? getField(sold, 'price'));
  const known = isObject(sold) ? sold : { _id: sold };
  return { ...line, product: { name: '', image: null, ...known, price }, price };
}

/** A line of a cart, whose product has its former price too. */
function parseCartLine(sent: WireLine): OrderItem | CartItem {
  const { product, ...line } = parseLine(sent);
  const originalPrice = parsePrice(getField(product, 'originalPrice'));
  return { ...line, product: { ...product, originalPrice } };
}

function isCartItem(line: OrderItem | CartItem): line is CartItem {
  return line.price !== null && line.product._id !== '';
}

/** Parses the lines of a cart, and leaves out those without a product or a price (product 3.3.1). */
export function parseCart<Cart extends WireLines>(cart: Cart) {
  return { ...cart, items: parseEach(cart.items, parseCartLine).filter(isCartItem) };
}
