import type { ShopClient } from '@haat/api-sdk';
import { computeCartTotals, rupeesToPaise } from '@haat/domain';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../src/contract/operations.ts';
import { createShopHandlers, type OperationId, type TestShop } from '../src/index.ts';
import { exampleMessageOf } from './support/contract-check.ts';
import { ORIGIN, startTestShop } from './support/start-test-shop.ts';

type Step = (api: ShopClient, shop: TestShop) => unknown;

interface Case {
  /** Who is signed in; a guest when left out. */
  readonly as?: string;
  /** What is so before. */
  readonly given?: Step;
  readonly call: Step;
}

interface Failure extends Case {
  readonly status: number;
  readonly message: string;
}

const SHOPPER = 'shopper@example.com';
const SECOND = 'second@example.com';
const ADMIN = 'admin@example.com';
const LOGIN_FIRST = { status: 401, message: 'Please log in to continue.' };
const NOT_ALLOWED = { status: 403, message: 'You are not allowed to do this.' };
const NO_TOKEN = 'token-0123456789abcdef';

const ADDRESS = {
  name: 'Example Shopper',
  phoneNumber: '98765 43210',
  addressLine1: '12 Example Road',
  district: 'Jodhpur',
  city: 'Jodhpur',
  state: 'Rajasthan',
  zipCode: '342001',
  country: 'India',
};
const NEW_USER = {
  fullName: 'New Shopper',
  userName: 'new',
  email: 'new@example.com',
  phoneNumber: '+919000000009',
  password: 'Secret1!',
};
const PICTURE = new File(['bytes'], 'me.png', { type: 'image/png' });

const lastToken = (shop: TestShop) => shop.mails.at(-1)?.token ?? '';
const pictureHash = (shop: TestShop) =>
  shop.findProduct('prod_chilli').image?.split('/').at(-1) ?? '';

const placeOrder = (api: ShopClient, paymentMethod: 'cod' | 'online' = 'online') =>
  api.orders.create({
    items: [{ productId: 'prod_moong', quantity: 2 }],
    shippingAddress: 'address_home',
    paymentMethod,
  });

/** What two packets of papad cost with all charges. */
const { total } = computeCartTotals([{ quantity: 2, unitPrice: rupeesToPaise(85) }]);
const AMOUNT = { paise: total };

async function startPayment(api: ShopClient) {
  const { _id: orderId } = await placeOrder(api);
  return api.payments.createOrder('sandbox', { orderId, amount: AMOUNT });
}

/** A completed change, of which the last mail is about. */
async function changeEmail(api: ShopClient, shop: TestShop) {
  await api.users.updateAccount({ email: 'moved@example.com' });
  await api.users.verifyEmail(lastToken(shop));
}

function sendEvent(headers: Readonly<Record<string, string>>, body = '{}') {
  return under.fetch(
    new Request(`${ORIGIN}/api/v1/payment/sandbox/webhook`, { method: 'POST', headers, body }),
  );
}

/** For calls that have no method in the client. */
async function orThrow(call: Promise<Response>): Promise<void> {
  const response = await call;
  if (response.ok) return;
  throw Object.assign(new Error((await response.json()).message), { status: response.status });
}

