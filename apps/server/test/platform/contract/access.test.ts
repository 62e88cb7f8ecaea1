import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signHex } from '../../../src/payments/signatures.ts';
import { listOperations, readContract } from '../../../src/platform/contract/contract-document.ts';
import type { OperationId } from '../../../src/platform/contract/contract-types.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';
import { listOperationPolicies } from '../../support/contract/operation-policies.ts';
import { loadSandboxKeys, startOnlineOrder } from '../../support/goods/online-order.ts';
import { addProduct, newAddress } from '../../support/goods/stock-fixture.ts';
import { giveSecondFactor } from '../../support/people/desk-members.ts';
import { type ReadyShopper, signUpWithAddress } from '../../support/people/shopper-with-address.ts';
import { signUpAdmin, signUpNewAdmin } from '../../support/people/sign-up-admin.ts';
import { sendForm } from '../../support/requests/send-form.ts';
import type { Reply, Visitor } from '../../support/requests/visitor.ts';

/** The resources of a shopper, which no other account may use. */
interface Belongings {
  shop: TestShop;
  userId: string;
  addressId: string;
  orderId: string;
  reviewId: string;
  unpaidId: string;
  amount: number;
  paymentId: string;
  providerOrderId: string;
  providerPaymentId: string;
  providerSignature: string;
  sessionId: string;
}

const PICTURE = sharp({ create: { width: 64, height: 64, channels: 3, background: '#e2a324' } })
  .png()
  .toBuffer()
  .then((bytes) => Uint8Array.from(bytes));

type Call = (caller: Visitor, of: Belongings) => Promise<Reply>;

/** Operations whose request names the owner of a resource. */
const ABOUT_A_THING = {
  updateCart: (caller, { userId }) =>
    caller.patch(`/cart/update-cart/${userId}`, { productId: 'chilli', quantity: 2 }),
  getOrder: (caller, { orderId }) => caller.get(`/order/${orderId}`),
  cancelOrder: (caller, { orderId }) => caller.post(`/order/cancel-order/${orderId}`),
  returnOrder: (caller, { orderId }) => caller.post(`/order/return-order/${orderId}`, {}),
  payOnDelivery: (caller, { unpaidId }) => caller.post(`/order/pay-on-delivery/${unpaidId}`),
  createOrder: (caller, { addressId: shippingAddress }) =>
    caller.post('/order/create-order', {
      items: [{ productId: 'chilli', quantity: 1 }],
      shippingAddress,
      paymentMethod: 'cod',
    }),
  updateReview: (caller, { reviewId }) => caller.patch(`/reviews/${reviewId}`, { rating: 1 }),
  deleteReview: (caller, { reviewId }) => caller.delete(`/reviews/${reviewId}`),
  setReviewPicture: async (caller, { shop, reviewId }) => {
    const form = new FormData();
    form.append('picture', new Blob([await PICTURE]), 'papad.png');
    return sendForm(shop, caller, {
      method: 'PUT',
      path: `/reviews/picture/${reviewId}`,
      form,
      headers: {},
    });
  },
  removeReviewPicture: (caller, { reviewId }) => caller.delete(`/reviews/picture/${reviewId}`),
  getAddress: (caller, { addressId }) => caller.get(`/address/get-address/${addressId}`),
  updateAddress: (caller, { addressId }) =>
    caller.put(`/address/update-address/${addressId}`, newAddress({ name: 'Somebody Else' })),
  deleteAddress: (caller, { addressId }) => caller.delete(`/address/delete-address/${addressId}`),
  createPaymentOrder: (caller, { unpaidId: orderId, amount }) =>
    caller.post('/payment/sandbox/create-order', { orderId, amount }),
  verifyPayment: (caller, { paymentId, providerOrderId, providerPaymentId, providerSignature }) =>
    caller.post('/payment/sandbox/verify', {
      paymentId,
      providerOrderId,
      providerPaymentId,
      providerSignature,
    }),
  endSession: (caller, { sessionId }) => caller.delete(`/users/sessions/${sessionId}`),
  cancelPayment: (caller, { paymentId }) => caller.post('/payment/sandbox/cancel', { paymentId }),
} satisfies Partial<Record<OperationId, Call>>;

/** Operations for admins. */
const FOR_ADMINS = {
  listUsers: '/users',
  listMessages: '/message',
  getMessage: '/message/unknown',
} satisfies Partial<Record<OperationId, string>>;

