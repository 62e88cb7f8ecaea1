import type { ShopClient } from '@haat/api-sdk';
import { GIVENS, type GivenName, type Givens } from './sample-givens.ts';

/** A call as `@haat/api-sdk` makes it. */
export interface SdkSample {
  /** What comes before it; a user is signed up for every call for the signed-in. */
  readonly given?: readonly GivenName[];
  /** Why it fails as it is printed: what no other call gives. Shown above the code. */
  readonly lacks?: string;
  call(api: ShopClient, given: Givens): Promise<unknown>;
}

const MAIL =
  'The token is in the link of a mail; a shop without SMTP_URL writes its mails to files.';
const ADMIN = 'For admins: sign in as one in place of the new shopper.';

/** A sample of each operation, by operationId; payment providers alone call the webhook. */
export const SDK_SAMPLES: Readonly<Record<string, SdkSample>> = {
  refreshToken: {
    given: ['user'],
    call: (api) => api.users.refreshToken(),
  },
  getCurrentUser: {
    call: (api) => api.users.getCurrentUser(),
  },
  registerUser: GIVENS.user,
  loginUser: {
    given: ['user'],
    call: (api, { user }) => api.users.login({ email: user.email, password: 'Mirchi-Papad-7!' }),
  },
  logoutUser: {
    given: ['user'],
    call: (api) => api.users.logout(),
  },
  resendEmailVerification: {
    call: (api) => api.users.resendEmailVerification(),
  },
  verifyEmail: {
    lacks: MAIL,
    call: (api) => api.users.verifyEmail('token-of-the-mail'),
  },
  undoEmailChange: {
    lacks: MAIL,
    call: (api) => api.users.undoEmailChange('token-of-the-mail'),
  },
  cancelEmailChange: {
    call: (api) => api.users.cancelEmailChange(),
  },
  forgotPassword: {
    call: (api) => api.users.forgotPassword({ email: 'asha@example.com' }),
  },
  resetPassword: {
    lacks: MAIL,
    call: (api) => api.users.resetPassword('token-of-the-mail', { newPassword: 'Ker-Sangri-8!' }),
  },
  changePassword: {
    call: (api) =>
      api.users.changePassword({
        oldPassword: 'Mirchi-Papad-7!',
        newPassword: 'Ker-Sangri-8!',
      }),
  },
  updateAccount: {
    call: (api) => api.users.updateAccount({ fullName: 'Asha Devi' }),
  },
  updateAvatar: {
    given: ['picture'],
    call: (api, { picture }) => api.users.updateAvatar(picture),
  },
  listSessions: {
    call: (api) => api.users.listSessions(),
  },
  endSession: {
    given: ['sessions'],
    call: (api, { sessions }) => api.users.endSession(String(sessions[0]?._id)),
  },
  endOtherSessions: {
    call: (api) => api.users.endOtherSessions(),
  },
  exportAccount: {
    call: (api) => api.users.exportData(),
  },
  deleteAccount: {
    call: (api) => api.users.deleteAccount({ currentPassword: 'Mirchi-Papad-7!' }),
  },
  listUsers: {
    lacks: ADMIN,
    call: (api) => api.users.list({ page: 1, q: 'asha' }),
  },
  listCategories: {
    call: (api) => api.categories.list({ page: 1, limit: 100, status: 'active' }),
  },
  getCategory: {
    call: (api) => api.categories.get('spices'),
  },
  listProducts: {
    call: (api) => api.products.list({ search: 'papad', limit: 8 }),
  },
  getProduct: {
    call: (api) => api.products.get('moong-papad'),
  },
  createStockAlert: {
    call: (api) => api.products.createStockAlert('coconut-biscuits', { email: 'asha@example.com' }),
  },
  deleteStockAlerts: {
    call: (api) => api.products.deleteStockAlerts('token-of-the-mail'),
  },
  listMakers: {
    call: (api) => api.makers.list({ limit: 100 }),
  },
  getMaker: {
    call: (api) => api.makers.get('marwar-masala-samuh'),
  },
  getCart: {
    call: (api) => api.cart.get(),
  },
  addToCart: {
    call: (api) => api.cart.add({ productId: 'moong-papad', quantity: 2 }),
  },
  updateCart: {
    given: ['cart'],
    call: (api) => api.cart.update({ productId: 'moong-papad', quantity: 3 }),
  },
  removeFromCart: {
    given: ['cart'],
    call: (api) => api.cart.remove('moong-papad'),
  },
  clearCart: {
    call: (api) => api.cart.clear(),
  },
  mergeCarts: {
    call: (api) => api.cart.merge({ localCart: [{ productId: 'moong-papad', quantity: 2 }] }),
  },
  listPages: {
    call: (api) => api.pages.list({ isActive: true }),
  },
  getPage: {
    call: (api) => api.pages.get('privacy-policy'),
  },
  listOrders: {
    call: (api) => api.orders.list(),
  },
  getOrder: {
    given: ['order'],
    call: (api, { order }) => api.orders.get(order._id),
  },
  createOrder: {
    given: ['address'],
    call: (api, { address }) =>
      api.orders.create({
        items: [{ productId: 'moong-papad', quantity: 2 }],
        shippingAddress: address._id,
        paymentMethod: 'cod',
      }),
  },
  cancelOrder: {
    given: ['order'],
    call: (api, { order }) => api.orders.cancel(order._id),
  },
  payOnDelivery: {
    given: ['unpaidOrder'],
    call: (api, { unpaidOrder }) => api.orders.payOnDelivery(unpaidOrder._id),
  },
  returnOrder: {
    given: ['order'],
    lacks: 'Only a delivered order can be returned, and nothing here delivers the new one.',
    call: (api, { order }) =>
      api.orders.requestReturn(order._id, {
        reason: 'The packet was open.',
      }),
  },
  getWishlist: {
    call: (api) => api.wishlist.get(),
  },
  addToWishlist: {
    call: (api) => api.wishlist.add('moong-papad'),
  },
  removeFromWishlist: {
    given: ['wishlist'],
    call: (api) => api.wishlist.remove('moong-papad'),
  },
  clearWishlist: {
    call: (api) => api.wishlist.clear(),
  },
  listReviews: {
    call: (api) => api.reviews.list({ productId: 'moong-papad', page: 1 }),
  },
  listProductReviews: {
    call: (api) =>
      api.reviews.listByProduct('moong-papad', {
        sort: '-rating',
      }),
  },
  listUserReviews: {
    given: ['user'],
    call: (api, { user }) => api.reviews.listByUser(user._id),
  },
  getReview: {
    given: ['review'],
    call: (api, { review }) => api.reviews.get(review._id),
  },
  createReview: GIVENS.review,
  updateReview: {
    given: ['review'],
    call: (api, { review }) => api.reviews.update(review._id, { rating: 4 }),
  },
  deleteReview: {
    given: ['review'],
    call: (api, { review }) => api.reviews.delete(review._id),
  },
  listStories: {
    call: (api) => api.stories.list({ page: 1, limit: 10 }),
  },
  getStory: {
    call: (api) => api.stories.get('red-on-the-terrace'),
  },
  createMessage: {
    call: (api) => api.messages.create({ name: 'Asha Devi', body: 'Do you ship to Leh?' }),
  },
  listMessages: {
    lacks: ADMIN,
    call: (api) => api.messages.list({ read: false }),
  },
  getMessage: {
    lacks: ADMIN,
    call: (api) => api.messages.get('01jd6h3k9s_5TgBnH7u2J'),
  },
  getContact: {
    call: (api) => api.contact.get(),
  },
  listAddresses: {
    call: (api) => api.addresses.list(),
  },
  getAddress: {
    given: ['address'],
    call: (api, { address }) => api.addresses.get(address._id),
  },
  createAddress: GIVENS.address,
  updateAddress: {
    given: ['address'],
    call: (api, { address }) =>
      api.addresses.update(address._id, {
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
  deleteAddress: {
    given: ['address'],
    call: (api, { address }) => api.addresses.delete(address._id),
  },
  createPaymentOrder: GIVENS.payment,
  verifyPayment: {
    given: ['payment'],
    lacks: 'The three values come from the dialog of the provider.',
    call: (api, { payment }) =>
      api.payments.verify('sandbox', {
        providerOrderId: 'order_9A33XWu170gUtm',
        providerPaymentId: 'pay_29QQoUBi66xm2f',
        providerSignature: 'signature-of-the-dialog',
        paymentId: payment.paymentId,
      }),
  },
  cancelPayment: {
    given: ['payment'],
    call: (api, { payment }) => api.payments.cancel('sandbox', { paymentId: payment.paymentId }),
  },
  lookUpPincode: {
    call: (api) => api.pincode.lookUp('342001'),
  },
  getDelivery: {
    call: (api) => api.delivery.get('302001'),
  },
  getMedia: {
    call: (api) =>
      api.media.get('aa86253887ad81b10173578fa506a5931903a69fa203c11711cc2ee936644fb9', {
        w: 320,
        format: 'webp',
      }),
  },
  getHealth: {
    call: (api) => api.health.getHealth(),
  },
  getReadiness: {
    call: (api) => api.health.getReadiness(),
  },
};
