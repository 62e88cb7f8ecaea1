import { computeCartTotals, rupeesToPaise } from '@haat/domain';
import { expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, api } = startTestShop();
/** What a number of packets of papad cost with all charges, in paise. */
const costOf = (quantity: number) =>
  computeCartTotals([{ quantity, unitPrice: rupeesToPaise(85) }]).total;
const PASSWORD = { currentPassword: 'Shopper1!' };

it('lists the sessions, the newest first, and ends them', async () => {
  const other = shop.createSession('user_shopper', { device: 'Firefox on Linux' });
  shop.signIn();
  expect(await api.users.listSessions()).toMatchObject([
    { device: 'Unknown device', isCurrent: true },
    { _id: other._id, device: 'Firefox on Linux', isCurrent: false },
  ]);
  await api.users.endOtherSessions();
  const [own] = await api.users.listSessions();
  await api.users.endSession(own?._id ?? '');
  expect(shop.currentUser).toBeNull();
  expect(shop.sessions).toEqual([]);
});

it('forgets a pending address with the session that asked for it', async () => {
  shop.signIn();
  await api.users.updateAccount({ email: 'new@example.com' });
  await api.users.endOtherSessions();
  expect(shop.findUser('user_shopper').pendingEmail).toBe('new@example.com');
  const [asking] = await api.users.listSessions();
  await api.users.endSession(asking?._id ?? '');
  expect(shop.findUser('user_shopper')).not.toHaveProperty('pendingEmail');

  shop.signIn();
  await api.users.updateAccount({ email: 'new@example.com' });
  shop.signIn();
  await api.users.endOtherSessions();
  expect(shop.findUser('user_shopper')).not.toHaveProperty('pendingEmail');
});

it('exports what belongs to the shopper alone', async () => {
  shop.signIn();
  await api.cart.add({ productId: 'prod_chilli', quantity: 2 });
  await api.wishlist.add('prod_moong');
  await api.orders.requestReturn('order_delivered', { reason: 'Open' });
  const { _id: orderId } = await api.orders.create({
    items: [{ productId: 'prod_moong', quantity: 2 }],
    shippingAddress: 'address_home',
    paymentMethod: 'online',
  });
  await api.payments.createOrder('sandbox', { orderId, amount: { paise: costOf(2) } });
  const data = await api.users.exportData();
  expect(data).toMatchObject({
    profile: { email: 'shopper@example.com' },
    payments: [{ orderId, amount: costOf(2) }],
    returns: [{ orderId: 'order_delivered', status: 'requested', reason: 'Open' }],
    cart: [{ productId: 'prod_chilli', quantity: 2 }],
    wishlist: [{ productId: 'prod_moong' }],
    sessions: [{ isCurrent: true }],
  });
  expect(data.orders).toHaveLength(4);
  expect(JSON.stringify(data)).not.toContain('Shopper1!');
});

it('exports former e-mail addresses, and their links go with the account', async () => {
  shop.signIn();
  shop.orders = [];
  await api.users.updateAccount({ email: 'new@example.com' });
  await api.users.verifyEmail(shop.mails[0]?.token ?? '');
  const undo = shop.mails.find(({ kind }) => kind === 'undo-email-change');
  const { emailChanges } = await api.users.exportData();
  expect(emailChanges).toMatchObject([{ formerEmail: 'shopper@example.com' }]);
  await api.users.deleteAccount(PASSWORD);
  await expect(api.users.undoEmailChange(undo?.token ?? '')).rejects.toMatchObject({ status: 404 });
});

it('deletes an account once no order is open', async () => {
  shop.signIn();
  await expect(api.users.deleteAccount(PASSWORD)).rejects.toMatchObject({
    status: 409,
    message:
      'Still open: HAAT-2026-000003, HAAT-2026-000002. Please cancel them or wait until they are done; about a return or a refund, please write to us.',
    fieldErrors: [
      { field: 'orders.order_processing', message: 'HAAT-2026-000003 is still open.' },
      { field: 'orders.order_shipped', message: 'HAAT-2026-000002 is still open.' },
    ],
  });
  shop.findOrder('order_processing').status = 'cancelled';
  shop.findOrder('order_shipped').status = 'delivered';
  await api.users.deleteAccount(PASSWORD);
  expect(shop.currentUser).toBeNull();
  expect(shop.mails.at(-1)).toMatchObject({ kind: 'account-deleted', to: 'shopper@example.com' });
  expect(() => shop.findUser('shopper@example.com')).toThrow();
  expect(shop.addresses.filter(({ userId }) => userId === 'user_shopper')).toEqual([]);
});

it.each([
  { returnStatus: 'requested', paymentStatus: 'paid' },
  { returnStatus: null, paymentStatus: 'refund_due' },
] as const)('keeps an account whose order is under way: %o', async (state) => {
  shop.signIn();
  shop.findOrder('order_processing').status = 'cancelled';
  Object.assign(shop.findOrder('order_shipped'), { status: 'delivered', ...state });
  await expect(api.users.deleteAccount(PASSWORD)).rejects.toMatchObject({ status: 409 });
});

it('keeps an account while an online payment of a cancelled order may still arrive', async () => {
  shop.signIn();
  shop.orders = [];
  const { _id: orderId } = await api.orders.create({
    items: [{ productId: 'prod_moong', quantity: 1 }],
    shippingAddress: 'address_home',
    paymentMethod: 'online',
  });
  const amount = { paise: costOf(1) };
  const { paymentId } = await api.payments.createOrder('sandbox', { orderId, amount });
  shop.findPayment(paymentId).status = 'authorized';
  await api.orders.cancel(orderId);
  await expect(api.users.deleteAccount(PASSWORD)).rejects.toMatchObject({ status: 409 });
  shop.findPayment(paymentId).status = 'failed';
  await api.users.deleteAccount(PASSWORD);
  expect(shop.currentUser).toBeNull();
});
