import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ApiError,
  type ApiErrorReason,
  type components,
  createShopClient,
  type ErrorCode,
  eachPage,
  isApiError,
  isSignedIn,
  type KnownErrorCode,
  type operations,
  type paths,
  type ShopClient,
  toForm,
  unwrap,
} from '../src/index.ts';

type Schemas = components['schemas'];

/** Never called: what must not compile. */
export function rejectWrongCalls(api: ShopClient) {
  // @ts-expect-error no path of the contract
  api.GET('/productz');
  // @ts-expect-error it cannot be deleted
  api.DELETE('/products');
  // @ts-expect-error which product?
  api.GET('/products/{id}');
  // @ts-expect-error the parameter is called id
  api.GET('/products/{id}', { params: { path: { productId: 'p1' } } });
  // @ts-expect-error there is no such sort
  api.GET('/products', { params: { query: { sort: 'cheapest' } } });
  // @ts-expect-error there is no such filter
  api.GET('/products', { params: { query: { colour: 'red' } } });
  // @ts-expect-error a cart line needs a quantity
  api.POST('/cart/add-cart', { body: { productId: 'p1' } });
  // @ts-expect-error it needs a body
  api.POST('/cart/add-cart');
  const order = { items: [], shippingAddress: 'a' };
  // @ts-expect-error there is no such payment method
  api.POST('/order/create-order', { body: { ...order, paymentMethod: 'cheque' } });
  // @ts-expect-error there is no such header
  api.POST('/cart/add-cart', { params: { header: { 'Idempotency-Kee': 'key-12345678' } } });
  // @ts-expect-error an avatar is no number
  api.PATCH('/users/avatar', { body: { avatar: 4 } });
  // @ts-expect-error the form of a picture needs one
  api.PATCH('/users/avatar', { body: toForm({}) });
  const params = { path: { id: 'o1' } };
  // @ts-expect-error there is no such move
  api.POST('/desk/orders/{id}/moves', { params, body: { move: 'lost' } });
  // @ts-expect-error the address of the API is needed
  createShopClient({});
  // @ts-expect-error a cart has no pages
  eachPage(() => unwrap(api.GET('/cart')));
}

/** Never called: what a call gives. */
export async function readTypes(api: ShopClient) {
  const { data, error } = await api.GET('/products/{id}', { params: { path: { id: 'p1' } } });
  expectTypeOf(data?.data).toEqualTypeOf<Schemas['Product'] | undefined>();
  expectTypeOf(error).toEqualTypeOf<Schemas['ErrorBody'] | undefined>();
  if (error === undefined) expectTypeOf(data.data).toEqualTypeOf<Schemas['Product']>();
  else expectTypeOf(data).toBeUndefined();
  // @ts-expect-error a field that the contract does not have
  data?.data.prize;
  const { error: unready } = await api.GET('/readyz');
  expectTypeOf(unready).not.toEqualTypeOf<typeof error>();
  expectTypeOf<operations['getProduct']['responses']>().toHaveProperty(404);
  // @ts-expect-error a status that the contract does not have
  expectTypeOf<operations['getProduct']['responses'][402]>().toBeNever();

  expectTypeOf(await unwrap(api.GET('/cart'))).toEqualTypeOf<Schemas['Cart']>();
  const login = { email: 'asha@example.com', password: 'Secret1!' };
  const signedIn = await unwrap(api.POST('/users/login', { body: login }));
  expectTypeOf(signedIn.user).toEqualTypeOf<Schemas['User']>();
  const ready = await unwrap(api.GET('/readyz', { baseUrl: 'https://shop.test' }));
  expectTypeOf(ready).toHaveProperty('status');
  const picture = api.GET('/media/{hash}', { params: { path: { hash: 'a' } }, parseAs: 'blob' });
  expectTypeOf(await unwrap(picture)).toEqualTypeOf<Blob>();

  // The desk is the same client.
  const params = { path: { id: 'o1' } };
  const order = await unwrap(api.GET('/desk/orders/{id}', { params }));
  expectTypeOf(order).toEqualTypeOf<Schemas['DeskOrder']>();
  expectTypeOf(order.version).toBeNumber();
}

describe('types', () => {
  // product 7.1.3
  it('have a call for each operation of the contract, the desk’s too', () => {
    type CallsOf<Method extends 'get' | 'post' | 'put' | 'patch' | 'delete'> = {
      [Path in keyof paths]: paths[Path] extends Record<Method, infer Operation>
        ? Operation
        : never;
    }[keyof paths];
    type Called = CallsOf<'get'> | CallsOf<'post'> | CallsOf<'put'> | CallsOf<'patch'>;
    expectTypeOf<operations[keyof operations]>().toExtend<Called | CallsOf<'delete'>>();
    expectTypeOf<Parameters<ShopClient['GET']>[0]>().not.toBeAny();
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1' });
    expect(Object.keys(api)).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH']));
  });

  it('let no any through', () => {
    expectTypeOf<Schemas['Product']>().not.toBeAny();
    expectTypeOf<Schemas['Order']['items'][number]>().not.toBeAny();
    expectTypeOf<Schemas['Product']['price']>().toBeNumber();
    expectTypeOf(isSignedIn).returns.toEqualTypeOf<boolean | undefined>();
  });

  it('narrow a caught error', () => {
    const error: unknown = new Error('x');
    if (isApiError(error)) expectTypeOf(error.status).toBeNumber();
    if (error instanceof ApiError) expectTypeOf(error).toEqualTypeOf<ApiError>();
    if (isApiError(error) && error.reason === 'response') {
      expectTypeOf(error.reason).toEqualTypeOf<'response'>();
      expectTypeOf(error.code).toEqualTypeOf<ErrorCode | undefined>();
    }
    expectTypeOf<ApiError['reason']>().toEqualTypeOf<ApiErrorReason>();
  });

  it('find a typing error in a code that is known', () => {
    expectTypeOf('a_code_of_a_newer_server').toExtend<ErrorCode>();
    expectTypeOf('out_of_stock' satisfies KnownErrorCode).toExtend<ErrorCode>();
    // @ts-expect-error no code of the contract
    expectTypeOf('out_of_stok' satisfies KnownErrorCode).toBeString();
  });
});
