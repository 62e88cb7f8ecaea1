import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { startSession } from '../../../src/accounts/sessions/sessions.service.ts';
import type { DeskMember } from '../../../src/desk/members/desk-member.ts';
import type { Row } from '../../../src/platform/database/tables.ts';
import { buildTestApp, type TestShop } from '../build-test-app.ts';
import { startOnlineOrder } from '../goods/online-order.ts';
import { addCategory, addMaker, addProduct } from '../goods/stock-fixture.ts';
import { giveSecondFactor, makeDeskMember } from '../people/desk-members.ts';
import { raiseToAdmin } from '../people/raise-to-admin.ts';
import { type ReadyShopper, signUpWithAddress } from '../people/shopper-with-address.ts';
import { listDeskValues } from './desk-values.ts';
import { FRESH, fillInFreshThings } from './fresh-things.ts';
import type { MadeRequest, Sender } from './made-request.ts';
import { mostly } from './mostly.ts';
import type { KnownValues } from './schema-arbitrary.ts';

/** A shop with data of every kind, so that generated requests find something. */
export interface LivedInShop {
  shop: TestShop;
  /** Existing values for the fields of a request, by field name. */
  known(operationId: string): KnownValues;
  /** Adds the data that a request names and the cookies of its sender. */
  prepare(request: MadeRequest): Promise<MadeRequest>;
  /** Stores the cookies of a response, like the sender's browser. */
  keepCookies(sender: Sender, response: LightMyRequestResponse): Promise<void>;
  /** Gives the sender a new session, the initial password and a full number of tries. */
  restoreAccount(sender: Sender): Promise<void>;
}

/**
 * Builds a shop with products, content, two shoppers and an admin, orders in every state, reviews,
 * messages and a started payment. But for ids and tokens it is the same each time.
 */
