import type { components } from '@haat/api-sdk/schema';
import { asPaise, isOpenOrder, type Pagination } from '@haat/domain';
import { ORDER_DRAFT_MS } from '@haat/domain/desk';
import { prepareDecoyHash } from '../../accounts/passwords/password-hashes.ts';
import type { AddressRow } from '../../addresses/addresses.repository.ts';
import { readAddress } from '../../addresses/addresses.service.ts';
import type { ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { assertExpectedTotal } from '../../orders/expected-total.ts';
import { cancelLockedOrder } from '../../orders/order-cancelling.ts';
import { placeOrder, previewOrder } from '../../orders/order-placement.ts';
import { createStockConflict } from '../../orders/order-stock.ts';
import { lockOrder } from '../../orders/orders.repository.ts';
import { cancelWithPayments } from '../../payments/cancel-with-payments.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PageRequest } from '../../platform/database/read-page.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { placedOrders } from '../../platform/instrumentation/channels.ts';
import { createId, createToken } from '../../platform/security/ids.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import * as drafts from './order-drafts.repository.ts';
import { presentCaller, presentDraft, stateOf } from './phone-orders.presenter.ts';
import * as shoppers from './phone-shoppers.repository.ts';

type Schemas = components['schemas'];
type PhoneOrder = Schemas['DeskPhoneOrderRequest'];

/**
 * Finds what is known of a phone number: the name of an account that has it, and where its orders went.
 * Who looked is recorded for each account (product 10.8.8).
 */
export function findCaller(
  context: ShopContext,
  { userId }: Pick<DeskMember, 'userId'>,
  phone: string,
): Promise<Schemas['DeskCaller']> {
  return runTransaction(context.db, async (transaction) => {
    const accounts = await shoppers.listAccountsOfPhone(transaction, phone);
    const ids = accounts.map(({ id }) => id);
    for (const id of ids) {
      const subject = { kind: 'shopper' as const, id };
      const entry = { userId, action: 'shopper.viewed', subject, before: null, after: null };
      await recordChange(transaction, entry, context.now());
    }
    return presentCaller(accounts, await shoppers.listOrderAddresses(transaction, ids));
  });
}

/**
 * Places an order for a caller, to be paid in cash on delivery, by all rules of the checkout.
 *
 * @throws {InvalidInputError} when the address breaks a rule (product 5.3)
 * @throws as `placeOrder`
 * @throws {IdempotencyMismatchError} when the key was used for another order
 */
export async function takeOrder(
  context: ShopContext,
  call: DeskCall,
  request: PhoneOrder,
): Promise<NonNullable<Schemas['DeskOrderRef']>> {
  let isNew = false;
  const taken = await runOnce(
    context,
    call,
    'createDeskPhoneOrder',
    request,
    async (transaction) => {
      const address = await storeCaller(context, transaction, request);
      const { order } = await placeOrder(context, transaction, address.user_id, {
        items: request.items,
        shippingAddress: address.id,
        paymentMethod: 'cod',
        expectedTotal: request.expectedTotal,
      });
      await recordTaken(transaction, call.member.userId, order.id, context.now());
      isNew = true;
      return { _id: order.id, orderNumber: order.order_number };
    },
  );
  if (isNew) placedOrders.publish({ paymentMethod: 'cod' });
  return taken;
}

/**
 * Writes a draft with a payment link for a caller. It takes nothing out of stock: that happens when paying
 * begins (product 10.2.23).
 *
 * @returns its id
 * @throws {InvalidInputError} when the address breaks a rule (product 5.3)
 * @throws {ConflictError} when there is too little of a product now, or the total is another
 * @throws {IdempotencyMismatchError} when the key was used for another draft
 */
export function createDraft(
  context: ShopContext,
  call: DeskCall,
  request: PhoneOrder,
): Promise<{ _id: string }> {
  return runOnce(context, call, 'createDeskOrderDraft', request, async (transaction) => {
    const address = await storeCaller(context, transaction, request);
    const { items, expectedTotal } = request;
    const { order, lacking } = await previewOrder(context, transaction, address, items);
    if (lacking.length > 0) throw await createStockConflict(transaction, lacking, items);
    assertExpectedTotal(expectedTotal, asPaise(order.total_paise));
    const now = context.now();
    const id = createId(now);
    const draft = {
      ...{ id, token: createToken(), user_id: address.user_id, address_id: address.id },
      ...{ total_paise: order.total_paise, order_id: null, created_by: call.member.userId },
      ...{ created_at: now, expires_at: now + ORDER_DRAFT_MS, cancelled_at: null },
    };
    await drafts.createDraft(transaction, draft, items);
    await recordDraft(transaction, call, 'order_draft.created', id, now);
    return { _id: id };
  });
}

/** Lists a results page of the drafts, the newest first. */
export async function listDrafts(
  context: ShopContext,
  page: PageRequest,
): Promise<{ drafts: Schemas['DeskOrderDraft'][]; pagination: Pagination }> {
  const { rows, pagination } = await drafts.listDrafts(context.db, page);
  return { drafts: rows.map((draft) => presentDraft(context, draft)), pagination };
}

/**
 * Cancels a draft that waits, with the unpaid order that paying began; again without an effect.
 *
 * @throws {NotFoundError} for an unknown draft
 * @throws {ConflictError} when it is paid
 */
export function cancelDraft(
  context: ShopContext,
  { member }: DeskCall,
  id: string,
): Promise<Schemas['DeskOrderDraft']> {
  return changeDraft(context, id, async (transaction, draft) => {
    const now = context.now();
    const state = stateOf(draft, now);
    if (state === 'paid') throw createPaidError();
    if (state === 'cancelled') return;
    const order =
      draft.order_id === null ? undefined : await lockOrder(transaction, draft.order_id);
    if (order !== undefined && isOpenOrder(order)) {
      await cancelLockedOrder(context, transaction, order, cancelWithPayments);
    }
    await drafts.updateDraft(transaction, id, { cancelled_at: now });
    await recordDraft(transaction, { member }, 'order_draft.cancelled', id, now);
  });
}

/**
 * Gives the link of an expired draft its time anew; one that waits keeps its own.
 *
 * @throws {NotFoundError} for an unknown draft
 * @throws {ConflictError} when it is paid or cancelled
 */
export function renewDraft(
  context: ShopContext,
  { member }: DeskCall,
  id: string,
): Promise<Schemas['DeskOrderDraft']> {
  return changeDraft(context, id, async (transaction, draft) => {
    const now = context.now();
    const state = stateOf(draft, now);
    if (state === 'paid') throw createPaidError();
    if (state === 'cancelled') {
      throw new ConflictError('order_cancelled', 'This order is cancelled.');
    }
    if (state === 'waiting') return;
    await drafts.updateDraft(transaction, id, { order_id: null, expires_at: now + ORDER_DRAFT_MS });
    await recordDraft(transaction, { member }, 'order_draft.renewed', id, now);
  });
}

/**
 * Changes a draft while its shopper is locked.
 *
 * @throws {NotFoundError} for an unknown draft
 */
async function changeDraft(
  context: ShopContext,
  id: string,
  change: (transaction: Db, draft: drafts.DraftRow) => Promise<void>,
): Promise<Schemas['DeskOrderDraft']> {
  return runTransaction(context.db, async (transaction) => {
    await change(transaction, await lockDraft(transaction, { id }));
    const changed = await drafts.getDraft(transaction, { id });
    if (changed === undefined) throw new NotFoundError('Draft');
    return presentDraft(context, changed);
  });
}

/**
 * Locks the shopper of a draft, and reads the draft.
 *
 * @throws {NotFoundError} for an unknown draft
 */
export async function lockDraft(
  transaction: Db,
  by: { id: string } | { token: string },
): Promise<drafts.DraftRow> {
  const found = await drafts.getDraft(transaction, by);
  if (found !== undefined) await lockUser(transaction, found.user_id);
  // It may have changed while this transaction waited for the lock.
  const draft = await drafts.getDraft(transaction, by);
  if (draft === undefined) throw new NotFoundError('Draft');
  return draft;
}

export function createPaidError(): ConflictError {
  return new ConflictError('order_paid', 'This order is paid already.');
}

/** Records an order that was taken at the desk, by the member who wrote it. @param now epoch ms */
export function recordTaken(
  transaction: Db,
  userId: string,
  orderId: string,
  now: number,
): Promise<void> {
  const subject = { kind: 'order' as const, id: orderId };
  const entry = { userId, action: 'order.taken', subject, before: null, after: null };
  return recordChange(transaction, entry, now);
}

function recordDraft(
  transaction: Db,
  { member }: Pick<DeskCall, 'member'>,
  action: string,
  id: string,
  now: number,
): Promise<void> {
  const subject = { kind: 'order_draft' as const, id };
  const entry = { userId: member.userId, action, subject, before: null, after: null };
  return recordChange(transaction, entry, now);
}

async function storeCaller(
  context: ShopContext,
  transaction: Db,
  request: PhoneOrder,
): Promise<AddressRow> {
  const now = context.now();
  const { fields } = readAddress(request.address);
  const caller = {
    phoneNumber: request.phoneNumber,
    name: fields.name,
    passwordHash: await prepareDecoyHash(context.passwordCost),
  };
  const userId = await shoppers.lockPhoneShopper(transaction, caller, now);
  return shoppers.findOrCreateAddress(transaction, userId, fields, now);
}

function runOnce<Result>(
  context: ShopContext,
  { member, key }: DeskCall,
  operation: string,
  request: PhoneOrder,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const call = { userId: member.userId, operation, key, request, statusCode: 201 };
  return runIdempotently(context, call, work);
}
