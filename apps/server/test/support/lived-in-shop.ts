import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Row } from '../../src/database/tables.ts';
import { buildTestApp, type TestShop } from './build-test-app.ts';
import type { Sender } from './made-request.ts';
import { startOnlineOrder } from './online-order.ts';
import { raiseToAdmin } from './raise-to-admin.ts';
import type { KnownValues } from './schema-arbitrary.ts';
import { type ReadyShopper, signUpWithAddress } from './shopper-with-address.ts';
import { addCategory, addProduct } from './stock-shop.ts';
import type { Visitor } from './visitor.ts';

/** A shop in which things have happened, so that requests meet something. */
export interface LivedInShop {
  shop: TestShop;
  /** What a request may name, by the name of the field. */
  known: KnownValues;
  /** Somebody of the kind: signed in, unless a guest. */
  findSender(kind: Sender): Promise<Visitor>;
  /** Says that the sender was signed out: the next one of the kind is somebody else. */
  forgetSender(kind: Sender): void;
}

/**
 * Builds a shop with products, content, two shoppers and an admin, orders in every state, reviews,
 * messages and a started payment. But for ids and tokens it is the same each time.
 */
export async function buildLivedInShop(): Promise<LivedInShop> {
  const shop = await buildTestApp({ isGenerator: true });
  const products = await addCatalogue(shop);
  const customer = await signUpWithAddress(shop, { email: 'asha@example.com', userName: 'asha' });
  const stranger = await signUpWithAddress(shop, { email: 'bina@example.com', userName: 'bina' });
  const admin = await signUpWithAddress(shop, { email: 'keeper@example.com', userName: 'keeper' });
  await raiseToAdmin(shop.context, admin.userId);

  const orders: string[] = [];
  const [chilli = '', papad = ''] = products;
  for (const [buyer, status] of [
    [customer, 'pending'],
    [customer, 'pending'],
    [customer, 'shipped'],
    [customer, 'delivered'],
    [customer, 'delivered'],
    [stranger, 'pending'],
    [admin, 'delivered'],
  ] as const) {
    orders.push(await placeOrder(shop, buyer, { [chilli]: 1, [papad]: 2 }, status));
  }
  const started = await startOnlineOrder(shop, customer, { [chilli]: 1 });
  const reviews: string[] = [];
  for (const author of [customer, stranger]) {
    shop.clock.advance(1_000);
    const body = { productId: papad, rating: 4, comment: 'Crisp.' };
    reviews.push((await author.post('/reviews', body)).body.data._id);
    await author.post('/cart/add-cart', { productId: chilli, quantity: 2 });
    await author.post('/wishlist/add', { productId: papad });
  }
  const messages: string[] = [];
  for (const name of ['Asha', 'Bina']) {
    shop.clock.advance(1_000);
    const body = { name, email: 'a@example.com', subject: 'Papads', body: 'Are they crisp?' };
    await customer.post('/message', body);
  }
  const kept = await shop.database.db.selectFrom('messages').select('id').orderBy('id').execute();
  messages.push(...kept.map(({ id }) => id));
  await customer.post('/users/forgot-password', { email: 'bina@example.com' });

  const users = [customer.userId, stranger.userId, admin.userId];
  const content = await addContent(shop);
  const ids = [
    ...products,
    ...orders,
    started.orderId,
    ...reviews,
    ...messages,
    ...users,
    content.storyId,
    customer.addressId,
    stranger.addressId,
    'spices',
    'papads',
  ];
  const senders = new Map<Sender, Visitor>([
    ['guest', shop.visitor()],
    ['customer', customer],
    ['admin', admin],
  ]);
  return {
    shop,
    known: {
      id: ids,
      productId: products,
      userId: users,
      orderId: [started.orderId, ...orders],
      amount: [started.amount],
      paymentId: [started.paymentId],
      providerOrderId: [started.providerOrderId],
      providerPaymentId: [started.providerPaymentId],
      provider: ['sandbox', 'razorpay'],
      shippingAddress: [customer.addressId, admin.addressId, stranger.addressId],
      slug: ['about', 'hidden'],
      category: ['spices', 'papads', 'no-such'],
      categorySlug: ['spices', 'papads'],
      brand: ['Haat'],
      search: ['chilli', 'papad', 'powder chilli'],
      q: ['asha', 'bina', 'crisp'],
      hash: [content.imageHash],
      pincode: ['342001', '302001', '999999'],
      email: ['asha@example.com', 'bina@example.com'],
      password: ['Mirchi-Papad-7!'],
      oldPassword: ['Mirchi-Papad-7!'],
      newPassword: ['Haldi-Papad-8!'],
      token: readTokens(shop, 'verify-email'),
      resetToken: readTokens(shop, 'reset-password'),
      'Idempotency-Key': ['a-key-that-comes-again', 'another-key-0001'],
    },
    async findSender(kind) {
      const found = senders.get(kind);
      if (found !== undefined) return found;
      const next = await signUpWithAddress(shop, {
        email: `next-${shop.clock.now()}@example.com`,
        userName: `next-${shop.clock.now()}`,
      });
      if (kind === 'admin') await raiseToAdmin(shop.context, next.userId);
      senders.set(kind, next);
      return next;
    },
    forgetSender(kind) {
      if (kind !== 'guest') senders.delete(kind);
    },
  };
}

