import { describe, expect, expectTypeOf, it } from 'vitest';
import type { DeskOrderListQuery } from '../src/desk/index.ts';
import {
  type Address,
  type AddressInput,
  type Amount,
  ApiError,
  type ApiErrorReason,
  type CallOptions,
  type Cart,
  type CartLineInput,
  type CodeOf,
  type CreateOrderInput,
  type components,
  createShopClient,
  type ErrorCode,
  isApiError,
  type KnownErrorCode,
  type MergedCart,
  type Order,
  type OrderProduct,
  type Pagination,
  type Price,
  type Product,
  type ShopClient,
  type User,
} from '../src/index.ts';
import type { operations, paths } from '../src/schema.ts';

// These are checked by `tsc`; running them only shows that the file was not forgotten.
const api = createShopClient({ baseUrl: 'https://shop.test/api/v1' });

/** Never called: what must not compile. */
export function rejectWrongCalls(client: ShopClient) {
  // @ts-expect-error a cart line needs a quantity
  client.cart.add({ productId: 'p1' });
  // @ts-expect-error paise or rupees: a bare number does not say
  client.payments.createOrder('sandbox', { orderId: 'o1', amount: 739 });
  // @ts-expect-error there is no such sort
  client.products.list({ sort: 'cheapest' });
  // @ts-expect-error there is no such filter
  client.products.list({ colour: 'red' });
  // @ts-expect-error a filter has one name
  client.products.list({ categorySlug: 'spices' });
  // @ts-expect-error a filter has one name
  client.products.list({ in_stock: true });
  // @ts-expect-error prices come from the shop alone
  client.orders.create({ items: [], shippingAddress: 'a', paymentMethod: 'cod', totalAmount: 1 });
  // @ts-expect-error there is no such payment method
  client.orders.create({ items: [], shippingAddress: 'a', paymentMethod: 'cheque' });
  // @ts-expect-error an idempotency key does nothing here
  client.cart.add({ productId: 'p1', quantity: 1 }, { idempotencyKey: 'key-12345678' });
  // @ts-expect-error an avatar is a Blob, not its name
  client.users.updateAvatar('me.png');
  // @ts-expect-error a role cannot be asked for
  client.users.register({ ...registerInput, role: 'admin' });
  // @ts-expect-error the address of the API is needed
  createShopClient({});
}

declare const registerInput: components['schemas']['RegisterRequest'];

