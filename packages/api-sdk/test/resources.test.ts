import contract from '@haat/openapi' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import {
  type Amount,
  type CallOptions,
  createShopClient,
  type IdempotentCallOptions,
  type ShopClient,
  type ShopClientOptions,
  type ShopFetch,
} from '../src/index.ts';
import { price } from './support/prices.ts';
import { ANY_DATA, failure, recordFetch, success } from './support/record-fetch.ts';

/** A path of the contract that may be a list. */
interface ListItem {
  readonly get?: {
    readonly operationId: string;
    readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[];
  };
  readonly [method: string]: unknown;
}

interface Row {
  /** operationId in the contract. */
  readonly operation: string;
  readonly call: (api: ShopClient, options?: CallOptions) => Promise<unknown>;
  /** Method, path and query that are sent. */
  readonly sends: string;
  /** The JSON body that is sent; none when left out. */
  readonly body?: unknown;
  /** The body of the response; the contract's envelope around `data` when left out. */
  readonly response?: unknown;
  /** The data in the envelope; what the method gives when left out. */
  readonly data?: unknown;
  /** What the method resolves with. */
  readonly gives: unknown;
}

const PAGINATION = { page: 2, limit: 6, total: 7, totalPages: 2, hasNext: false, hasPrev: true };
const USER = { _id: 'u1', fullName: 'Asha' };
const SESSION = { _id: 's1', device: 'Chrome on Android', isCurrent: true };
const SENT_PRODUCT = { _id: 'p1', price: { $numberDecimal: '149.50' } };
const SENT_SOLD = { ...SENT_PRODUCT, originalPrice: 166 };
const PRICE = price(149_50);
const PRODUCT = { _id: 'p1', price: PRICE, originalPrice: null };
const SENT_CART = { items: [{ product: SENT_SOLD, quantity: 2, price: '149.50' }] };
const LINE = {
  product: { _id: 'p1', name: '', image: null, price: PRICE },
  quantity: 2,
  price: PRICE,
};
const CART = {
  items: [{ ...LINE, product: { ...LINE.product, originalPrice: price(166_00) } }],
};
const SENT_ORDER = {
  _id: 'o1',
  items: [{ productId: SENT_PRODUCT, quantity: 2, price: 149.5 }],
  subtotal: 299,
  shipping: '10',
  taxes: 1.5,
  discount: { $numberDecimal: '0.50' },
  totalAmount: { $numberDecimal: '310' },
};
const ORDER = {
  _id: 'o1',
  items: [LINE],
  subtotal: price(299_00),
  shipping: price(10_00),
  taxes: price(1_50),
  discount: price(50),
  totalAmount: price(310_00),
  statusHistory: [],
  returnRequestedAt: null,
  refundedAt: null,
  receipt: null,
};
const ADDRESS = { _id: 'a1', name: 'Asha' };
const REVIEW = { _id: 'r1', rating: 5 };
const SENT_PAYMENT = { paymentId: 'pay1', status: 'created', amount: 310_00 };
const PAYMENT = { ...SENT_PAYMENT, amount: price(310_00) };
const MESSAGE = { _id: 'm1', body: 'Do you ship?' };
const SENT_WISHLIST = { products: [SENT_PRODUCT] };
const WISHLIST = { products: [PRODUCT] };
const DONE = { success: true, message: 'Done', data: null };

const registerInput = {
  fullName: 'Asha',
  userName: 'asha',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  password: 'Secret1!',
};
const addressInput = {
  name: 'Asha',
  phoneNumber: '9876543210',
  addressLine1: '12 Road',
  district: 'Jodhpur',
  city: 'Jodhpur',
  state: 'Rajasthan',
  zipCode: '342001',
  country: 'India',
};
const verifyInput = {
  providerOrderId: 'order_1',
  providerPaymentId: 'pay_1',
  providerSignature: 'abc',
  paymentId: 'pay1',
};