export async function buildLivedInShop(): Promise<LivedInShop> {
  const shop = await buildTestApp({ isGenerator: true });
  const { products, makerId } = await addCatalogue(shop);
  const customer = await signUpWithAddress(shop, { email: 'asha@example.com', userName: 'asha' });
  shop.clock.advance(1_000);
  const stranger = await signUpWithAddress(shop, { email: 'bina@example.com', userName: 'bina' });
  shop.clock.advance(1_000);
  const admin = await signUpWithAddress(shop, { email: 'keeper@example.com', userName: 'keeper' });
  await raiseToAdmin(shop.context, admin.userId);
  await giveSecondFactor(shop, admin.userId);

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
  shop.clock.advance(1_000);
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
  const stored = await shop.database.db.selectFrom('messages').select('id').orderBy('id').execute();
  messages.push(...stored.map(({ id }) => id));

  // Repeated logins and logouts must not end the sessions of the senders.
  shop.clock.advance(1_000);
  await signUpWithAddress(shop, { email: 'login@example.com', userName: 'login' });
  const content = await addContent(shop, chilli);
  const anything: KnownValues = {
    id: [...products, ...orders, ...reviews, ...messages, content.storyId, stranger.addressId],
    productId: [chilli, chilli, chilli, chilli, papad, papad, papad, ...products],
    userId: [FRESH.self, FRESH.self, FRESH.self, stranger.userId],
    orderId: [FRESH.onlineOrder, FRESH.onlineOrder, FRESH.onlineOrder, ...orders.slice(0, 3)],
    amount: [started.amount],
    paymentId: [FRESH.paymentId, FRESH.paymentId, FRESH.paymentId, started.paymentId],
    providerOrderId: [FRESH.providerOrderId],
    providerPaymentId: [FRESH.providerPaymentId],
    providerSignature: [FRESH.providerSignature],
    provider: ['sandbox', 'sandbox', 'sandbox', 'sandbox', 'razorpay'],
    shippingAddress: [FRESH.ownAddress, FRESH.ownAddress, FRESH.ownAddress, stranger.addressId],
    maker: ['bagru-group', 'bagru-group', 'no-such'],
    product: [chilli, papad],
    slug: ['about', 'about', 'hidden'],
    category: ['spices', 'papads', 'no-such'],
    categorySlug: ['spices', 'papads'],
    brand: ['Haat'],
    search: ['chilli', 'papad', 'powder chilli'],
    q: ['asha', 'bina', 'crisp'],
    hash: [content.imageHash],
    w: [160, 320, 480],
    courier: ['India Post'],
    'if-match': mostly('"1"', '"2"'),
    pincode: ['342001', '302001', '999999'],
    zipCode: ['342001'],
    state: ['Rajasthan'],
    district: ['Jodhpur'],
    city: ['Jodhpur'],
    country: ['India'],
    name: ['Asha'],
    email: ['login@example.com', 'asha@example.com'],
    password: ['Mirchi-Papad-7!'],
    oldPassword: ['Mirchi-Papad-7!'],
    newPassword: ['Haldi-Papad-8!'],
    token: [FRESH.verifyToken, FRESH.undoToken],
    resetToken: [FRESH.resetToken],
    phoneNumber: ['9876543210'],
    'idempotency-key': mostly(FRESH.key, 'a-key-that-comes-again'),
    'x-sandbox-signature': [FRESH.eventSignature],
    'x-sandbox-event-id': [FRESH.key, FRESH.key, FRESH.key, 'an-event-that-comes-again'],
  };
  const particular: Readonly<Record<string, KnownValues>> = {
    ...listDeskValues({
      ...{ products, orders, reviews, messages, makerId, imageHash: content.imageHash },
      ...{ storyId: content.storyId, pageId: content.pageId, pageStateId: content.pageStateId },
      ...{ customerId: customer.userId, adminId: admin.userId },
    }),
    getCategory: { id: ['spices', 'papads', 'no-such'] },
    getProduct: { id: products },
    createStockAlert: { id: [FRESH.soldOutProduct, FRESH.soldOutProduct, ...products] },
    getMaker: { slug: ['bagru-group', 'no-such'] },
    getOrder: { id: [...orders, FRESH.pendingOrder] },
    cancelOrder: { id: [...orders, FRESH.pendingOrder, FRESH.pendingOrder, FRESH.pendingOrder] },
    payOnDelivery: { id: [FRESH.onlineOrder, FRESH.onlineOrder, ...orders] },
    returnOrder: { id: [FRESH.deliveredOrder, FRESH.deliveredOrder, orders[0] ?? ''] },
    createReview: { productId: [FRESH.product, FRESH.product, ...products] },
    getReview: { id: reviews },
    updateReview: { id: [FRESH.review, FRESH.review, ...reviews] },
    deleteReview: { id: [FRESH.review, FRESH.review, FRESH.review, ...reviews] },
    listProductReviews: { id: products },
    listUserReviews: { id: [FRESH.self, stranger.userId] },
    listReviews: { userId: [customer.userId, stranger.userId] },
    getStory: { id: [content.storyId, content.storyId, papad] },
    getMessage: { id: messages },
    getAddress: { id: [FRESH.ownAddress, FRESH.ownAddress, stranger.addressId] },
    updateAddress: { id: [FRESH.ownAddress, FRESH.ownAddress, stranger.addressId] },
    deleteAddress: { id: [FRESH.newAddress, FRESH.newAddress, stranger.addressId] },
    registerUser: { email: [FRESH.newEmail, FRESH.newEmail, 'asha@example.com'], password: [] },
    updateAccount: { email: ['asha@example.com'] },
    endSession: { id: [FRESH.session, FRESH.session, papad] },
    deleteAccount: { currentPassword: [FRESH.password, FRESH.password, 'Haldi-Papad-8!'] },
    forgotPassword: { email: [FRESH.email, FRESH.email, 'bina@example.com'] },
  };
  const { db } = shop.context;
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', customer.userId)
    .executeTakeFirstOrThrow();

  let newMember: Promise<ReadyShopper> | undefined;
  function findSender(kind: Sender): ReadyShopper | Promise<ReadyShopper> {
    if (kind === 'admin') return admin;
    if (kind !== 'new member') return customer;
    // Only few operations have this sender.
    newMember ??= signUpNewMember(shop);
    return newMember;
  }
  const owner: DeskMember = {
    ...{ userId: admin.userId, role: 'owner', makerId: null },
    // Not read by what makes things.
    ...{ secondFactor: 'confirmed', sessionId: '' },
    get codeGivenAt() {
      return shop.clock.now();
    },
  };

  return {
    shop,
    known: (operationId) => ({ ...anything, ...particular[operationId] }),
    async prepare(request) {
      const isGuest = request.sender === 'guest';
      // The senders of all other requests must stay: a new account is deleted.
      const isDeletion = String(request.payload).includes(FRESH.password);
      const sender = await (isDeletion ? signUpWithAddress(shop) : findSender(request.sender));
      const filled = await fillInFreshThings({ shop, sender, owner, productId: chilli }, request);
      const cookie = Array.from(sender.cookies, ([name, value]) => `${name}=${value}`).join('; ');
      return {
        ...filled,
        headers: {
          // As in a browser on the shop's own pages; one that names another origin sends no such thing.
          ...(!('origin' in filled.headers) && { 'sec-fetch-site': 'same-origin' }),
          ...(!isGuest && { cookie }),
          ...filled.headers,
        },
      };
    },
    async keepCookies(kind, { cookies }) {
      if (kind === 'guest') return;
      const sender = await findSender(kind);
      for (const { name, value, maxAge } of cookies) {
        if (maxAge === 0) sender.cookies.delete(name);
        else sender.cookies.set(name, value);
      }
    },
    async restoreAccount(kind) {
      if (kind === 'guest') return;
      const { userId, cookies } = await findSender(kind);
      await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
      await db.deleteFrom('attempt_counters').execute();
      const tokens = await startSession(shop.context, db, {
        userId,
        isRemembered: true,
        device: 'Chrome on Android',
      });
      cookies.set('haat_access', tokens.accessToken).set('haat_refresh', tokens.refreshToken);
    },
  };
}

