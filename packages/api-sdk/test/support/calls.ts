import { expect } from 'vitest';
import { type ShopClient, unwrap } from '../../src/index.ts';

/** What any call may be given beside its parameters. */
export type Init = Pick<RequestInit, 'signal'> & { readonly headers?: Record<string, string> };

export const readCart = (api: ShopClient, init?: Init) => unwrap(api.GET('/cart', init));

export const clearCart = (api: ShopClient) => unwrap(api.DELETE('/cart/clear-cart'));

export const readOrders = (api: ShopClient) => unwrap(api.GET('/order/get-all'));

export const readOrder = (api: ShopClient, id: string) =>
  unwrap(api.GET('/order/{id}', { params: { path: { id } } }));

export const readProduct = (api: ShopClient, id = 'p1') =>
  unwrap(api.GET('/products/{id}', { params: { path: { id } } }));

/** Sends a message, a write that takes no key. */
export const sendMessage = (api: ShopClient, init?: Init) =>
  unwrap(api.POST('/message', { body: { name: 'Asha', body: 'Hello' }, ...init }));

/** Places an order, a write that takes a key. */
export function createOrder(api: ShopClient, key?: string, init?: Init) {
  const header = key === undefined ? {} : { 'Idempotency-Key': key };
  const items = [{ productId: 'p1', quantity: 2 }];
  const body = { items, shippingAddress: 'a1', paymentMethod: 'cod' } as const;
  return unwrap(api.POST('/order/create-order', { params: { header }, body, ...init }));
}

/** What a call rejects with. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call was to fail'),
    (error: unknown) => error,
  );
}
