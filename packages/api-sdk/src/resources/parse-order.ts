import { asEntity } from '../read-data.ts';
import type { Order } from '../types.ts';
import { parseEach, type Wire } from './parse-each.ts';
import { parseLine } from './parse-line.ts';
import { parsePrice } from './parse-price.ts';

/** Parses the amounts and products of an order; null for one that nothing identifies (product 3.4.1). */
export function parseOrder(order: Wire['Order']): Order | null {
  return (
    asEntity(order) && {
      ...order,
      items: parseEach(order.items ?? [], parseLine),
      subtotal: parsePrice(order.subtotal),
      shipping: parsePrice(order.shipping),
      taxes: parsePrice(order.taxes),
      discount: parsePrice(order.discount),
      totalAmount: parsePrice(order.totalAmount),
      statusHistory: order.statusHistory ?? [],
      returnRequestedAt: order.returnRequestedAt ?? null,
      refundedAt: order.refundedAt ?? null,
      receipt: order.receipt ?? null,
    }
  );
}
