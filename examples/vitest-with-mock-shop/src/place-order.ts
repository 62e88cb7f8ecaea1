import type { CreateOrderInput, Order, ShopClient } from '@haat/api-sdk';

/** Places an order. After a lost response the client sends it again under the same key: it stays one. */
export async function placeOrder(api: ShopClient, input: CreateOrderInput): Promise<Order> {
  return api.orders.create(input);
}
