import { type components, createIdempotencyKey, type ShopClient, unwrap } from '@haat/api-sdk';

type Schemas = components['schemas'];

/** Places an order. After a lost response the client sends it again under the same key: it stays one. */
export async function placeOrder(
  api: ShopClient,
  body: Schemas['CreateOrderRequest'],
): Promise<Schemas['Order']> {
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  return unwrap(api.POST('/order/create-order', { params: { header }, body }));
}
