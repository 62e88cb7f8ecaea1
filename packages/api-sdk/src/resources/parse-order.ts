import type { Order } from '../types.ts';
import { parseLine } from './parse-line.ts';
import { parsePrice } from './parse-price.ts';
import { parseEach, type Wire } from './read-parsed.ts';

/** Parses the amounts and products of an order (product 3.4.1). */
export function parseOrder(order: Wire['Order']): Order {
  return {
    ...order,
    items: parseEach(order.items, parseLine),
    subtotal: parsePrice(order.subtotal),
    shipping: parsePrice(order.shipping),
    taxes: parsePrice(order.taxes),
    discount: parsePrice(order.discount),
    totalAmount: parsePrice(order.totalAmount),
  };
}
