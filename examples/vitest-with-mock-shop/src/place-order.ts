import { type CreateOrderInput, isApiError, type Order, type ShopClient } from '@haat/api-sdk';

/** Places an order, and once more under the same key when no response came: it stays one order. */
export async function placeOrder(
  api: ShopClient,
  input: CreateOrderInput,
  idempotencyKey = crypto.randomUUID(),
): Promise<Order> {
  try {
    return await api.orders.create(input, { idempotencyKey });
  } catch (error) {
    if (!isApiError(error) || !error.isNetworkError) throw error;
    return api.orders.create(input, { idempotencyKey });
  }
}