describe('types', () => {
  it('say what the methods give', () => {
    expectTypeOf(api.users.getCurrentUser).returns.resolves.toEqualTypeOf<User>();
    expectTypeOf(api.users.login).returns.resolves.toEqualTypeOf<User>();
    expectTypeOf(api.users.logout).returns.resolves.toBeVoid();
    expectTypeOf(api.products.list).returns.resolves.toEqualTypeOf<{
      products: Product[];
      pagination: Pagination;
      suggestion?: string;
    }>();
    expectTypeOf(api.cart.get).returns.resolves.toEqualTypeOf<Cart>();
    expectTypeOf(api.cart.merge).returns.resolves.toEqualTypeOf<MergedCart>();
    expectTypeOf(api.orders.list).returns.resolves.toEqualTypeOf<Order[]>();
    expectTypeOf(api.addresses.list).returns.resolves.toEqualTypeOf<Address[]>();
    expectTypeOf(api.media.get).returns.resolves.toEqualTypeOf<Blob>();
    expect(api).toBeDefined();
  });

  it('tell the parameters of a method with a deprecated form, without that form', () => {
    expectTypeOf<Parameters<ShopClient['cart']['update']>>().toEqualTypeOf<
      [line: CartLineInput, options?: CallOptions | undefined]
    >();
    expectTypeOf(api.cart.update).toBeCallableWith('u1', { productId: 'p1', quantity: 1 });
    expectTypeOf(api.cart.update).toBeCallableWith({ productId: 'p1', quantity: 1 });
  });

  it('take undefined for what may be left out', () => {
    expectTypeOf(api.products.list).toBeCallableWith({ search: undefined });
    expectTypeOf(api.users.login).toBeCallableWith({
      email: 'asha@example.com',
      password: 'Kheer#2026',
      rememberMe: undefined,
    });
    expectTypeOf<AddressInput>().toHaveProperty('addressLine2').toBeNullable();
    expectTypeOf<AddressInput>().toHaveProperty('zipCode').toBeString();
    expectTypeOf<DeskOrderListQuery>().toHaveProperty('limit').toBeNullable();
  });

  it('let no any through', () => {
    expectTypeOf<Product>().not.toBeAny();
    expectTypeOf<Product['category']>().not.toBeAny();
    expectTypeOf<Awaited<ReturnType<ShopClient['pincode']['lookUp']>>[number]>().not.toBeAny();
    expectTypeOf<Order['items'][number]>().not.toBeAny();
  });

  it('have one form of an amount and of a product, whatever the contract sends', () => {
    expectTypeOf<Product['price']>().toEqualTypeOf<Price>();
    expectTypeOf<Order['totalAmount']>().toEqualTypeOf<Price | null>();
    expectTypeOf<Order['items'][number]['product']>().toEqualTypeOf<OrderProduct>();
    expectTypeOf<Cart['items'][number]['product']['price']>().toEqualTypeOf<Price>();
    expectTypeOf<Product>().toExtend<Cart['items'][number]['product']>();
    expectTypeOf<CreateOrderInput['expectedTotal']>().toEqualTypeOf<Amount | undefined>();
    expectTypeOf<components['schemas']['Product']['price']>().toBeNumber();
  });

  it('keep the contract reachable', () => {
    expectTypeOf<paths>().toHaveProperty('/products');
    expectTypeOf<operations>().toHaveProperty('createOrder');
    expectTypeOf<
      operations['getMedia']['responses'][200]['content']['image/webp']
    >().toEqualTypeOf<Blob>();
  });

  it('narrow a caught error', () => {
    const error: unknown = new Error('x');
    if (isApiError(error)) expectTypeOf(error.status).toBeNumber();
    if (error instanceof ApiError) expectTypeOf(error).toEqualTypeOf<ApiError>();
    if (isApiError(error) && error.reason === 'response') {
      expectTypeOf(error.reason).toEqualTypeOf<'response'>();
      expectTypeOf(error.code).toEqualTypeOf<ErrorCode | undefined>();
      expectTypeOf(error.operation).toEqualTypeOf<keyof operations | undefined>();
    }
    expectTypeOf<ApiError['reason']>().toEqualTypeOf<ApiErrorReason>();
    expectTypeOf<CallOptions['signal']>().toEqualTypeOf<AbortSignal | undefined>();
  });

  it('find a typing error in a code that is known', () => {
    expectTypeOf('a_code_of_a_newer_server').toExtend<ErrorCode>();
    expectTypeOf('out_of_stock' satisfies KnownErrorCode).toExtend<ErrorCode>();
    // @ts-expect-error no code of the contract
    expectTypeOf('out_of_stok' satisfies KnownErrorCode).toBeString();
  });

  it('know the codes of an operation of its own', () => {
    expectTypeOf<CodeOf<'createOrder'>>().toEqualTypeOf<
      'out_of_stock' | 'quantity_limit' | 'total_changed' | 'open_order_limit' | 'cash_not_allowed'
    >();
    expectTypeOf<CodeOf<'loginUser'>>().toEqualTypeOf<'invalid_credentials'>();
    expectTypeOf<CodeOf<'moveDeskOrder'>>().toEqualTypeOf<'move_not_allowed'>();
    expectTypeOf<CodeOf<'listProducts'>>().toBeNever();
    // @ts-expect-error no operation of the contract
    expectTypeOf<CodeOf<'cart.add'>>().toBeNever();
  });

  it('take readonly input', () => {
    const lines = [{ productId: 'p1', quantity: 1 }] as const;
    expectTypeOf(api.cart.merge).toBeCallableWith({ localCart: lines });
    expectTypeOf(api.orders.create).toBeCallableWith({
      items: lines,
      shippingAddress: 'a1',
      paymentMethod: 'cod',
    });
  });
});