/** Operations that know by the session alone whose things they are about. */
const ABOUT_ONESELF: readonly OperationId[] = [
  'getCurrentUser',
  'resendEmailVerification',
  'cancelEmailChange',
  'changePassword',
  'updateAccount',
  'updateAvatar',
  'listSessions',
  'endOtherSessions',
  'exportAccount',
  'deleteAccount',
  'getCart',
  'addToCart',
  'removeFromCart',
  'clearCart',
  'mergeCarts',
  'listOrders',
  'getWishlist',
  'addToWishlist',
  'removeFromWishlist',
  'clearWishlist',
  'createReview',
  'listAddresses',
  'createAddress',
];

test('every operation that needs a session is looked at here, or knows its shopper by the session alone', () => {
  // Those of the desk have a table of their own.
  const needing = listOperations(readContract()).filter(
    ({ session, url }) => session === 'required' && !url.includes('/desk/'),
  );
  expect(needing.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(ABOUT_A_THING), ...Object.keys(FOR_ADMINS), ...ABOUT_ONESELF].toSorted(),
  );
});

async function arrange() {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const asha = await signUpWithAddress(shop);
  return { shop, asha, hers: await fillUp(shop, asha) };
}

async function fillUp(shop: TestShop, owner: ReadyShopper): Promise<Belongings> {
  const order = await owner.order({ chilli: 1 });
  const review = await owner.post('/reviews', { productId: 'chilli', rating: 5 });
  await owner.post('/cart/add-cart', { productId: 'chilli', quantity: 1 });
  const online = await startOnlineOrder(shop, owner, { chilli: 1 });
  await owner.post('/cart/add-cart', { productId: 'chilli', quantity: 1 });
  const { sessions } = (await owner.get('/users/sessions')).body.data;
  const { payments } = await loadSandboxKeys(shop);
  const { providerOrderId, providerPaymentId } = online;
  return {
    shop,
    userId: owner.userId,
    addressId: owner.addressId,
    orderId: order.body.data._id,
    reviewId: review.body.data._id,
    unpaidId: online.orderId,
    amount: online.amount,
    paymentId: online.paymentId,
    providerOrderId,
    providerPaymentId,
    providerSignature: signHex(payments, `${providerOrderId}|${providerPaymentId}`),
    sessionId: sessions[0]._id,
  };
}

/** All that belongs to somebody, as they see it. */
async function readAll(owner: Visitor): Promise<unknown[]> {
  const paths = ['/users/current-user', '/users/sessions', '/cart', '/order/get-all', '/wishlist'];
  const own = [...paths, '/address/get-addresses', '/reviews/product/chilli'];
  const replies = [];
  for (const path of own) replies.push((await owner.get(path)).body);
  return replies;
}

const UNKNOWN = 'unknown-0123456789';

// product 6.1.4
test('what is somebody else’s looks like what does not exist, to customers and admins, and stays as it is', async () => {
  const { shop, asha, hers } = await arrange();
  const nobodys = {
    ...hers,
    ...{ userId: UNKNOWN, addressId: UNKNOWN, orderId: UNKNOWN, reviewId: UNKNOWN },
    ...{ unpaidId: UNKNOWN, paymentId: UNKNOWN, sessionId: UNKNOWN },
  };
  const before = await readAll(asha);
  const callers = {
    customer: shop.visitor(),
    admin: await signUpAdmin(shop),
    'admin, factor not given': (await signUpNewAdmin(shop, { userName: 'keeper2' })).admin,
  };
  await callers.customer.signUp();
  for (const [who, caller] of Object.entries(callers)) {
    for (const [operationId, call] of Object.entries(ABOUT_A_THING)) {
      // Admins moderate.
      if (who === 'admin' && operationId === 'deleteReview') continue;
      const foreign = await call(caller, hers);
      const unknown = await call(caller, nobodys);
      expect({ who, operationId, status: foreign.status, text: foreign.text }).toEqual({
        who,
        operationId,
        status: 404,
        text: unknown.text,
      });
    }
  }
  expect(await readAll(asha)).toEqual(before);
});

test('its owner gets through with every one of these calls', async () => {
  for (const [operationId, call] of Object.entries(ABOUT_A_THING)) {
    const { shop, asha, hers } = await arrange();
    if (operationId === 'returnOrder') {
      await shop.context.db.updateTable('orders').set({ status: 'delivered' }).execute();
    }
    const { status } = await call(asha, hers);
    expect([operationId, status]).toEqual([operationId, operationId === 'createOrder' ? 201 : 200]);
  }
});