/** Signs a member of the desk up who has no second factor yet. */
async function signUpNewMember(shop: TestShop): Promise<ReadyShopper> {
  const account = { email: 'member@example.com', userName: 'member' };
  const member = await signUpWithAddress(shop, account);
  await makeDeskMember(shop.context, member.userId, { role: 'coordinator' });
  return member;
}

async function addCatalogue(shop: TestShop): Promise<{ products: string[]; makerId: string }> {
  const { context, clock } = shop;
  const ids: string[] = [];
  const spices = await addCategory(context, { name: 'Spices', slug: 'spices' });
  const maker = await addMaker(context);
  clock.advance(1_000);
  const papads = await addCategory(context, { name: 'Papads', slug: 'papads' });
  for (const product of [
    {
      ...{ name: 'Red Chilli Powder', brand: 'Haat', stock_quantity: 100_000 },
      ...{ category_id: spices.id, maker_id: maker.id, is_vegetarian: 1 as const },
      ...{ name_hindi: 'लाल मिर्च', pack_amount: 62.5, pack_unit: 'g' as const },
    },
    { name: 'Moong Papad', brand: 'Haat', stock_quantity: 100_000, category_id: papads.id },
    { name: 'Sold Out Papad', stock_quantity: 0, category_id: papads.id },
    { name: 'Old Papad', status: 'archived' as const, category_id: papads.id },
  ]) {
    clock.advance(1_000);
    ids.push((await addProduct(context, product)).id);
  }
  return { products: ids, makerId: maker.id };
}

async function addContent(
  shop: TestShop,
  productId: string,
): Promise<{ storyId: string; pageId: string; pageStateId: string; imageHash: string }> {
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
  await db
    .insertInto('story_products')
    .values({ story_id: storyId, product_id: productId, position: 0 })
    .execute();
  const pageId = 'page-1';
  const page = { title: 'About', content: '<p>Us.</p>', ...dates };
  await db
    .insertInto('pages')
    .values([
      { ...page, id: pageId, slug: 'about', is_active: 1 },
      { ...page, id: 'page-2', slug: 'hidden', is_active: 0 },
    ])
    .execute();
  const pageStateId = 'state-0123456789';
  await db
    .insertInto('content_states')
    .values({
      ...{ id: pageStateId, kind: 'page', content_id: pageId, title: 'Us', content: '<p>We.</p>' },
      ...{ image_hash: null, product_ids: '[]', published_at: now, published_by: null },
    })
    .execute();
  await db
    .insertInto('contact_info')
    .values({
      ...{ id: 'shop', headline: 'Write to us', subheading: '', address: 'Jodhpur' },
      ...{ phone: '1', email: 'a@example.com', hours: '', map_embed: '', updated_at: now },
    })
    .execute();
  return { storyId, pageId, pageStateId, imageHash };
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