const ROWS: readonly Row[] = [
  {
    operation: 'refreshToken',
    call: (api, options) => api.users.refreshToken(options),
    sends: 'POST /users/refresh-token',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'getCurrentUser',
    call: (api, options) => api.users.getCurrentUser(options),
    sends: 'GET /users/current-user',
    gives: USER,
  },
  {
    operation: 'registerUser',
    call: (api, options) => api.users.register(registerInput, options),
    sends: 'POST /users/register',
    body: registerInput,
    response: { success: true, message: 'Registered!', data: { user: USER } },
    gives: USER,
  },
  {
    operation: 'loginUser',
    call: (api, options) =>
      api.users.login({ email: 'asha@example.com', password: 'Secret1!' }, options),
    sends: 'POST /users/login',
    body: { email: 'asha@example.com', password: 'Secret1!' },
    response: { success: true, message: 'Signed in', data: { user: USER } },
    gives: USER,
  },
  {
    operation: 'logoutUser',
    call: (api, options) => api.users.logout(options),
    sends: 'POST /users/logout',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'resendEmailVerification',
    call: (api, options) => api.users.resendEmailVerification(options),
    sends: 'POST /users/resend-email-verification',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'verifyEmail',
    call: (api, options) => api.users.verifyEmail('token/with slash', options),
    sends: 'POST /users/verify-email/token%2Fwith%20slash',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'undoEmailChange',
    call: (api, options) => api.users.undoEmailChange('token/with slash', options),
    sends: 'POST /users/undo-email-change/token%2Fwith%20slash',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'cancelEmailChange',
    call: (api, options) => api.users.cancelEmailChange(options),
    sends: 'DELETE /users/pending-email',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'forgotPassword',
    call: (api, options) => api.users.forgotPassword({ email: 'asha@example.com' }, options),
    sends: 'POST /users/forgot-password',
    body: { email: 'asha@example.com' },
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'resetPassword',
    call: (api, options) => api.users.resetPassword('tok', { newPassword: 'Secret2!' }, options),
    sends: 'POST /users/reset-password/tok',
    body: { newPassword: 'Secret2!' },
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'changePassword',
    call: (api, options) =>
      api.users.changePassword({ oldPassword: 'Secret1!', newPassword: 'Secret2!' }, options),
    sends: 'POST /users/change-password',
    body: { oldPassword: 'Secret1!', newPassword: 'Secret2!' },
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'updateAccount',
    call: (api, options) => api.users.updateAccount({ fullName: 'Asha Devi' }, options),
    sends: 'PATCH /users/update-account',
    body: { fullName: 'Asha Devi' },
    gives: USER,
  },
  {
    operation: 'listSessions',
    call: (api, options) => api.users.listSessions(options),
    sends: 'GET /users/sessions',
    response: { success: true, message: 'Sessions', data: { sessions: [SESSION] } },
    gives: [SESSION],
  },
  {
    operation: 'endSession',
    call: (api, options) => api.users.endSession('s1', options),
    sends: 'DELETE /users/sessions/s1',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'endOtherSessions',
    call: (api, options) => api.users.endOtherSessions(options),
    sends: 'POST /users/end-other-sessions',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'exportAccount',
    call: (api, options) => api.users.exportData(options),
    sends: 'GET /users/export',
    gives: { profile: USER, sessions: [SESSION] },
  },
  {
    operation: 'deleteAccount',
    call: (api, options) => api.users.deleteAccount({ currentPassword: 'Secret1!' }, options),
    sends: 'POST /users/delete-account',
    body: { currentPassword: 'Secret1!' },
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'listUsers',
    call: (api, options) =>
      api.users.list({ page: 2, limit: 6, q: 'asha', role: 'customer' }, options),
    sends: 'GET /users?page=2&limit=6&q=asha&role=customer',
    gives: { users: [USER], pagination: PAGINATION },
  },
  {
    operation: 'listCategories',
    call: (api, options) => api.categories.list({ page: 1, limit: 100, status: 'active' }, options),
    sends: 'GET /categories?page=1&limit=100&status=active',
    gives: { categories: [{ _id: 'c1' }], pagination: PAGINATION },
  },
  {
    operation: 'getCategory',
    call: (api, options) => api.categories.get('spices', options),
    sends: 'GET /categories/spices',
    gives: { _id: 'c1', slug: 'spices' },
  },
  {
    operation: 'createStockAlert',
    call: (api, options) =>
      api.products.createStockAlert('p/1', { email: 'asha@example.com' }, options),
    sends: 'POST /products/p%2F1/stock-alerts',
    body: { email: 'asha@example.com' },
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'deleteStockAlerts',
    call: (api, options) => api.products.deleteStockAlerts('token/with slash', options),
    sends: 'DELETE /stock-alerts/token%2Fwith%20slash',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'listMakers',
    call: (api, options) => api.makers.list({ page: 1, limit: 100 }, options),
    sends: 'GET /makers?page=1&limit=100',
    gives: { makers: [{ slug: 'g1' }], pagination: PAGINATION },
  },
  {
    operation: 'getMaker',
    call: (api, options) => api.makers.get('g1', options),
    sends: 'GET /makers/g1',
    gives: { slug: 'g1' },
  },
  {
    operation: 'listProducts',
    call: (api, options) =>
      api.products.list(
        {
          search: 'mirch & हल्दी',
          page: 2,
          limit: 6,
          category: 'spices',
          brand: 'Group',
          sort: 'bestseller',
          inStock: true,
          categories: 'spices,papads',
        },
        options,
      ),
    sends:
      'GET /products?search=mirch+%26+%E0%A4%B9%E0%A4%B2%E0%A5%8D%E0%A4%A6%E0%A5%80&page=2&limit=6' +
      '&category=spices&brand=Group&sort=bestseller&inStock=true' +
      '&categories=spices%2Cpapads',
    data: { products: [SENT_PRODUCT], pagination: PAGINATION },
    gives: { products: [PRODUCT], pagination: PAGINATION },
  },
  {
    operation: 'getProduct',
    call: (api, options) => api.products.get('p1', options),
    sends: 'GET /products/p1',
    data: SENT_PRODUCT,
    gives: PRODUCT,
  },
  {
    operation: 'getCart',
    call: (api, options) => api.cart.get(options),
    sends: 'GET /cart',
    data: SENT_CART,
    gives: CART,
  },
  {
    operation: 'addToCart',
    call: (api, options) => api.cart.add({ productId: 'p1', quantity: 2 }, options),
    sends: 'POST /cart/add-cart',
    body: { productId: 'p1', quantity: 2 },
    data: SENT_CART,
    gives: CART,
  },
  {
    operation: 'updateCart',
    call: (api, options) => api.cart.update('u1', { productId: 'p1', quantity: 3 }, options),
    sends: 'PATCH /cart/update-cart/u1',
    body: { productId: 'p1', quantity: 3 },
    data: SENT_CART,
    gives: CART,
  },
  {
    operation: 'removeFromCart',
    call: (api, options) => api.cart.remove('p1', options),
    sends: 'DELETE /cart/delete-cart/p1',
    data: SENT_CART,
    gives: CART,
  },
  {
    operation: 'clearCart',
    call: (api, options) => api.cart.clear(options),
    sends: 'DELETE /cart/clear-cart',
    gives: { items: [] },
  },
  {
    operation: 'mergeCarts',
    call: (api, options) =>
      api.cart.merge({ localCart: [{ productId: 'p1', quantity: 2 }] }, options),
    sends: 'POST /cart/merge-carts',
    body: { localCart: [{ productId: 'p1', quantity: 2 }] },
    data: { ...SENT_CART, adjusted: [] },
    gives: { ...CART, adjusted: [] },
  },
  {
    operation: 'listPages',
    call: (api, options) => api.pages.list({ isActive: true }, options),
    sends: 'GET /pages?isActive=true',
    gives: [{ _id: 'pg1', slug: 'privacy' }],
  },
  {
    operation: 'getPage',
    call: (api, options) => api.pages.get('privacy', options),
    sends: 'GET /pages/privacy',
    gives: { _id: 'pg1', slug: 'privacy' },
  },
  {
    operation: 'listOrders',
    call: (api, options) => api.orders.list(options),
    sends: 'GET /order/get-all',
    data: [SENT_ORDER],
    gives: [ORDER],
  },
  {
    operation: 'getOrder',
    call: (api, options) => api.orders.get('o1', options),
    sends: 'GET /order/o1',
    data: SENT_ORDER,
    gives: ORDER,
  },
  {
    operation: 'createOrder',
    call: (api, options) =>
      api.orders.create(
        {
          items: [{ productId: 'p1', quantity: 1 }],
          shippingAddress: 'a1',
          paymentMethod: 'cod',
          expectedTotal: { paise: 310_00 },
        },
        options,
      ),
    sends: 'POST /order/create-order',
    body: {
      items: [{ productId: 'p1', quantity: 1 }],
      shippingAddress: 'a1',
      paymentMethod: 'cod',
      expectedTotal: 310_00,
    },
    data: SENT_ORDER,
    gives: ORDER,
  },
  {
    operation: 'cancelOrder',
    call: (api, options) => api.orders.cancel('o1', options),
    sends: 'POST /order/cancel-order/o1',
    data: SENT_ORDER,
    gives: ORDER,
  },
  {
    operation: 'payOnDelivery',
    call: (api, options) => api.orders.payOnDelivery('o1', options),
    sends: 'POST /order/pay-on-delivery/o1',
    data: SENT_ORDER,
    gives: ORDER,
  },
  {
    operation: 'returnOrder',
    call: (api, options) => api.orders.requestReturn('o1', { reason: 'Open packet' }, options),
    sends: 'POST /order/return-order/o1',
    body: { reason: 'Open packet' },
    data: SENT_ORDER,
    gives: ORDER,
  },
  {
    operation: 'getWishlist',
    call: (api, options) => api.wishlist.get(options),
    sends: 'GET /wishlist',
    data: SENT_WISHLIST,
    gives: WISHLIST,
  },
  {
    operation: 'addToWishlist',
    call: (api, options) => api.wishlist.add('p1', options),
    sends: 'POST /wishlist/add',
    body: { productId: 'p1' },
    data: SENT_WISHLIST,
    gives: WISHLIST,
  },
  {
    operation: 'removeFromWishlist',
    call: (api, options) => api.wishlist.remove('p1', options),
    sends: 'DELETE /wishlist/delete',
    body: { productId: 'p1' },
    data: SENT_WISHLIST,
    gives: WISHLIST,
  },
  {
    operation: 'clearWishlist',
    call: (api, options) => api.wishlist.clear(options),
    sends: 'DELETE /wishlist/clear',
    gives: { products: [] },
  },
  {
    operation: 'listReviews',
    call: (api, options) => api.reviews.list({ productId: 'p1', page: 1, limit: 10 }, options),
    sends: 'GET /reviews?productId=p1&page=1&limit=10',
    gives: { reviews: [REVIEW], pagination: PAGINATION },
  },
  {
    operation: 'listProductReviews',
    call: (api, options) => api.reviews.listByProduct('p1', { sort: '-rating' }, options),
    sends: 'GET /reviews/product/p1?sort=-rating',
    gives: { reviews: [REVIEW], pagination: PAGINATION, summary: { average: 5 } },
  },
  {
    operation: 'listUserReviews',
    call: (api, options) => api.reviews.listByUser('u1', { page: 2 }, options),
    sends: 'GET /reviews/user/u1?page=2',
    gives: { reviews: [REVIEW], pagination: PAGINATION },
  },
  {
    operation: 'getReview',
    call: (api, options) => api.reviews.get('r1', options),
    sends: 'GET /reviews/r1',
    gives: REVIEW,
  },
  {
    operation: 'createReview',
    call: (api, options) =>
      api.reviews.create({ productId: 'p1', rating: 5, comment: 'Fresh' }, options),
    sends: 'POST /reviews',
    body: { productId: 'p1', rating: 5, comment: 'Fresh' },
    gives: REVIEW,
  },
  {
    operation: 'updateReview',
    call: (api, options) => api.reviews.update('r1', { rating: 4 }, options),
    sends: 'PATCH /reviews/r1',
    body: { rating: 4 },
    gives: REVIEW,
  },
  {
    operation: 'deleteReview',
    call: (api, options) => api.reviews.delete('r1', options),
    sends: 'DELETE /reviews/r1',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'listStories',
    call: (api, options) =>
      api.stories.list(
        { page: 1, limit: 100, search: 'mill', product: 'p1', maker: 'g1' },
        options,
      ),
    sends: 'GET /story?page=1&limit=100&search=mill&product=p1&maker=g1',
    gives: { stories: [{ _id: 's1', products: [] }], pagination: PAGINATION },
  },
  {
    operation: 'getStory',
    call: (api, options) => api.stories.get('s1', options),
    sends: 'GET /story/s1',
    gives: { _id: 's1', products: [] },
  },
  {
    operation: 'createMessage',
    call: (api, options) =>
      api.messages.create({ name: 'Asha', subject: 'Hello', body: 'Do you ship?' }, options),
    sends: 'POST /message',
    body: { name: 'Asha', subject: 'Hello', body: 'Do you ship?' },
    gives: MESSAGE,
  },
  {
    operation: 'listMessages',
    call: (api, options) =>
      api.messages.list(
        { page: 1, limit: 20, sort: '-createdAt', q: 'ship', read: false, archived: false },
        options,
      ),
    sends: 'GET /message?page=1&limit=20&sort=-createdAt&q=ship&read=false&archived=false',
    gives: { messages: [MESSAGE], pagination: PAGINATION },
  },
  {
    operation: 'getMessage',
    call: (api, options) => api.messages.get('m1', options),
    sends: 'GET /message/m1',
    gives: MESSAGE,
  },
  {
    operation: 'getContact',
    call: (api, options) => api.contact.get(options),
    sends: 'GET /contact',
    gives: { headline: 'Get in touch' },
  },
  {
    operation: 'listAddresses',
    call: (api, options) => api.addresses.list(options),
    sends: 'GET /address/get-addresses',
    gives: [ADDRESS],
  },
  {
    operation: 'getAddress',
    call: (api, options) => api.addresses.get('a1', options),
    sends: 'GET /address/get-address/a1',
    gives: ADDRESS,
  },
  {
    operation: 'createAddress',
    call: (api, options) => api.addresses.create(addressInput, options),
    sends: 'POST /address/create-address',
    body: addressInput,
    gives: ADDRESS,
  },
  {
    operation: 'updateAddress',
    call: (api, options) => api.addresses.update('a1', addressInput, options),
    sends: 'PUT /address/update-address/a1',
    body: addressInput,
    gives: ADDRESS,
  },
  {
    operation: 'deleteAddress',
    call: (api, options) => api.addresses.delete('a1', options),
    sends: 'DELETE /address/delete-address/a1',
    response: DONE,
    gives: undefined,
  },
  {
    operation: 'createPaymentOrder',
    call: (api, options) =>
      api.payments.createOrder('sandbox', { orderId: 'o1', amount: { paise: 73_900 } }, options),
    sends: 'POST /payment/sandbox/create-order',
    body: { orderId: 'o1', amount: 73_900 },
    data: SENT_PAYMENT,
    gives: PAYMENT,
  },
  {
    operation: 'verifyPayment',
    call: (api, options) => api.payments.verify('sandbox', verifyInput, options),
    sends: 'POST /payment/sandbox/verify',
    body: verifyInput,
    data: SENT_PAYMENT,
    gives: PAYMENT,
  },
  {
    operation: 'cancelPayment',
    call: (api, options) => api.payments.cancel('sandbox', { paymentId: 'pay1' }, options),
    sends: 'POST /payment/sandbox/cancel',
    body: { paymentId: 'pay1' },
    data: SENT_PAYMENT,
    gives: PAYMENT,
  },
  {
    operation: 'lookUpPincode',
    call: (api, options) => api.pincode.lookUp('342001', options),
    sends: 'GET /pincode/342001',
    response: [{ Status: 'Success', PostOffice: [{ District: 'Jodhpur' }] }],
    gives: [{ Status: 'Success', PostOffice: [{ District: 'Jodhpur' }] }],
  },
  {
    operation: 'getDelivery',
    call: (api, options) => api.delivery.get('302001', options),
    sends: 'GET /delivery/302001',
    data: { pincode: '302001', deliverBy: '2026-12-01' },
    gives: { pincode: '302001', deliverBy: '2026-12-01' },
  },
  {
    operation: 'getHealth',
    call: (api, options) => api.health.getHealth(options),
    sends: 'GET /healthz',
    response: { status: 'ok' },
    gives: { status: 'ok' },
  },
  {
    operation: 'getReadiness',
    call: (api, options) => api.health.getReadiness(options),
    sends: 'GET /readyz',
    response: { status: 'degraded' },
    gives: { status: 'degraded' },
  },
];