// product 10.1.9
test('every operation for admins is in the table of those', () => {
  const policies = [...listOperationPolicies()];
  const found = policies.filter(([, { access }]) => access === 'admin').map(([id]) => id);
  expect(found.toSorted()).toEqual(Object.keys(FOR_ADMINS).toSorted());
});

/** What admins see beside others, by a valid request. */
const INACTIVE = {
  listCategories: '/categories?status=inactive',
  listPages: '/pages?isActive=false',
} satisfies Partial<Record<OperationId, string>>;

// product 1.1.4, 8.11.1, 10.1.9
test('what is for admins is a 401 for guests, and a 403 for customers and before the second factor', async () => {
  const shop = await buildTestApp();
  const customer = shop.visitor();
  await customer.signUp();
  const { admin, userId } = await signUpNewAdmin(shop);
  for (const [operationId, path] of Object.entries({ ...FOR_ADMINS, ...INACTIVE })) {
    const codes = [];
    for (const caller of [shop.visitor(), customer, admin]) {
      codes.push((await caller.get(path)).body.code);
    }
    expect([operationId, ...codes]).toEqual([
      operationId,
      'unauthorized',
      'forbidden',
      'second_factor_required',
    ]);
  }
  await giveSecondFactor(shop, userId);
  for (const [operationId, path] of Object.entries({ ...FOR_ADMINS, ...INACTIVE })) {
    const { status } = await admin.get(path);
    expect([operationId, status]).toEqual([operationId, operationId === 'getMessage' ? 404 : 200]);
  }
});

// product 10.1.9
test('an admin who has given the second factor in one session has not in another', async () => {
  const shop = await buildTestApp();
  const shopper = { email: 'keeper@example.com', password: 'Mirchi-Papad-7!' };
  const admin = await signUpAdmin(shop, shopper);
  const other = shop.visitor();
  await other.post('/users/login', shopper);
  expect((await admin.get('/users')).status).toBe(200);
  expect((await other.get('/users')).body.code).toBe('second_factor_required');
});

// product 10.1.9
test('what an admin reads and deletes of others outside of the desk is in the log of the desk', async () => {
  const { shop, hers } = await arrange();
  const admin = await signUpAdmin(shop);
  const sent = await shop.visitor().post('/message', { name: 'Asha', body: 'Namaste' });
  const messageId = sent.body.data._id;
  await admin.get('/users');
  await admin.get('/message');
  await admin.get(`/message/${messageId}`);
  await admin.delete(`/reviews/${hers.reviewId}`);
  const rows = await shop.context.db.selectFrom('desk_audit').selectAll().execute();
  const told = rows.map((row) => [row.action, row.subject_kind, row.subject_id]);
  expect(told.toSorted()).toEqual([
    ['message.listed', 'message', ''],
    ['message.viewed', 'message', messageId],
    ['review.deleted', 'review', hers.reviewId],
    ['shopper.listed', 'shopper', ''],
  ]);
});

// product 10.1.9
test('an admin’s own review is deleted without a line in the log of the desk', async () => {
  const { shop } = await arrange();
  const admin = await signUpAdmin(shop);
  const review = await admin.post('/reviews', { productId: 'chilli', rating: 5 });
  expect((await admin.delete(`/reviews/${review.body.data._id}`)).status).toBe(200);
  expect(await shop.context.db.selectFrom('desk_audit').selectAll().execute()).toEqual([]);
});

// product 10.1.9
test('a page of an allowed origin gets nothing by an admin’s rights', async () => {
  const origin = 'https://app.shop.example';
  const environment = {
    PUBLIC_ORIGIN: 'https://shop.example',
    PAYMENT_PROVIDER: 'sandbox',
    ALLOWED_ORIGINS: `${origin},https://shop.example`,
  };
  const shop = await buildTestApp({ environment });
  await addProduct(shop.context, { id: 'chilli' });
  const asha = await signUpWithAddress(shop);
  const hers = await fillUp(shop, asha);
  const admin = await signUpAdmin(shop);
  for (const [operationId, path] of Object.entries({ ...FOR_ADMINS, ...INACTIVE })) {
    const foreign = await admin.get(path, { headers: { origin } });
    expect([operationId, foreign.body.code]).toEqual([operationId, 'forbidden']);
    const own = await admin.get(path, { headers: { origin: 'https://shop.example' } });
    expect([operationId, own.status < 400 || own.status === 404]).toEqual([operationId, true]);
  }
  const review = `/reviews/${hers.reviewId}`;
  expect((await admin.delete(review, undefined, { headers: { origin } })).status).toBe(404);
  expect((await admin.delete(review)).status).toBe(200);
});
