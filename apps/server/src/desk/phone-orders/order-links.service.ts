import type { components } from '@haat/api-sdk/schema';
import { getAddress } from '../../addresses/addresses.repository.ts';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { placeOrder, previewOrder } from '../../orders/order-placement.ts';
import { loadWholeOrder, lockOrder } from '../../orders/orders.repository.ts';
import { presentPayment } from '../../payments/payments.presenter.ts';
import {
  createPaymentOrder,
  type VerifyRequest,
  verifyPayment,
} from '../../payments/payments.service.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { placedOrders } from '../../platform/instrumentation/channels.ts';
import { type DraftRow, getDraft, listDraftLines, updateDraft } from './order-drafts.repository.ts';
import { presentLink, stateOf } from './phone-orders.presenter.ts';
import { createPaidError, lockDraft, recordTaken } from './phone-orders.service.ts';

type Schemas = components['schemas'];

/**
 * Reads what a payment link shows: before paying has begun at today's prices, then the order.
 *
 * @throws {NotFoundError} for an unknown link
 */
export async function readLink(context: ShopContext, token: string): Promise<Schemas['OrderLink']> {
  const draft = await getDraft(context.db, { token });
  if (draft === undefined) throw createExpiredError();
  const state = stateOf(draft, context.now());
  const order = draft.order_id === null ? undefined : await findOrder(context.db, draft.order_id);
  if (order !== undefined) {
    return presentLink(draft, state, [order.order, order.lines], []);
  }
  const address = await getAddress(context.db, draft.user_id, draft.address_id);
  if (address === undefined) throw createExpiredError();
  const items = await readItems(context.db, draft);
  const {
    order: preview,
    lines,
    lacking,
  } = await previewOrder(context, context.db, address, items);
  const lackingIds = lacking.map(({ productId }) => productId);
  return presentLink(draft, state, [preview, lines], lackingIds);
}

/**
 * Begins to pay by a link: places the order, once, and opens its payment (product 10.2.23).
 *
 * @param expectedTotal in paise: what the payer was shown
 * @throws {NotFoundError} for a link that is unknown, cancelled or too old
 * @throws {ConflictError} when it is paid, and as `placeOrder` and `createPaymentOrder`
 * @throws {UnavailableError} when the provider cannot be reached
 */
export async function payLink(
  context: ShopContext,
  token: string,
  expectedTotal: number,
): Promise<Schemas['Payment']> {
  let isNew = false;
  const { userId, orderId, amount } = await runTransaction(context.db, async (transaction) => {
    const draft = await lockDraft(transaction, { token });
    const state = stateOf(draft, context.now());
    if (state === 'paid') throw createPaidError();
    if (state !== 'waiting') throw createExpiredError();
    const { user_id } = draft;
    const begun =
      draft.order_id === null ? undefined : await lockOrder(transaction, draft.order_id);
    if (begun !== undefined)
      return { userId: user_id, orderId: begun.id, amount: begun.total_paise };
    const { order } = await placeOrder(context, transaction, user_id, {
      items: await readItems(transaction, draft),
      shippingAddress: draft.address_id,
      paymentMethod: 'online',
      expectedTotal,
    });
    await updateDraft(transaction, draft.id, { order_id: order.id });
    await recordTaken(transaction, draft.created_by, order.id, context.now());
    isNew = true;
    return { userId: user_id, orderId: order.id, amount: order.total_paise };
  });
  if (isNew) placedOrders.publish({ paymentMethod: 'online' });
  const { payments } = context;
  const request = { orderId, amount };
  return createPaymentOrder(context, { userId }, payments.name, request, undefined, (payment) =>
    presentPayment(payment, payments),
  );
}

/**
 * Confirms a payment by a link, by the signature of the provider's dialog.
 *
 * @throws {NotFoundError} for an unknown link or payment
 * @throws {InvalidInputError} when the signature does not fit
 */
export async function verifyLink(
  context: ShopContext,
  token: string,
  request: VerifyRequest,
): Promise<Schemas['OrderLink']> {
  const draft = await getDraft(context.db, { token });
  if (draft === undefined) throw createExpiredError();
  await verifyPayment(context, { userId: draft.user_id }, context.payments.name, request);
  return readLink(context, token);
}

async function findOrder(db: Db, id: string) {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && loadWholeOrder(db, row);
}

async function readItems(db: Db, draft: DraftRow) {
  const lines = await listDraftLines(db, draft.id);
  return lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
}

function createExpiredError(): NotFoundError {
  return new NotFoundError('Link', 'This link is no longer valid.', 'link_expired');
}
