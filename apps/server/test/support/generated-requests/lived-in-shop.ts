import { buildTestApp, type TestShop } from '../build-test-app.ts';
import { addMaker, addProduct } from '../goods/stock-fixture.ts';
import { giveSecondFactor } from '../people/desk-members.ts';
import { raiseToAdmin } from '../people/raise-to-admin.ts';
import { signUpWithAddress } from '../people/shopper-with-address.ts';
import type { Sender } from './made-request.ts';
import type { KnownValues } from './schema-arbitrary.ts';

/** A shop with data of several kinds, so that generated requests find something. */
export interface LivedInShop {
  shop: TestShop;
  /** The sender's cookies as a header. */
  readCookie(sender: Sender): string | undefined;
  /** Values that mean something to this shop, by the name of the field. */
  known: KnownValues;
}

export async function buildLivedInShop(): Promise<LivedInShop> {
  const shop = await buildTestApp({ isGenerator: true });
  const { id: maker } = await addMaker(shop.context);
  const { id: chilli } = await addProduct(shop.context, { maker_id: maker, stock_quantity: 1_000 });
  const { id: papad } = await addProduct(shop.context, { name: 'Papad', status: 'archived' });
  const customer = await signUpWithAddress(shop, { email: 'asha@example.com' });
  const admin = await signUpWithAddress(shop, { email: 'keeper@example.com' });
  await raiseToAdmin(shop.context, admin.userId);
  await giveSecondFactor(shop, admin.userId);
  const idOf = (reply: { body: { data: { _id: string } } }) => reply.body.data._id;
  const order = idOf(await customer.order({ [chilli]: 1 }));
  const unpaid = idOf(await customer.order({ [chilli]: 1 }, { paymentMethod: 'online' }));
  const review = idOf(await customer.post('/reviews', { productId: chilli, rating: 4 }));
  const message = idOf(await customer.post('/message', { name: 'Asha', body: 'Are they crisp?' }));
  await customer.post('/cart/add-cart', { productId: chilli, quantity: 2 });
  const senders = { guest: undefined, customer, admin };
  return {
    shop,
    readCookie(sender) {
      const cookies = senders[sender]?.cookies;
      return cookies && Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    },
    known: {
      id: [chilli, papad, order, unpaid, review, message, customer.addressId, customer.userId],
      productId: [chilli, papad],
      lineId: [chilli],
      products: [chilli],
      product: [chilli],
      userId: [customer.userId, admin.userId, 'me'],
      orderId: [unpaid, order],
      maker: [maker, 'bagru-group'],
      makerId: [maker],
      slug: ['bagru-group', 'spices'],
      category: ['spices'],
      categorySlug: ['spices'],
      provider: ['sandbox'],
      shippingAddress: [customer.addressId],
      search: ['chilli'],
      q: ['asha'],
      pincode: ['342001'],
      w: [160, 320],
      'if-match': ['"1"'],
      email: ['asha@example.com', 'new@example.com'],
      password: ['Mirchi-Papad-7!'],
      phoneNumber: ['9876543210'],
    },
  };
}