/** One success of every operation. */
const SUCCESSES: { readonly [Id in OperationId]: Case } = {
  refreshToken: { as: SHOPPER, call: (api) => api.users.refreshToken() },
  getCurrentUser: { as: SHOPPER, call: (api) => api.users.getCurrentUser() },
  registerUser: { call: (api) => api.users.register({ ...NEW_USER, avatar: PICTURE }) },
  loginUser: { call: (api) => api.users.login({ email: SHOPPER, password: 'Shopper1!' }) },
  logoutUser: { as: SHOPPER, call: (api) => api.users.logout() },
  resendEmailVerification: { as: SECOND, call: (api) => api.users.resendEmailVerification() },
  verifyEmail: {
    given: (api) => api.users.register(NEW_USER),
    call: (api, shop) => api.users.verifyEmail(lastToken(shop)),
  },
  forgotPassword: { call: (api) => api.users.forgotPassword({ email: SHOPPER }) },
  resetPassword: {
    given: (api) => api.users.forgotPassword({ email: SHOPPER }),
    call: (api, shop) => api.users.resetPassword(lastToken(shop), { newPassword: 'Changed1!' }),
  },
  changePassword: {
    as: SHOPPER,
    call: (api) => api.users.changePassword({ oldPassword: 'Shopper1!', newPassword: 'Changed1!' }),
  },
  undoEmailChange: {
    as: SHOPPER,
    given: changeEmail,
    call: (api, shop) => api.users.undoEmailChange(lastToken(shop)),
  },
  cancelEmailChange: { as: SHOPPER, call: (api) => api.users.cancelEmailChange() },
  updateAccount: { as: SHOPPER, call: (api) => api.users.updateAccount({ fullName: 'Renamed' }) },
  updateAvatar: { as: SHOPPER, call: (api) => api.users.updateAvatar(PICTURE) },
  listSessions: { as: SHOPPER, call: (api) => api.users.listSessions() },
  endSession: {
    as: SHOPPER,
    call: (api, shop) => api.users.endSession(shop.createSession('user_shopper')._id),
  },
  endOtherSessions: { as: SHOPPER, call: (api) => api.users.endOtherSessions() },
  exportAccount: { as: SHOPPER, call: (api) => api.users.exportData() },
  deleteAccount: {
    as: SECOND,
    call: (api) => api.users.deleteAccount({ currentPassword: 'Second1!' }),
  },
  listUsers: { as: ADMIN, call: (api) => api.users.list() },
  listCategories: { call: (api) => api.categories.list() },
  getCategory: { call: (api) => api.categories.get('spices') },
  listProducts: { call: (api) => api.products.list() },
  getProduct: { call: (api) => api.products.get('prod_long_name') },
  getCart: { as: SHOPPER, call: (api) => api.cart.get() },
  addToCart: {
    as: SHOPPER,
    call: (api) => api.cart.add({ productId: 'prod_chilli', quantity: 2 }),
  },
  updateCart: {
    as: SHOPPER,
    given: (api) => api.cart.add({ productId: 'prod_chilli', quantity: 2 }),
    call: (api) => api.cart.update({ productId: 'prod_chilli', quantity: 5 }),
  },
  removeFromCart: { as: SHOPPER, call: (api) => api.cart.remove('prod_chilli') },
  clearCart: { as: SHOPPER, call: (api) => api.cart.clear() },
  mergeCarts: {
    as: SHOPPER,
    call: (api) => api.cart.merge({ localCart: [{ productId: 'prod_ajwain', quantity: 1 }] }),
  },
  listPages: { call: (api) => api.pages.list() },
  getPage: { call: (api) => api.pages.get('returns') },
  listOrders: { as: SHOPPER, call: (api) => api.orders.list() },
  getOrder: { as: SHOPPER, call: (api) => api.orders.get('order_shipped') },
  cancelOrder: { as: SHOPPER, call: (api) => api.orders.cancel('order_processing') },
  payOnDelivery: {
    as: SHOPPER,
    call: async (api) => {
      const { _id } = await placeOrder(api, 'online');
      return api.orders.payOnDelivery(_id);
    },
  },
  returnOrder: { as: SHOPPER, call: (api) => api.orders.requestReturn('order_delivered') },
  createOrder: { as: SHOPPER, call: (api) => placeOrder(api, 'cod') },
  getWishlist: { as: SHOPPER, call: (api) => api.wishlist.get() },
  addToWishlist: { as: SHOPPER, call: (api) => api.wishlist.add('prod_besan') },
  removeFromWishlist: { as: SHOPPER, call: (api) => api.wishlist.remove('prod_besan') },
  clearWishlist: { as: SHOPPER, call: (api) => api.wishlist.clear() },
  listReviews: { call: (api) => api.reviews.list() },
  listProductReviews: { call: (api) => api.reviews.listByProduct('prod_chilli') },
  listUserReviews: { call: (api) => api.reviews.listByUser('user_second') },
  getReview: { call: (api) => api.reviews.get('review_moong_1') },
  createReview: {
    as: SHOPPER,
    call: (api) => api.reviews.create({ productId: 'prod_bajra', rating: 4 }),
  },
  updateReview: {
    as: SHOPPER,
    call: (api) => api.reviews.update('review_chilli_1', { rating: 3 }),
  },
  deleteReview: { as: SHOPPER, call: (api) => api.reviews.delete('review_chilli_1') },
  createStockAlert: {
    call: (api) => api.products.createStockAlert('prod_ajwain', { email: SHOPPER }),
  },
  deleteStockAlerts: { call: (api) => api.products.deleteStockAlerts(NO_TOKEN) },
  listMakers: { call: (api) => api.makers.list() },
  getMaker: { call: (api) => api.makers.get('mathania-group') },
  listStories: { call: (api) => api.stories.list() },
  getStory: { call: (api) => api.stories.get('story_first_mill') },
  createMessage: { call: (api) => api.messages.create({ name: 'Guest', body: 'Hello' }) },
  listMessages: { as: ADMIN, call: (api) => api.messages.list() },
  getMessage: { as: ADMIN, call: (api) => api.messages.get('message_new') },
  getContact: { call: (api) => api.contact.get() },
  listAddresses: { as: SHOPPER, call: (api) => api.addresses.list() },
  getAddress: { as: SHOPPER, call: (api) => api.addresses.get('address_work') },
  createAddress: { as: SHOPPER, call: (api) => api.addresses.create(ADDRESS) },
  updateAddress: { as: SHOPPER, call: (api) => api.addresses.update('address_work', ADDRESS) },
  deleteAddress: { as: SHOPPER, call: (api) => api.addresses.delete('address_work') },
  createPaymentOrder: { as: SHOPPER, call: startPayment },
  verifyPayment: {
    as: SHOPPER,
    given: startPayment,
    call: (api, shop) => api.payments.verify('sandbox', shop.pay(paymentIdIn(shop))),
  },
  cancelPayment: {
    as: SHOPPER,
    given: startPayment,
    call: (api, shop) => api.payments.cancel('sandbox', { paymentId: paymentIdIn(shop) }),
  },
  receivePaymentWebhook: {
    as: SHOPPER,
    given: startPayment,
    call: (_api, shop) => {
      const { headers, body } = shop.createPaymentEvent(paymentIdIn(shop));
      return orThrow(sendEvent(headers, body));
    },
  },
  lookUpPincode: { call: (api) => api.pincode.lookUp('342001') },
  getDelivery: { call: (api) => api.delivery.get('342001') },
  getMedia: { call: (api, shop) => api.media.get(pictureHash(shop), { w: 320, format: 'avif' }) },
  getHealth: { call: (api) => api.health.getHealth() },
  getReadiness: { call: (api) => api.health.getReadiness() },
};

