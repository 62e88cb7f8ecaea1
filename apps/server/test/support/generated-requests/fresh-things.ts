import { randomUUID } from 'node:crypto';
import { createAccountToken } from '../../../src/accounts/account-mails.ts';
import { createEmailChange } from '../../../src/accounts/email-changes.repository.ts';
import { startSession } from '../../../src/accounts/sessions/sessions.service.ts';
import type { ShopContext } from '../../../src/context.ts';
import { signHex } from '../../../src/payments/signatures.ts';
import { createToken, hashToken } from '../../../src/platform/security/ids.ts';
import type { TestShop } from '../build-test-app.ts';
import { loadSandboxKeys, startOnlineOrder } from '../goods/online-order.ts';
import { addProduct, newAddress } from '../goods/stock-fixture.ts';
import type { ReadyShopper } from '../people/shopper-with-address.ts';
import { newShopper } from '../requests/visitor.ts';
import { DESK_MAKERS } from './fresh-desk-things.ts';
import type { Makers, Workshop } from './fresh-maker.ts';
import { placeFreshOrder } from './fresh-orders.ts';
import type { MadeRequest } from './made-request.ts';

/**
 * Texts of made requests that stand for something made just before the request is sent: what can be
 * cancelled, deleted or used once only would otherwise be met once only.
 */
export const FRESH = {
  self: 'fresh-self',
  ownAddress: 'fresh-own-address',
  newAddress: 'fresh-new-address',
  pendingOrder: 'fresh-pending-order',
  deliveredOrder: 'fresh-delivered-order',
  onlineOrder: 'fresh-online-order',
  product: 'fresh-product',
  soldOutProduct: 'fresh-sold-out-product',
  review: 'fresh-review',
  paymentId: 'fresh-id-of-payment',
  providerOrderId: 'fresh-order-of-provider',
  providerPaymentId: 'fresh-payment-of-provider',
  providerSignature: 'fresh-signature-of-provider',
  eventSignature: 'fresh-signature-of-event',
  verifyToken: 'fresh-token-to-verify',
  resetToken: 'fresh-token-to-reset',
  undoToken: 'fresh-token-to-undo',
  email: 'fresh@example.com',
  newEmail: 'newcomer@example.com',
  key: 'fresh-idempotency-key',
  session: 'fresh-session',
  password: 'fresh-password-of-an-account-to-delete',
} as const;

const MAKERS: Makers = [
  ...DESK_MAKERS,
  [[FRESH.self], async ({ sender }) => ({ [FRESH.self]: sender.userId })],
  [[FRESH.ownAddress], async ({ sender }) => ({ [FRESH.ownAddress]: sender.addressId })],
  [
    [FRESH.newAddress],
    async ({ shop, sender }) => {
      // Nobody may have more than a few.
      await shop.context.db
        .deleteFrom('addresses')
        .where('user_id', '=', sender.userId)
        .where('id', '<>', sender.addressId)
        .execute();
      const reply = await sender.post('/address/create-address', newAddress());
      return { [FRESH.newAddress]: reply.body.data._id };
    },
  ],
  [
    [FRESH.session],
    async ({ shop: { context }, sender: { userId } }) => {
      await startSession(context, context.db, { userId, isRemembered: true, device: 'Firefox' });
      const { id } = await context.db
        .selectFrom('session_families')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { [FRESH.session]: id };
    },
  ],
  [[FRESH.password], async () => ({ [FRESH.password]: newShopper().password })],
  [[FRESH.key], async () => ({ [FRESH.key]: randomUUID() })],
  [[FRESH.email], async ({ shop }) => ({ [FRESH.email]: (await shop.visitor().signUp()).email })],
  [[FRESH.newEmail], async () => ({ [FRESH.newEmail]: `${randomUUID()}@example.com` })],
  [
    [FRESH.pendingOrder],
    async (workshop) => ({ [FRESH.pendingOrder]: await placeFreshOrder(workshop, 'pending') }),
  ],
  [
    [FRESH.deliveredOrder],
    async (workshop) => ({ [FRESH.deliveredOrder]: await placeFreshOrder(workshop, 'delivered') }),
  ],
  [
    [FRESH.onlineOrder],
    async ({ sender, productId }) => {
      const reply = await sender.order({ [productId]: 1 }, { paymentMethod: 'online' });
      return { [FRESH.onlineOrder]: reply.body.data._id };
    },
  ],
  [[FRESH.product], async ({ shop }) => ({ [FRESH.product]: (await addProduct(shop.context)).id })],
  [
    [FRESH.soldOutProduct],
    async ({ shop }) => {
      const { id } = await addProduct(shop.context, { stock_quantity: 0 });
      return { [FRESH.soldOutProduct]: id };
    },
  ],
  [
    [FRESH.review],
    async ({ shop, sender }) => {
      const { id: productId } = await addProduct(shop.context);
      const reply = await sender.post('/reviews', { productId, rating: 4 });
      return { [FRESH.review]: reply.body.data._id };
    },
  ],
  [
    [FRESH.paymentId, FRESH.providerOrderId, FRESH.providerPaymentId, FRESH.providerSignature],
    async ({ shop, sender, productId }) => {
      const online = await startOnlineOrder(shop, sender, { [productId]: 1 });
      const { payments } = await loadSandboxKeys(shop);
      const { paymentId, providerOrderId, providerPaymentId } = online;
      return {
        [FRESH.paymentId]: paymentId,
        [FRESH.providerOrderId]: providerOrderId,
        [FRESH.providerPaymentId]: providerPaymentId,
        [FRESH.providerSignature]: signHex(payments, `${providerOrderId}|${providerPaymentId}`),
      };
    },
  ],
  [
    [FRESH.verifyToken],
    async ({ shop }) => ({ [FRESH.verifyToken]: await makeToken(shop, 'verify-email') }),
  ],
  [
    [FRESH.resetToken],
    async ({ shop }) => ({ [FRESH.resetToken]: await makeToken(shop, 'reset-password') }),
  ],
  [[FRESH.undoToken], async ({ shop }) => ({ [FRESH.undoToken]: await makeUndoToken(shop) })],
];

