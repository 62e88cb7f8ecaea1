import type { ShopClient } from '@haat/api-sdk';

/** A call as `@haat/api-sdk` makes it. */
export type SdkSample = (api: ShopClient) => Promise<unknown>;

/** A sample of each operation, by operationId; payment providers alone call the webhook. */
export const SDK_SAMPLES: Readonly<Record<string, SdkSample>> = {
  refreshToken: (api) => api.users.refreshToken(),
  getCurrentUser: (api) => api.users.getCurrentUser(),
  registerUser: (api) =>
    api.users.register({
      fullName: 'Asha Devi',
      userName: 'asha',
      email: 'asha@example.com',
      phoneNumber: '+919876543210',
      password: 'Mirchi-Papad-7!',
    }),
  loginUser: (api) => api.users.login({ email: 'asha@example.com', password: 'Mirchi-Papad-7!' }),
  logoutUser: (api) => api.users.logout(),
  resendEmailVerification: (api) => api.users.resendEmailVerification(),
  verifyEmail: (api) => api.users.verifyEmail('token-of-the-mail'),
  undoEmailChange: (api) => api.users.undoEmailChange('token-of-the-mail'),
  cancelEmailChange: (api) => api.users.cancelEmailChange(),
  forgotPassword: (api) => api.users.forgotPassword({ email: 'asha@example.com' }),
  resetPassword: (api) =>
    api.users.resetPassword('token-of-the-mail', { newPassword: 'Ker-Sangri-8!' }),
  changePassword: (api) =>
    api.users.changePassword({
      oldPassword: 'Mirchi-Papad-7!',
      newPassword: 'Ker-Sangri-8!',
    }),
  updateAccount: (api) => api.users.updateAccount({ fullName: 'Asha Devi' }),
  updateAvatar: (api) =>
    api.users.updateAvatar(new Blob(['bytes of a picture'], { type: 'image/jpeg' })),
  listSessions: (api) => api.users.listSessions(),
  endSession: (api) => api.users.endSession('01jd3v9q8r_9PxWcD5n7Y'),
  endOtherSessions: (api) => api.users.endOtherSessions(),
  exportAccount: (api) => api.users.exportData(),
  deleteAccount: (api) => api.users.deleteAccount({ currentPassword: 'Mirchi-Papad-7!' }),
  listUsers: (api) => api.users.list({ page: 1, q: 'asha' }),
  listCategories: (api) => api.categories.list({ page: 1, limit: 100, status: 'active' }),
  getCategory: (api) => api.categories.get('spices'),
  listProducts: (api) => api.products.list({ search: 'papad', limit: 8 }),
  getProduct: (api) => api.products.get('moong-papad'),
  createStockAlert: (api) =>
    api.products.createStockAlert('coconut-biscuits', { email: 'asha@example.com' }),
  deleteStockAlerts: (api) => api.products.deleteStockAlerts('token-of-the-mail'),
  listMakers: (api) => api.makers.list({ limit: 100 }),
  getMaker: (api) => api.makers.get('marwar-masala-samuh'),
  getCart: (api) => api.cart.get(),
  addToCart: (api) => api.cart.add({ productId: 'moong-papad', quantity: 2 }),
  updateCart: (api) =>
    api.cart.update('01jd3v9q8r_7KtBzA2m4X', { productId: 'moong-papad', quantity: 3 }),
  removeFromCart: (api) => api.cart.remove('moong-papad'),
  clearCart: (api) => api.cart.clear(),
  mergeCarts: (api) =>
    api.cart.merge(
      { localCart: [{ productId: 'moong-papad', quantity: 2 }] },
      { idempotencyKey: '5f0c6a52-8d0e-4c39-9a2b-0d7a0c5f7e11' },
    ),
  listPages: (api) => api.pages.list({ isActive: true }),
  getPage: (api) => api.pages.get('privacy'),
  listOrders: (api) => api.orders.list(),
  getOrder: (api) => api.orders.get('01jd4c2m5t_9QwErTy1u7L'),
  createOrder: (api) =>
    api.orders.create(
      {
        items: [{ productId: 'moong-papad', quantity: 2 }],
        shippingAddress: '01jd4c0x8k_2LpOkMi9n3B',
        paymentMethod: 'cod',
      },
      { idempotencyKey: '5f0c6a52-8d0e-4c39-9a2b-0d7a0c5f7e11' },
    ),
  cancelOrder: (api) => api.orders.cancel('01jd4c2m5t_9QwErTy1u7L'),
  payOnDelivery: (api) => api.orders.payOnDelivery('01jd4c2m5t_9QwErTy1u7L'),
  returnOrder: (api) =>
    api.orders.requestReturn('01jd4c2m5t_9QwErTy1u7L', {
      reason: 'The packet was open.',
    }),
  getWishlist: (api) => api.wishlist.get(),
  addToWishlist: (api) => api.wishlist.add('moong-papad'),
  removeFromWishlist: (api) => api.wishlist.remove('moong-papad'),
  clearWishlist: (api) => api.wishlist.clear(),
  listReviews: (api) => api.reviews.list({ productId: 'moong-papad', page: 1 }),
  listProductReviews: (api) =>
    api.reviews.listByProduct('moong-papad', {
      sort: '-rating',
    }),
  listUserReviews: (api) => api.reviews.listByUser('01jd3v9q8r_7KtBzA2m4X'),
  getReview: (api) => api.reviews.get('01jd5e7v2w_4MnBvC8x1Z'),
  createReview: (api) =>
    api.reviews.create({
      productId: 'moong-papad',
      rating: 5,
      comment: 'Fresh and crisp.',
    }),
  updateReview: (api) => api.reviews.update('01jd5e7v2w_4MnBvC8x1Z', { rating: 4 }),
  deleteReview: (api) => api.reviews.delete('01jd5e7v2w_4MnBvC8x1Z'),
  listStories: (api) => api.stories.list({ page: 1, limit: 10 }),
  getStory: (api) => api.stories.get('a-mill-of-our-own'),
  createMessage: (api) => api.messages.create({ name: 'Asha Devi', body: 'Do you ship to Leh?' }),
  listMessages: (api) => api.messages.list({ read: false }),
  getMessage: (api) => api.messages.get('01jd6h3k9s_5TgBnH7u2J'),
  getContact: (api) => api.contact.get(),
  listAddresses: (api) => api.addresses.list(),
  getAddress: (api) => api.addresses.get('01jd4c0x8k_2LpOkMi9n3B'),
  createAddress: (api) =>
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
  updateAddress: (api) =>
    api.addresses.update('01jd4c0x8k_2LpOkMi9n3B', {
      name: 'Asha Devi',
      phoneNumber: '9876543210',
      addressLine1: '12 Example Road',
      district: 'Jodhpur',
      city: 'Jodhpur',
      state: 'Rajasthan',
      zipCode: '342001',
      country: 'India',
    }),
  deleteAddress: (api) => api.addresses.delete('01jd4c0x8k_2LpOkMi9n3B'),
  createPaymentOrder: (api) =>
    api.payments.createOrder('sandbox', {
      orderId: '01jd4c2m5t_9QwErTy1u7L',
      amount: { paise: 73_900 },
    }),
  verifyPayment: (api) =>
    api.payments.verify('sandbox', {
      providerOrderId: 'order_9A33XWu170gUtm',
      providerPaymentId: 'pay_29QQoUBi66xm2f',
      providerSignature: 'signature-of-the-dialog',
      paymentId: '01jd4c5p7r_8WqXyZ3v6K',
    }),
  cancelPayment: (api) => api.payments.cancel('sandbox', { paymentId: '01jd4c5p7r_8WqXyZ3v6K' }),
  lookUpPincode: (api) => api.pincode.lookUp('342001'),
  getDelivery: (api) => api.delivery.get('302001'),
  getMedia: (api) =>
    api.media.get('aa86253887ad81b10173578fa506a5931903a69fa203c11711cc2ee936644fb9', {
      w: 320,
      format: 'webp',
    }),
  getHealth: (api) => api.health.getHealth(),
  getReadiness: (api) => api.health.getReadiness(),
};