/** One failure of every operation that the shop gives by itself or that a test can plan. */
const FAILURES: { readonly [Id in OperationId]: Failure } = {
  refreshToken: { call: (api) => api.users.refreshToken(), ...LOGIN_FIRST },
  getCurrentUser: { call: (api) => api.users.getCurrentUser(), ...LOGIN_FIRST },
  registerUser: {
    call: (api) => api.users.register({ ...NEW_USER, email: 'Shopper@Example.com' }),
    status: 409,
    message: 'This email is already registered.',
  },
  loginUser: {
    call: (api) => api.users.login({ email: SHOPPER, password: 'Wrong1!' }),
    status: 401,
    message: 'Login failed. Please check your credentials and try again.',
  },
  logoutUser: {
    given: (_api, shop) => shop.failNext('logoutUser', { status: 500 }),
    call: (api) => api.users.logout(),
    status: 500,
    message: 'Something went wrong. Please try again.',
  },
  resendEmailVerification: {
    as: SHOPPER,
    call: (api) => api.users.resendEmailVerification(),
    status: 409,
    message: 'Your email is already verified.',
  },
  verifyEmail: {
    call: (api) => api.users.verifyEmail(NO_TOKEN),
    status: 404,
    message: 'Link not found',
  },
  undoEmailChange: {
    call: (api) => api.users.undoEmailChange(NO_TOKEN),
    status: 404,
    message: 'Link not found',
  },
  cancelEmailChange: {
    call: (api) => api.users.cancelEmailChange(),
    status: 401,
    message: 'Please log in to continue.',
  },
  forgotPassword: {
    call: (api) => api.users.forgotPassword({ email: 'shopper' }),
    status: 400,
    message: 'Please enter a valid email address.',
  },
  resetPassword: {
    call: (api) => api.users.resetPassword(NO_TOKEN, { newPassword: 'Changed1!' }),
    status: 404,
    message: 'Link not found',
  },
  changePassword: {
    as: SHOPPER,
    call: (api) => api.users.changePassword({ oldPassword: 'Wrong1!', newPassword: 'Changed1!' }),
    status: 400,
    message: 'Current password is not correct.',
  },
  updateAccount: {
    as: SHOPPER,
    call: (api) => api.users.updateAccount({ email: SECOND }),
    status: 409,
    message: 'This email is already registered.',
  },
  updateAvatar: {
    as: SHOPPER,
    call: (api) =>
      api.users.updateAvatar(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' })),
    status: 400,
    message: 'Please choose an image.',
  },
  listSessions: { call: (api) => api.users.listSessions(), ...LOGIN_FIRST },
  endSession: {
    as: SHOPPER,
    call: (api, shop) => api.users.endSession(shop.createSession('user_second')._id),
    status: 404,
    message: 'Session not found',
  },
  endOtherSessions: { call: (api) => api.users.endOtherSessions(), ...LOGIN_FIRST },
  exportAccount: { call: (api) => api.users.exportData(), ...LOGIN_FIRST },
  deleteAccount: {
    as: SHOPPER,
    call: (api) => api.users.deleteAccount({ currentPassword: 'Wrong1!' }),
    status: 400,
    message: 'Current password is not correct.',
  },
  listUsers: { as: SHOPPER, call: (api) => api.users.list(), ...NOT_ALLOWED },
  listCategories: { call: (api) => api.categories.list({ status: 'inactive' }), ...LOGIN_FIRST },
  getCategory: {
    call: (api) => api.categories.get('winter-sweets'),
    status: 404,
    message: 'Category not found',
  },
  listProducts: {
    call: (api) => api.products.list({ limit: 101 }),
    status: 400,
    message: 'limit must be <= 100.',
  },
  getProduct: {
    call: (api) => api.products.get('prod_none'),
    status: 404,
    message: 'Product not found',
  },
  getCart: { call: (api) => api.cart.get(), ...LOGIN_FIRST },
  addToCart: {
    as: SHOPPER,
    call: (api) => api.cart.add({ productId: 'prod_ajwain', quantity: 1 }),
    status: 409,
    message: 'Ajwain Biscuits is out of stock.',
  },
  updateCart: {
    as: SHOPPER,
    call: (api) => api.cart.update('user_shopper', { productId: 'prod_chilli', quantity: 1 }),
    status: 404,
    message: 'This product is not in your cart.',
  },
  removeFromCart: { call: (api) => api.cart.remove('prod_chilli'), ...LOGIN_FIRST },
  clearCart: { call: (api) => api.cart.clear(), ...LOGIN_FIRST },
  mergeCarts: {
    as: SHOPPER,
    call: (api) => api.cart.merge({ localCart: [{ productId: 'prod_moong', quantity: 0 }] }),
    status: 400,
    message: 'localCart.0.quantity must be >= 1.',
  },
  listPages: { as: SHOPPER, call: (api) => api.pages.list({ isActive: false }), ...NOT_ALLOWED },
  getPage: { call: (api) => api.pages.get('wholesale'), status: 404, message: 'Page not found' },
  listOrders: { call: (api) => api.orders.list(), ...LOGIN_FIRST },
  getOrder: {
    as: SECOND,
    call: (api) => api.orders.get('order_shipped'),
    status: 404,
    message: 'Order not found',
  },
  cancelOrder: {
    as: SHOPPER,
    call: (api) => api.orders.cancel('order_shipped'),
    status: 409,
    message: 'This order can no longer be cancelled.',
  },
  payOnDelivery: {
    as: SHOPPER,
    call: (api) => api.orders.payOnDelivery('order_shipped'),
    status: 409,
    message: 'This order is paid in cash on delivery.',
  },
  returnOrder: {
    as: SHOPPER,
    call: (api) => api.orders.requestReturn('order_shipped'),
    status: 409,
    message: 'Only a delivered order can be returned.',
  },
  createOrder: {
    as: SECOND,
    call: (api) => placeOrder(api, 'cod'),
    status: 404,
    message: 'Address not found',
  },
  getWishlist: { call: (api) => api.wishlist.get(), ...LOGIN_FIRST },
  addToWishlist: {
    as: SHOPPER,
    call: (api) => api.wishlist.add('prod_none'),
    status: 404,
    message: 'Product not found',
  },
  removeFromWishlist: { call: (api) => api.wishlist.remove('prod_besan'), ...LOGIN_FIRST },
  clearWishlist: { call: (api) => api.wishlist.clear(), ...LOGIN_FIRST },
  listReviews: {
    call: (api) => api.reviews.list({ rating: 6 }),
    status: 400,
    message: 'rating must be <= 5.',
  },
  listProductReviews: {
    call: (api) => api.reviews.listByProduct('prod_none'),
    status: 404,
    message: 'Product not found',
  },
  listUserReviews: {
    call: (api) => api.reviews.listByUser('a user'),
    status: 400,
    message: 'id is not valid.',
  },
  getReview: {
    call: (api) => api.reviews.get('review_none'),
    status: 404,
    message: 'Review not found',
  },
  createReview: {
    as: SHOPPER,
    call: (api) => api.reviews.create({ productId: 'prod_chilli', rating: 4 }),
    status: 409,
    message: 'You have already reviewed this product.',
  },
  updateReview: {
    as: SHOPPER,
    call: (api) => api.reviews.update('review_chilli_2', { rating: 1 }),
    status: 404,
    message: 'Review not found',
  },
  deleteReview: {
    as: SHOPPER,
    call: (api) => api.reviews.delete('review_chilli_2'),
    status: 404,
    message: 'Review not found',
  },
  createStockAlert: {
    call: (api) => api.products.createStockAlert('prod_moong', { email: SHOPPER }),
    status: 409,
    message: 'Moong Papad is in stock. You can order it now.',
  },
  deleteStockAlerts: {
    call: (api) => api.products.deleteStockAlerts('short'),
    status: 400,
    message: 'token must have at least 16 characters.',
  },
  listMakers: {
    call: (api) => api.makers.list({ page: 0 }),
    status: 400,
    message: 'page must be >= 1.',
  },
  getMaker: {
    call: (api) => api.makers.get('no-group'),
    status: 404,
    message: 'Maker not found',
  },
  listStories: {
    call: (api) => api.stories.list({ page: 0 }),
    status: 400,
    message: 'page must be >= 1.',
  },
  getStory: {
    call: (api) => api.stories.get('story_none'),
    status: 404,
    message: 'Story not found',
  },
  createMessage: {
    call: (api) => api.messages.create({ name: ' ', body: 'Hello' }),
    status: 400,
    message: 'Name and message required',
  },
  listMessages: { call: (api) => api.messages.list(), ...LOGIN_FIRST },
  getMessage: {
    as: ADMIN,
    call: (api) => api.messages.get('message_none'),
    status: 404,
    message: 'Message not found',
  },
  getContact: {
    given: (_api, shop) => {
      shop.contact = null;
    },
    call: (api) => api.contact.get(),
    status: 404,
    message: 'Contact not found',
  },
  listAddresses: { call: (api) => api.addresses.list(), ...LOGIN_FIRST },
  getAddress: {
    as: SECOND,
    call: (api) => api.addresses.get('address_home'),
    status: 404,
    message: 'Address not found',
  },
  createAddress: {
    as: SHOPPER,
    call: (api) => api.addresses.create({ ...ADDRESS, zipCode: '34200' }),
    status: 400,
    message: 'Please enter a valid 6-digit zip code.',
  },
  updateAddress: {
    as: SECOND,
    call: (api) => api.addresses.update('address_home', ADDRESS),
    status: 404,
    message: 'Address not found',
  },
  deleteAddress: {
    as: SECOND,
    call: (api) => api.addresses.delete('address_home'),
    status: 404,
    message: 'Address not found',
  },
  createPaymentOrder: {
    as: SHOPPER,
    call: (api) =>
      api.payments.createOrder('sandbox', { orderId: 'order_shipped', amount: AMOUNT }),
    status: 409,
    message: 'This order is paid in cash on delivery.',
  },
  verifyPayment: {
    as: SHOPPER,
    given: startPayment,
    call: (api, shop) =>
      api.payments.verify('sandbox', {
        ...shop.pay(paymentIdIn(shop)),
        providerSignature: 'forged',
      }),
    status: 400,
    message: 'Payment verification failed',
  },
  cancelPayment: {
    as: SHOPPER,
    call: (api) => api.payments.cancel('sandbox', { paymentId: 'payment_none' }),
    status: 404,
    message: 'Payment not found',
  },
  receivePaymentWebhook: {
    call: () => orThrow(sendEvent({ 'content-type': 'application/json' })),
    status: 401,
    message: 'The signature of this event is missing or wrong.',
  },
  lookUpPincode: {
    call: (api) => api.pincode.lookUp('34200'),
    status: 400,
    message: 'pincode is not valid.',
  },
  getDelivery: {
    call: (api) => api.delivery.get('999999'),
    status: 404,
    message: 'Pincode not found',
  },
  getMedia: {
    call: (api) => api.media.get('f'.repeat(64)),
    status: 404,
    message: 'Picture not found',
  },
  getHealth: {
    given: (_api, shop) => shop.failNext('getHealth', { status: 503 }),
    call: (api) => api.health.getHealth(),
    status: 503,
    message: 'The shop answered with status 503.',
  },
  getReadiness: {
    given: (_api, shop) => {
      shop.health = 'unavailable';
    },
    call: (api) => api.health.getReadiness(),
    status: 503,
    message: 'The shop answered with status 503.',
  },
};

const under = startTestShop();
const { shop, api, seen } = under;

function paymentIdIn({ payments }: TestShop): string {
  return payments[0]?.paymentId ?? '';
}

async function arrange({ as, given }: Case): Promise<void> {
  if (as !== undefined) shop.signIn(as);
  await given?.(api, shop);
}

describe('the contract', () => {
  const ids = OPERATIONS.map(({ id }) => id).sort();

  it('has a handler for every operation, and no others', () => {
    const handled = createShopHandlers({ baseUrl: '/api/v1' }).map(
      ({ info }) => `${String(info.method)} ${String(info.path)}`,
    );
    const described = OPERATIONS.map(({ method, path }) => {
      const base = /^\/(?:healthz|readyz)$/.test(path) ? '' : '/api/v1';
      return `${method.toUpperCase()} ${base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    });
    expect(handled.sort()).toEqual(described.sort());
    expect(ids.length).toBeGreaterThanOrEqual(58);
  });

  it('has a success and a failure here for every operation', () => {
    expect(Object.keys(SUCCESSES).sort()).toEqual(ids);
    expect(Object.keys(FAILURES).sort()).toEqual(ids);
  });
});

describe('a success of', () => {
  it.each(OPERATIONS)('$id follows the contract, and says what its example says', async (one) => {
    const { id } = one;
    await arrange(SUCCESSES[id]);
    await SUCCESSES[id].call(api, shop);
    expect([...seen.succeeded]).toContain(id);
    expect(shop.calls.at(-1)).toMatchObject({ operation: id });
    expect(seen.messages.get(id)).toBe(exampleMessageOf(one));
  });
});

describe('a failure of', () => {
  it.each(Object.entries(FAILURES))('%s follows the contract', async (id, row) => {
    await arrange(row);
    const { status, message } = row;
    await expect(row.call(api, shop)).rejects.toMatchObject({ status, message });
    expect([...seen.failed]).toContain(id);
    expect(shop.calls).toContainEqual(expect.objectContaining({ operation: id, status }));
  });
});
