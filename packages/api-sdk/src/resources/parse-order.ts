import { getField } from '../response-errors.ts';
import type { Order, OrderItem } from '../types.ts';
import { parsePrice } from './parse-price.ts';
import { isObject, parseEach, type Wire } from './read-parsed.ts';

/** The product, or its id where a server does not expand it. */
type WireProduct = Wire['OrderProduct'] | string | null | undefined;

interface WireOrderItem extends Omit<Wire['OrderItem'], 'productId'> {
  readonly productId?: WireProduct;
  readonly product?: WireProduct;
}

interface WireOrder extends Omit<Wire['Order'], 'items'> {
  readonly items: WireOrderItem[];
}

function parseOrderItem({ productId, product, ...item }: WireOrderItem): OrderItem {
  const sold = productId ?? product ?? '';
  const price = parsePrice(item.price) ?? parsePrice(getField(sold, 'price'));
  const known = isObject(sold) ? sold : { _id: sold, name: '', image: null };
  return { ...item, product: { ...known, price }, price };
}

/** Parses the amounts and products of an order (product 3); null for what is no order. */
export function parseOrder(order: WireOrder): Order | null {
  if (!isObject(order)) return null;
  return {
    ...order,
    items: parseEach(order.items, parseOrderItem),
    subtotal: parsePrice(order.subtotal),
    shipping: parsePrice(order.shipping),
    taxes: parsePrice(order.taxes),
    discount: parsePrice(order.discount),
    totalAmount: parsePrice(order.totalAmount),
  };
}
