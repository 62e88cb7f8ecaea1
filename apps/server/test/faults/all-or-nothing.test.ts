import { expect, test } from 'vitest';
import { createAccountToken } from '../../src/accounts/account-mails.ts';
import { changePassword } from '../../src/accounts/passwords/password-change.service.ts';
import { resetPassword } from '../../src/accounts/passwords/password-reset.service.ts';
import { registerUser } from '../../src/accounts/registration.service.ts';
import { getUserByEmail } from '../../src/accounts/users.repository.ts';
import { createAddress, deleteAddress } from '../../src/addresses/addresses.service.ts';
import { mergeCarts } from '../../src/cart/cart.service.ts';
import type { Session } from '../../src/context.ts';
import { createOrder } from '../../src/orders/order-placement.ts';
import { presentOrder } from '../../src/orders/orders.presenter.ts';
import { cancelOrder, returnOrder } from '../../src/orders/orders.service.ts';
import { cancelWithPayments } from '../../src/payments/cancel-with-payments.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { failAtEachQuery } from '../support/faults/failing-database.ts';
import { addProduct, newAddress } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { TEST_CALLER } from '../support/people/test-caller.ts';
import { newShopper } from '../support/requests/visitor.ts';

/** All rows that an order, a cart or an address may change. */
async function snapshot({ context: { db } }: TestShop): Promise<unknown> {
  return {
    products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
    orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
    lines: await db.selectFrom('order_lines').selectAll().orderBy('order_id').execute(),
    cart: await db.selectFrom('cart_lines').selectAll().orderBy('product_id').execute(),
    addresses: await db.selectFrom('addresses').selectAll().orderBy('id').execute(),
    keys: await db.selectFrom('idempotency_keys').selectAll().execute(),
  };
}

function toSession(userId: string): Session {
  return { userId, role: 'customer', accountRole: 'customer', refreshTokenFamilyId: 'none' };
}

// product 4.3.9
test('an order, its cancelling and its return are all or nothing at every query', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addProduct(context, { id: 'chilli', stock_quantity: 2 });
  await addProduct(context, { id: 'papad' });
  const { userId, addressId, ...visitor } = await signUpWithAddress(shop);
  await visitor.post('/cart/add-cart', { productId: 'chilli', quantity: 2 });
  const session = toSession(userId);
  const request = {
    items: [
      { productId: 'papad', quantity: 1 },
      { productId: 'chilli', quantity: 2 },
    ],
    shippingAddress: addressId,
    paymentMethod: 'cod' as const,
  };
  let before = await snapshot(shop);
  const check = async () => expect(await snapshot(shop)).toEqual(before);

  const ordering = await failAtEachQuery(
    context,
    (failing) => createOrder(failing, session, request, 'order-key-1', presentOrder),
    check,
  );
  expect(ordering).toBeGreaterThan(8);
  const { id } = await context.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();

  before = await snapshot(shop);
  const cancelling = await failAtEachQuery(
    context,
    (failing) => cancelOrder(failing, session, id, cancelWithPayments),
    check,
  );
  expect(cancelling).toBeGreaterThan(3);

  await context.db.updateTable('orders').set({ status: 'delivered' }).execute();
  before = await snapshot(shop);
  const returning = await failAtEachQuery(
    context,
    (failing) => returnOrder(failing, session, id, 'Broken', 'return-key-1', presentOrder),
    check,
  );
  expect(returning).toBeGreaterThan(2);
});

test('a merge of carts and a change of the default address are all or nothing at every query', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addProduct(context, { id: 'chilli' });
  await addProduct(context, { id: 'papad' });
  const { userId, addressId } = await signUpWithAddress(shop);
  const session = toSession(userId);
  let before = await snapshot(shop);
  const check = async () => expect(await snapshot(shop)).toEqual(before);
  const localCart = [
    { productId: 'papad', quantity: 1 },
    { productId: 'chilli', quantity: 2 },
  ];
  const merging = await failAtEachQuery(
    context,
    (failing) => mergeCarts(failing, session, localCart, 'merge-key-1'),
    check,
  );
  expect(merging).toBeGreaterThan(6);

  before = await snapshot(shop);
  const input = { ...newAddress({ isDefault: true }), addressType: 'Work' as const };
  const saving = await failAtEachQuery(
    context,
    (failing) => createAddress(failing, session, input),
    check,
  );
  expect(saving).toBeGreaterThan(2);

  await context.db.updateTable('addresses').set({ is_default: 0 }).execute();
  await context.db
    .updateTable('addresses')
    .set({ is_default: 1 })
    .where('id', '=', addressId)
    .execute();
  before = await snapshot(shop);
  const deleting = await failAtEachQuery(
    context,
    (failing) => deleteAddress(failing, session, addressId),
    check,
  );
  expect(deleting).toBeGreaterThan(2);
});

test('a registration, a new password by mail and by the old one are all or nothing at every query', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  const picture = {
    hash: 'a'.repeat(64),
    kind: 'avatar',
    content_type: 'image/webp',
    width: 1,
    height: 1,
    byte_length: 3,
    bytes: new Uint8Array([1, 2, 3]),
    created_at: context.now(),
  } as const;
  const form = newShopper();
  let before = await readAccounts(shop);
  const check = async () => {
    expect(await readAccounts(shop)).toEqual(before);
    expect(shop.mails).toEqual([]);
  };
  const registering = await failAtEachQuery(
    context,
    (failing) => registerUser(failing, TEST_CALLER, form, 'Firefox', async () => picture),
    check,
  );
  expect(registering).toBeGreaterThan(5);
  const user = await getUserByEmail(context.db, form.email);
  if (user === undefined) throw new Error('Nobody was registered.');
  expect(user.avatar_hash).toBe(picture.hash);
  shop.mails.length = 0;

  const token = await createAccountToken(context, context.db, {
    userId: user.id,
    emailKey: user.email_key,
    purpose: 'reset-password',
  });
  before = await readAccounts(shop);
  const newPassword = 'Better-Papad-8!';
  const resetting = await failAtEachQuery(
    context,
    (failing) => resetPassword(failing, TEST_CALLER, token, { newPassword }),
    check,
  );
  expect(resetting).toBeGreaterThan(5);
  expect(await readAccounts(shop)).not.toEqual(before);
  shop.mails.length = 0;

  before = await readAccounts(shop);
  const passwords = { oldPassword: newPassword, newPassword: form.password };
  const changing = await failAtEachQuery(
    context,
    (failing) => changePassword(failing, TEST_CALLER, toSession(user.id), passwords),
    check,
  );
  expect(changing).toBeGreaterThan(4);
  expect(await readAccounts(shop)).not.toEqual(before);
});

/** All rows of accounts; attempts are left out, because failed ones count too. */
async function readAccounts({ context: { db } }: TestShop): Promise<unknown[]> {
  return [
    await db.selectFrom('users').selectAll().orderBy('id').execute(),
    await db.selectFrom('media').select('hash').orderBy('hash').execute(),
    await db.selectFrom('session_families').selectAll().orderBy('id').execute(),
    await db.selectFrom('session_tokens').selectAll().orderBy('hash').execute(),
    await db.selectFrom('account_tokens').selectAll().orderBy('hash').execute(),
  ];
}
