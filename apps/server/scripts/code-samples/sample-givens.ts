import type { Address, Order, Payment, Review, Session, ShopClient, User } from '@haat/api-sdk';

/** What samples have made or loaded before their own call, by the name that it has in their code. */
export interface Givens {
  readonly user: User;
  readonly address: Address;
  readonly order: Order;
  readonly unpaidOrder: Order;
  readonly payment: Payment;
  readonly picture: Blob;
  readonly review: Review;
  readonly sessions: readonly Session[];
  readonly cart: unknown;
  readonly wishlist: unknown;
}

export type GivenName = keyof Givens;

/** A call that comes before that of a sample. */
export interface Given {
  /** What it needs itself. */
  readonly given?: readonly GivenName[];
  call(api: ShopClient, given: Givens): Promise<unknown>;
}

/** The calls that make each of them. Every run makes a new user, so that a sample works again. */
export const GIVENS: { readonly [Name in GivenName]: Given } = {
  user: {
    call: (api) =>
      api.users.register({
        fullName: 'Asha Devi',
        userName: `asha${Date.now()}`,
        email: `asha${Date.now()}@example.com`,
        phoneNumber: '+919876543210',
        password: 'Mirchi-Papad-7!',
      }),
  },
  address: {
    given: ['user'],
    call: (api) =>
      api.addresses.create({
        name: 'Asha Devi',
        phoneNumber: '9876543210',
        addressLine1: '12 Example Road',
        district: 'Jodhpur',
        city: 'Jodhpur',
        state: 'Rajasthan',
        zipCode: '342001',
        country: 'India',
      }),
  },
  order: {
    given: ['address'],
    call: (api, { address }) =>
      api.orders.create({
        items: [{ productId: 'moong-papad', quantity: 2 }],
        shippingAddress: address._id,
        paymentMethod: 'cod',
      }),
  },
  unpaidOrder: {
    given: ['address'],
    call: (api, { address }) =>
      api.orders.create({
        items: [{ productId: 'moong-papad', quantity: 2 }],
        shippingAddress: address._id,
        paymentMethod: 'online',
      }),
  },
  payment: {
    given: ['unpaidOrder'],
    call: (api, { unpaidOrder }) =>
      api.payments.createOrder('sandbox', {
        orderId: unpaidOrder._id,
        amount: { paise: 79_800 },
      }),
  },
  picture: {
    given: ['user'],
    call: (api) =>
      api.media.get('aa86253887ad81b10173578fa506a5931903a69fa203c11711cc2ee936644fb9', {
        w: 320,
        format: 'jpeg',
      }),
  },
  review: {
    given: ['user'],
    call: (api) =>
      api.reviews.create({
        productId: 'moong-papad',
        rating: 5,
        comment: 'Fresh and crisp.',
      }),
  },
  sessions: {
    given: ['user'],
    call: (api) => api.users.listSessions(),
  },
  cart: {
    given: ['user'],
    call: (api) => api.cart.add({ productId: 'moong-papad', quantity: 2 }),
  },
  wishlist: {
    given: ['user'],
    call: (api) => api.wishlist.add('moong-papad'),
  },
};