async function addCatalogue(shop: TestShop): Promise<string[]> {
  const { context, clock } = shop;
  const ids: string[] = [];
  const spices = await addCategory(context, { name: 'Spices', slug: 'spices' });
  clock.advance(1_000);
  const papads = await addCategory(context, { name: 'Papads', slug: 'papads' });
  for (const product of [
    { name: 'Red Chilli Powder', brand: 'Haat', stock_quantity: 100_000, category_id: spices.id },
    { name: 'Moong Papad', brand: 'Haat', stock_quantity: 500, category_id: papads.id },
    { name: 'Sold Out Papad', stock_quantity: 0, category_id: papads.id },
    { name: 'Old Papad', status: 'archived' as const, category_id: papads.id },
  ]) {
    clock.advance(1_000);
    ids.push((await addProduct(context, product)).id);
  }
  return ids;
}

async function addContent(shop: TestShop): Promise<{ storyId: string; imageHash: string }> {
  const { db } = shop.database;
  const now = shop.clock.now();
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#bd1a12' },
  })
    .png()
    .toBuffer();
  const imageHash = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('media')
    .values({
      hash: imageHash,
      kind: 'catalogue',
      content_type: 'image/png',
      width: 40,
      height: 30,
      byte_length: bytes.byteLength,
      bytes,
      created_at: now,
    })
    .execute();
  const dates = { created_at: now, updated_at: now };
  const storyId = 'story-0123456789';
  await db
    .insertInto('stories')
    .values({
      ...{ id: storyId, title: 'Papad weather', content: 'Dry wind.', image_hash: imageHash },
      ...{ search_text: 'papad weather dry wind.', published_at: now, ...dates },
    })
    .execute();
  const page = { title: 'About', content: '<p>Us.</p>', ...dates };
  await db
    .insertInto('pages')
    .values([
      { ...page, id: 'page-1', slug: 'about', is_active: 1 },
      { ...page, id: 'page-2', slug: 'hidden', is_active: 0 },
    ])
    .execute();
  await db
    .insertInto('contact_info')
    .values({
      ...{ id: 'shop', headline: 'Write to us', subheading: '', address: 'Jodhpur' },
      ...{ phone: '1', email: 'a@example.com', hours: '', map_embed: '', updated_at: now },
    })
    .execute();
  return { storyId, imageHash };
}

async function placeOrder(
  shop: TestShop,
  buyer: ReadyShopper,
  quantities: Readonly<Record<string, number>>,
  status: Row<'orders'>['status'],
): Promise<string> {
  shop.clock.advance(1_000);
  const reply = await buyer.order(quantities);
  const id: string = reply.body.data._id;
  await shop.database.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  return id;
}

function readTokens(shop: TestShop, page: 'verify-email' | 'reset-password'): string[] {
  const pattern = new RegExp(`/${page}/(\\S+)`);
  return shop.mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
}