/** The request with every text of {@link FRESH} in it replaced by what it stands for. */
export async function fillInFreshThings(
  workshop: Workshop,
  request: MadeRequest,
): Promise<MadeRequest> {
  const { url, headers, payload } = request;
  const text = `${url}${JSON.stringify(headers)}${typeof payload === 'string' ? payload : ''}`;
  const made = new Map<string, string>();
  for (const [texts, make] of MAKERS) {
    if (!texts.some((one) => text.includes(one))) continue;
    for (const [name, value] of Object.entries(await make(workshop))) made.set(name, value);
  }
  const fill = (part: string) => {
    let filled = part;
    for (const [name, value] of made) filled = filled.replaceAll(name, value);
    return filled;
  };
  const filled = typeof payload === 'string' ? fill(payload) : payload;
  return signEvent(workshop, {
    ...request,
    url: fill(url),
    headers: Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, fill(one)])),
    payload: filled,
  });
}

/**
 * The signature of an event covers its bytes, so it is made last. The contract leaves the event
 * itself to the provider: an empty one becomes a real one.
 */
async function signEvent(workshop: Workshop, request: MadeRequest): Promise<MadeRequest> {
  const name = 'x-sandbox-signature';
  if (request.headers[name] !== FRESH.eventSignature) return request;
  const { shop, sender, productId } = workshop;
  const { webhook } = await loadSandboxKeys(shop);
  const payload =
    request.payload === '{}' ? await makeEvent(shop, sender, productId) : request.payload;
  const signature = signHex(webhook, payload ?? '');
  return { ...request, payload, headers: { ...request.headers, [name]: signature } };
}

async function makeEvent(shop: TestShop, sender: ReadyShopper, productId: string): Promise<string> {
  const { amount, providerOrderId, providerPaymentId } = await startOnlineOrder(shop, sender, {
    [productId]: 1,
  });
  return JSON.stringify({
    event: 'payment.captured',
    payment: { id: providerPaymentId, orderId: providerOrderId, amount },
  });
}

/** A token as the address before a change would get it, of whoever signed up last. */
async function makeUndoToken({ context }: TestShop): Promise<string> {
  const { id, email, email_key } = await findNewestUser(context);
  const token = createToken();
  await createEmailChange(context.db, {
    undo_hash: hashToken(token),
    user_id: id,
    old_email: email,
    old_email_key: email_key,
    created_at: context.now(),
    expires_at: context.now() + 60_000,
    closed_at: null,
  });
  return token;
}

function findNewestUser({ db }: ShopContext) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_key'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** A token as it would be mailed to whoever signed up last. */
async function makeToken(
  { context }: TestShop,
  purpose: 'verify-email' | 'reset-password',
): Promise<string> {
  const { id, email_key } = await findNewestUser(context);
  await context.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', id)
    .execute();
  return createAccountToken(context, context.db, { userId: id, emailKey: email_key, purpose });
}