/** Runs a row on a client of its own; its path stands below /api/v1 unless it is the server's root. */
async function run(row: Row, options?: CallOptions) {
  const { fetch, sent } = recordFetch(() =>
    row.response === undefined ? success(row.data ?? row.gives) : Response.json(row.response),
  );
  const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
  return { given: await row.call(api, options), sent };
}

describe.each(ROWS)('$operation', (row) => {
  it(`sends ${row.sends} and gives the data`, async () => {
    const { given, sent } = await run(row);
    const [method = '', path = ''] = row.sends.split(' ');
    const isRoot = path.endsWith('z');

    expect(given).toEqual(row.gives);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method).toBe(method);
    expect(sent[0]?.target).toBe(isRoot ? path : `/api/v1${path}`);
    expect(sent[0]?.credentials).toBe('include');
    if (row.body === undefined) {
      expect(sent[0]?.text).toBe('');
      expect(sent[0]?.headers.get('content-type')).toBeNull();
    } else {
      expect(JSON.parse(sent[0]?.text ?? '')).toEqual(row.body);
      expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    }
  });

  it('takes a signal and headers', async () => {
    const { sent } = await run(row, { headers: { 'x-trace': 't1' } });
    expect(sent[0]?.headers.get('x-trace')).toBe('t1');

    await expect(run(row, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

/** Those of the desk have a client of their own, tested in desk.test.ts. */
function isOfDesk(operation: unknown): boolean {
  return JSON.stringify(Object(operation).tags ?? []).includes('Desk');
}

function idOf(operation: unknown): unknown {
  return typeof operation === 'object' && operation !== null && 'operationId' in operation
    ? operation.operationId
    : undefined;
}

describe('the contract', () => {
  const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
  /** Called by payment providers, never by a shop. */
  const NOT_FOR_SHOPS = ['receivePaymentWebhook'];
  /** Tested below, since they do not speak JSON. */
  const BYTES = ['getMedia', 'updateAvatar'];

  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, operation]) => METHODS.includes(method) && !isOfDesk(operation))
      .map(([method, operation]) => ({ id: idOf(operation), method, path })),
  );

  it('has a method for each of its operations', () => {
    const covered = [...ROWS.map((row) => row.operation), ...BYTES, ...NOT_FOR_SHOPS];
    expect(covered.sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(ROWS)('has $operation where the method sends it', (row) => {
    const [method = '', target = ''] = row.sends.split(' ');
    const operation = operations.find(({ id }) => id === row.operation);
    const pattern = new RegExp(`^${operation?.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    expect(operation?.method.toUpperCase()).toBe(method);
    expect(target.split('?')[0]).toMatch(pattern);
  });
});

describe('an idempotency key', () => {
  it.each<[string, (api: ShopClient, idempotencyKey: string) => Promise<unknown>]>([
    ['cart.merge', (api, key) => api.cart.merge({ localCart: [] }, { idempotencyKey: key })],
    [
      'orders.create',
      (api, key) =>
        api.orders.create(
          { items: [], shippingAddress: 'a1', paymentMethod: 'cod' },
          { idempotencyKey: key },
        ),
    ],
    [
      'orders.requestReturn',
      (api, key) => api.orders.requestReturn('o1', {}, { idempotencyKey: key }),
    ],
    ['orders.payOnDelivery', (api, key) => api.orders.payOnDelivery('o1', { idempotencyKey: key })],
    [
      'payments.createOrder',
      (api, key) =>
        api.payments.createOrder(
          'sandbox',
          { orderId: 'o1', amount: { paise: 1 } },
          { idempotencyKey: key },
        ),
    ],
  ])('is sent by %s', async (_name, call) => {
    const { fetch, sent } = recordFetch(() => success(ANY_DATA));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    await call(api, 'key-12345678');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-12345678');
  });

  /** The keys of two calls of each kind. */
  async function keysOf(options: Partial<ShopClientOptions>, call: IdempotentCallOptions = {}) {
    const { fetch, sent } = recordFetch(() => success(ANY_DATA));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch, ...options });
    for (let round = 0; round < 2; round += 1) {
      await api.cart.merge({ localCart: [] }, call);
      await api.orders.create({ items: [], shippingAddress: 'a', paymentMethod: 'cod' }, call);
      await api.orders.requestReturn('o1', {}, call);
      await api.payments.createOrder('sandbox', { orderId: 'o1', amount: { paise: 1 } }, call);
    }
    return sent.map(({ headers }) => headers.get('idempotency-key'));
  }

  it('is made by itself, another one for each call', async () => {
    const keys = await keysOf({});
    expect(new Set(keys).size).toBe(8);
    expect(keys).toEqual(keys.map(() => expect.stringMatching(/^[0-9a-f]{32}$/)));
  });

  it('is not made when the client or the call says so', async () => {
    expect(new Set(await keysOf({ sendIdempotencyKeys: false }))).toEqual(new Set([null]));
    expect(new Set(await keysOf({}, { idempotencyKey: false }))).toEqual(new Set([null]));
    const given = await keysOf({ sendIdempotencyKeys: false }, { idempotencyKey: 'key-12345678' });
    expect(new Set(given)).toEqual(new Set(['key-12345678']));
  });

  it('is the one that a caller gives as a header', async () => {
    const given = await keysOf({}, { headers: { 'idempotency-key': 'key-12345678' } });
    expect(new Set(given)).toEqual(new Set(['key-12345678']));
  });

  it('is not even drawn for an operation that takes none', async () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    const { fetch } = recordFetch(() => success(ANY_DATA));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    await api.cart.get();
    await api.cart.add({ productId: 'p1', quantity: 1 });
    expect(drawn).not.toHaveBeenCalled();
    await api.cart.merge({ localCart: [] });
    expect(drawn).toHaveBeenCalledOnce();
    drawn.mockRestore();
  });

  it('is not sent by an operation that takes none', async () => {
    const { fetch, sent } = recordFetch(() => success({ ...CART, _id: 'o1' }));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    await api.cart.clear();
    await api.orders.cancel('o1');
    expect(sent.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false, false]);
  });
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('an amount', () => {
  it('that is a bare number is rejected, and nothing is sent', async () => {
    const { fetch, sent } = recordFetch(() => success(ANY_DATA));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    // As a program without types may send it.
    const bare: Amount = JSON.parse('31000');
    const order = { items: [], shippingAddress: 'a1', paymentMethod: 'cod' } as const;
    const isAmount = /An amount is \{ paise \}/;
    await expect(api.orders.create({ ...order, expectedTotal: bare })).rejects.toThrow(isAmount);
    const payment = { orderId: 'o1', amount: bare };
    await expect(api.payments.createOrder('sandbox', payment)).rejects.toThrow(isAmount);
    expect(sent).toEqual([]);
  });
});

describe('an input from a program without types', () => {
  const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch: rejectInput });

  /** What the server says of a body without the field. */
  async function rejectInput(request: Request) {
    const body: unknown = await request.json();
    return failure(400, `Rejected ${JSON.stringify(body)}`);
  }

  it.each([
    ['an order without items', () => api.orders.create(JSON.parse('{}'))],
    ['a merge without a cart', () => api.cart.merge(JSON.parse('{}'))],
  ])('that lacks a field reaches the server: %s', async (_, send) => {
    await expect(send()).rejects.toMatchObject({ reason: 'response', message: 'Rejected {}' });
  });

  it('that JSON cannot hold is a TypeError, and nothing is sent', async () => {
    const { fetch, sent } = recordFetch(() => success(ANY_DATA));
    const { messages } = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    const input = Object.assign(JSON.parse('{}'), { message: 1n });
    await expect(messages.create(input)).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });
});

describe('all pages', () => {
  const baseUrl = 'https://shop.test/api/v1';

  it('of products are loaded one after the other, each when it is needed', async () => {
    const { fetch, sent } = recordFetch(({ target }) => {
      const page = Number(new URLSearchParams(target.split('?')[1]).get('page'));
      const pagination = { ...PAGINATION, page, hasNext: page < 3 };
      const products = ['a', 'b'].map((letter) => ({ _id: `p${page}${letter}`, price: 60 }));
      return success({ products, pagination });
    });
    const api = createShopClient({ baseUrl, fetch });

    const ids: string[] = [];
    for await (const product of api.products.iterate({ category: 'spices' })) {
      ids.push(product._id);
      expect(sent).toHaveLength(Math.ceil(ids.length / 2));
    }
    expect(ids).toEqual(['p1a', 'p1b', 'p2a', 'p2b', 'p3a', 'p3b']);
    expect(sent[1]?.target).toBe('/api/v1/products?limit=100&category=spices&page=2');

    for await (const _first of api.products.iterate({ limit: 2 })) break;
    expect(sent[3]?.target).toBe('/api/v1/products?limit=2&page=1');
    expect(sent).toHaveLength(4);
  });

  it('of orders end with the last one, also at a server that sends all at once', async () => {
    const paged = recordFetch(({ target }) =>
      Response.json({
        success: true,
        data: [SENT_ORDER],
        pagination: { ...PAGINATION, hasNext: target.endsWith('page=1') },
      }),
    );
    const paging = createShopClient({ baseUrl, fetch: paged.fetch });
    expect(await collect(paging.orders.iterate())).toEqual([ORDER, ORDER]);
    expect(paged.sent.map(({ target }) => target)).toEqual([
      '/api/v1/order/get-all?limit=100&page=1',
      '/api/v1/order/get-all?limit=100&page=2',
    ]);

    const whole = recordFetch(() => Response.json([SENT_ORDER]));
    const { orders: resource } = createShopClient({ baseUrl, fetch: whole.fetch });
    expect(await collect(resource.iterate({ limit: 5 }))).toEqual([ORDER]);
    expect(whole.sent).toHaveLength(1);
  });

  it.each<[string, (api: ShopClient) => AsyncGenerator<unknown>, string]>([
    [
      'categories',
      (api) => api.categories.iterate({ status: 'active' }),
      '/categories?limit=100&status=active&page=',
    ],
    ['makers', (api) => api.makers.iterate(), '/makers?limit=100&page='],
    [
      'reviews',
      (api) => api.reviews.iterate({ limit: 5, rating: 5 }),
      '/reviews?limit=5&rating=5&page=',
    ],
    [
      'reviews of a product',
      (api) => api.reviews.iterateByProduct('p1', { sort: '-rating' }),
      '/reviews/product/p1?limit=100&sort=-rating&page=',
    ],
    [
      'reviews of a user',
      (api) => api.reviews.iterateByUser('u1'),
      '/reviews/user/u1?limit=100&page=',
    ],
    ['stories', (api) => api.stories.iterate({ maker: 'g1' }), '/story?limit=100&maker=g1&page='],
    [
      'messages',
      (api) => api.messages.iterate({ read: false }),
      '/message?limit=100&read=false&page=',
    ],
    ['users', (api) => api.users.iterate({ q: 'asha' }), '/users?limit=100&q=asha&page='],
  ])(
    'of %s are loaded to the last one, with the options of the call',
    async (_name, iterate, path) => {
      const { fetch, sent } = recordFetch(({ target }) => {
        const page = Number(target.at(-1));
        const things = [
          { _id: `${page}a`, products: [] },
          { _id: `${page}b`, products: [] },
        ];
        const names = ['categories', 'makers', 'reviews', 'stories', 'messages', 'users'];
        const lists = Object.fromEntries(names.map((name) => [name, things]));
        return success({ ...lists, pagination: { ...PAGINATION, page, hasNext: page < 2 } });
      });
      const items = await collect(iterate(createShopClient({ baseUrl, fetch })));
      expect(items).toMatchObject(['1a', '1b', '2a', '2b'].map((_id) => ({ _id })));
      expect(sent.map(({ target }) => target)).toEqual(
        [1, 2].map((page) => `/api/v1${path}${page}`),
      );
    },
  );

  it('exist for every list of the contract that has pages', () => {
    const paths: Readonly<Record<string, ListItem>> = contract.paths;
    const paged = Object.entries(paths).flatMap(([path, { get }]) =>
      !isOfDesk(get) && get?.parameters?.some(({ $ref }) => $ref?.endsWith('/Page')) ? [path] : [],
    );
    expect(paged.toSorted()).toEqual([
      '/categories',
      '/makers',
      '/message',
      '/order/get-all',
      '/products',
      '/reviews',
      '/reviews/product/{id}',
      '/reviews/user/{id}',
      '/story',
      '/users',
    ]);
  });

  it('stop at an abort, also within the items that are loaded already', async () => {
    const products = ['a', 'b', 'c'].map((_id) => ({ _id, price: 60 }));
    const { fetch } = recordFetch(() => success({ products, pagination: PAGINATION }));
    const api = createShopClient({ baseUrl, fetch });
    const controller = new AbortController();
    const reason = new Error('the shopper left');
    const items = api.products.iterate({}, { signal: controller.signal });

    expect((await items.next()).value).toMatchObject({ _id: 'a' });
    controller.abort(reason);
    await expect(items.next()).rejects.toBe(reason);
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it('stop with an error, or an abort', async () => {
    const { fetch } = recordFetch(() => failure(400));
    const api = createShopClient({ baseUrl, fetch });
    await expect(api.products.iterate().next()).rejects.toMatchObject({ status: 400 });
    const aborted = api.products.iterate({}, { signal: AbortSignal.abort() }).next();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a success that is not of the contract', () => {
  /** They give bytes, or nothing at all. */
  const WITHOUT_DATA = ROWS.filter(({ gives }) => gives === undefined);

  it.each(ROWS.filter((row) => !WITHOUT_DATA.includes(row)))(
    '$operation tells other JSON from its data',
    async ({ operation, call }) => {
      for (const body of [{ ok: 1 }, { success: true, data: { ok: 1 } }, 'ok', 1, []]) {
        // A list may be empty; that of an operation that gives an object is none.
        const isList = /Addresses|Pages|Orders|Pincode/.test(operation) && Array.isArray(body);
        if (isList) continue;
        const { fetch } = recordFetch(() => Response.json(body));
        const api = createShopClient({ baseUrl: 'https://shop.test/api', fetch });
        await expect(call(api)).rejects.toMatchObject({
          name: 'ApiError',
          reason: 'malformed',
          status: 200,
          operation,
          url: expect.stringContaining('https://shop.test/api/'),
          hint: expect.stringMatching(/baseUrl must be .* https:\/\/shop.example\/api\/v1\.$/),
        });
      }
    },
  );

  it.each<[string, (api: ShopClient) => AsyncGenerator<unknown>]>([
    ['products', (api) => api.products.iterate()],
    ['orders', (api) => api.orders.iterate()],
    ['stories', (api) => api.stories.iterate()],
  ])('rejects the iteration of %s', async (_name, iterate) => {
    const { fetch } = recordFetch(() => Response.json({ ok: 1 }));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    await expect(iterate(api).next()).rejects.toMatchObject({
      reason: 'malformed',
      cause: expect.any(TypeError),
    });
  });

  it.each(['application/json', 'text/html; charset=utf-8'])('is %s for a picture', async (type) => {
    const { fetch } = recordFetch(() => new Response('{}', { headers: { 'content-type': type } }));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    await expect(api.media.get('ab12')).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('a list without pagination', () => {
  it('is all there is', async () => {
    const { fetch, sent } = recordFetch(() => success({ products: [{ _id: 'p1', price: 1 }] }));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    expect(await collect(api.products.iterate())).toEqual([
      { _id: 'p1', price: price(100), originalPrice: null },
    ]);
    expect(sent).toHaveLength(1);
  });
});

describe('a page of orders', () => {
  it('has its pagination beside the list', async () => {
    const body = { success: true, message: 'Orders', data: [SENT_ORDER], pagination: PAGINATION };
    const { fetch, sent } = recordFetch(() => Response.json(body));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    expect(await api.orders.listPage({ page: 2, limit: 6 })).toEqual({
      orders: [ORDER],
      pagination: PAGINATION,
    });
    expect(sent[0]?.target).toBe('/api/v1/order/get-all?page=2&limit=6');
  });

  it('has none from a server that sends all orders', async () => {
    const { fetch, sent } = recordFetch(() => Response.json([SENT_ORDER]));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    expect(await api.orders.listPage()).toEqual({ orders: [ORDER] });
    expect(sent[0]?.target).toBe('/api/v1/order/get-all');
  });
});

describe('a quantity in the cart', () => {
  it('is set by the session, or under an id', async () => {
    const { fetch, sent } = recordFetch(() => success(SENT_CART));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    const line = { productId: 'p1', quantity: 3 };
    const options = { headers: { 'x-trace': 'one' } };
    expect(await api.cart.update(line, options)).toEqual(CART);
    expect(await api.cart.update('u1', line, options)).toEqual(CART);
    expect(sent.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'PATCH /api/v1/cart/update-cart/me',
      'PATCH /api/v1/cart/update-cart/u1',
    ]);
    expect(sent.map(({ text }) => JSON.parse(text))).toEqual([line, line]);
    expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['one', 'one']);
  });
});

describe('a change of the cart', () => {
  const line = { productId: 'p1', quantity: 1 };
  const baseUrl = 'https://shop.test/api/v1';

  async function changeCart(fetch: ShopFetch): Promise<void> {
    const api = createShopClient({ baseUrl, fetch });
    await api.cart.add(line);
    await api.cart.update(line);
    await api.cart.remove('p1');
    await api.cart.clear();
    await api.cart.merge({ localCart: [line] });
  }

  it('is not cut off when the page is left; other calls end with it', async () => {
    vi.stubGlobal('document', {});
    const { fetch, sent } = recordFetch(() => success(ANY_DATA));
    await changeCart(fetch);
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true, true, true, false]);
    const api = createShopClient({ baseUrl, fetch });
    await api.cart.get();
    await api.wishlist.add('p1');
    expect(sent.slice(5).map(({ keepalive }) => keepalive)).toEqual([false, false]);
    vi.unstubAllGlobals();
  });

  it('is sent on a server whose framework copies each request with its stream, as Next does', async () => {
    const { fetch, sent } = recordFetch(() => success(ANY_DATA));
    await changeCart(({ url, method, headers, body, keepalive, signal }) => {
      // Without it Node takes no stream as a body; the types of the browser do not know it.
      const streaming = { duplex: 'half' };
      return fetch(new Request(url, { method, headers, body, keepalive, signal, ...streaming }));
    });
    expect(sent.map(({ method, text }) => `${method} ${text}`)).toEqual([
      `POST ${JSON.stringify(line)}`,
      `PATCH ${JSON.stringify(line)}`,
      'DELETE ',
      'DELETE ',
      `POST ${JSON.stringify({ localCart: [line] })}`,
    ]);
  });
});

describe('queries', () => {
  it('have no value that is undefined', async () => {
    const { fetch, sent } = recordFetch(() => success({ products: [], pagination: PAGINATION }));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
    const search: { search?: string } = Object.fromEntries([['search', undefined]]);
    await api.products.list({ ...search, limit: 6 });
    expect(sent[0]?.target).toBe('/api/v1/products?limit=6');
  });

  it('may be left out', async () => {
    const { fetch, sent } = recordFetch(() => success(ANY_DATA));
    const api = createShopClient({ baseUrl: 'https://shop.test/api/v1/', fetch });
    await api.users.list();
    await api.categories.list();
    await api.products.list();
    await api.reviews.list();
    await api.reviews.listByProduct('p1');
    await api.reviews.listByUser('u1');
    await api.stories.list();
    await api.messages.list();
    expect(sent.map(({ target }) => target)).toEqual([
      '/api/v1/users',
      '/api/v1/categories',
      '/api/v1/products',
      '/api/v1/reviews',
      '/api/v1/reviews/product/p1',
      '/api/v1/reviews/user/u1',
      '/api/v1/story',
      '/api/v1/message',
    ]);
  });
});
