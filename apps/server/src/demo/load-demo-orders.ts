import { randomBytes } from 'node:crypto';
import { asPaise, computeCartTotals, formatOrderNumber, payOut } from '@haat/domain';
import { hashPassword } from '../accounts/passwords/password-hashes.ts';
import { claimSeed } from '../catalogue/import/catalogue-import.repository.ts';
import { createMessage } from '../content/messages.repository.ts';
import { recordChange } from '../desk/audit/record-change.ts';
import { followDelivery } from '../desk/money/follow-delivery.ts';
import { createEntries, toAmountColumns } from '../desk/money/ledger.repository.ts';
import { readDue } from '../desk/money/ledger.service.ts';
import { bookReturn } from '../desk/money/order-booking.ts';
import { deleteNoticesOfOrders } from '../desk/notices/notices.repository.ts';
import { createRefund, createTick } from '../desk/orders/desk-orders.repository.ts';
import { advanceLockedOrder } from '../orders/order-advance.ts';
import { readOrderCharges } from '../orders/order-charges.repository.ts';
import { issueReceipt } from '../orders/order-receipts.ts';
import {
  createOrder,
  createOrderLines,
  listOrderLines,
  type OrderChanges,
  type OrderRow,
  updateOrder,
} from '../orders/orders.repository.ts';
import { createPayment, type PaymentRow, updatePayment } from '../payments/payments.repository.ts';
import { SANDBOX } from '../payments/sandbox/sandbox-provider.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { createId } from '../platform/security/ids.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { type DemoOrder, type DemoStep, planDemoOrders } from './demo-order-plan.ts';
import {
  createDemoShoppers,
  type DemoShopper,
  listDemoProducts,
} from './demo-orders.repository.ts';
import { DEMO_OWNER } from './demo-owner.ts';

const DAY_MS = 86_400_000;

/** Two letters of the contact form by shoppers of {@link createDemoShoppers}; `daysAgo` before the orders end. */
const MESSAGES = [
  {
    daysAgo: 3,
    name: 'A shopper from Kochi',
    email: 'demo-shopper-3@demo.invalid',
    user_id: 'demo-shopper-3',
    subject: 'Gift boxes for a wedding',
    body: 'We would like forty spice sets as gifts in January. Can you pack them without the price?',
  },
  {
    daysAgo: 1,
    name: 'A shopper from Pune',
    email: 'demo-shopper-4@demo.invalid',
    user_id: 'demo-shopper-4',
    subject: 'Where is my order?',
    body: 'The courier has called once and not come back. Please ask them to try again.',
  },
] as const;

/** What was made of an order of the plan so far. */
interface DemoOrderState {
  order: OrderRow;
  payment: PaymentRow | undefined;
}

/**
 * Gives the demo shop some weeks of orders, up to now, with receipts, ledger entries, refunds, a
 * payout and messages (product 10.1.7). The stock stays: it is what remained after them.
 *
 * @param now epoch ms
 * @returns how many orders were made; undefined when the shop is not the demo's, or has had them
 */
export async function loadDemoOrders(db: Db, now: number): Promise<number | undefined> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return runTransaction(db, async (transaction) => {
    const products = await listDemoProducts(transaction);
    if (products.length === 0) return undefined;
    if (!(await claimSeed(transaction, 'demo-orders', now))) return undefined;
    const { orders, steps } = planDemoOrders(now, products.length);
    const shoppers = await createDemoShoppers(transaction, passwordHash, steps[0]?.at ?? now);
    const states = new Map<number, DemoOrderState>();
    let isPaidOut = false;
    for (const step of steps) {
      if (!isPaidOut && step.at > now - 14 * DAY_MS) {
        isPaidOut = true;
        await payTopGroup(transaction, products, step.at);
      }
      const planned = orders[step.order];
      if (planned === undefined) continue;
      const state = states.get(step.order);
      states.set(
        step.order,
        state === undefined
          ? await place(transaction, planned, step, products, shoppers)
          : await carryOut(transaction, state, step),
      );
    }
    // They come from weeks ago: nobody waits for a notice of them.
    await deleteNoticesOfOrders(
      transaction,
      Array.from(states.values(), ({ order }) => order.id),
    );
    for (const { daysAgo, ...message } of MESSAGES) {
      const at = now - daysAgo * DAY_MS;
      const { name, email, subject, body } = message;
      const search_text = toTextKey([name, email, subject, body].join('\n'));
      await createMessage(transaction, {
        ...message,
        id: createId(at),
        search_text,
        created_at: at,
      });
    }
    return states.size;
  });
}

type DemoProduct = Awaited<ReturnType<typeof listDemoProducts>>[number];

async function place(
  transaction: Db,
  planned: DemoOrder,
  { at, order: place }: DemoStep,
  products: readonly DemoProduct[],
  shoppers: readonly DemoShopper[],
): Promise<DemoOrderState> {
  const lines = planned.lines.flatMap(({ product, quantity }) => {
    const found = products[product];
    return found === undefined ? [] : { product: found, quantity };
  });
  const { charges } = await readOrderCharges(transaction);
  const totals = computeCartTotals(
    lines.map(({ product, quantity }) => ({ quantity, unitPrice: asPaise(product.price_paise) })),
    charges,
  );
  const shopper = shoppers[planned.place];
  if (shopper === undefined) throw new Error('The plan names a place that is not there.');
  const order = await createOrder(transaction, {
    ...shopper.copiedAddress,
    id: createId(at),
    // Far from one another, as the numbers of real orders are.
    order_number: formatOrderNumber(10_000_000 + ((place * 7_368_787) % 90_000_000), at),
    user_id: shopper.userId,
    status: 'pending',
    return_status: null,
    return_reason: null,
    return_requested_at: null,
    payment_method: planned.isOnline ? 'online' : 'cod',
    payment_status: 'pending',
    is_test: planned.isOnline ? 1 : 0,
    subtotal_paise: totals.subtotal,
    shipping_paise: totals.shipping,
    taxes_paise: totals.taxes,
    discount_paise: totals.discount,
    total_paise: totals.total,
    created_at: at,
    updated_at: at,
  });
  if (order === undefined) throw new Error('An order has the number of one of the demo.');
  await createOrderLines(
    transaction,
    lines.map(({ product, quantity }, position) => ({
      order_id: order.id,
      position,
      product_id: product.id,
      name: product.name,
      name_hindi: product.name_hindi,
      pack_amount: product.pack_amount,
      pack_unit: product.pack_unit,
      image_hash: product.image_hash,
      unit_price_paise: product.price_paise,
      quantity,
      maker_id: product.maker_id,
      gst_rate: product.gst_rate,
      hsn: product.hsn,
    })),
  );
  return { order, payment: undefined };
}

async function carryOut(
  transaction: Db,
  { order, payment }: DemoOrderState,
  { kind, at }: DemoStep,
): Promise<DemoOrderState> {
  const update = (changes: Omit<OrderChanges, 'updated_at'>) =>
    updateOrder(transaction, order, { ...changes, updated_at: at });
  const advance = (changes: Omit<OrderChanges, 'updated_at'> & Pick<OrderRow, 'status'>) =>
    advanceLockedOrder(transaction, order, { ...changes, updated_at: at }, followDelivery);
  const owe = async () => payment && (await oweMoney(transaction, payment, at));
  const owed: Partial<OrderChanges> = payment === undefined ? {} : { payment_status: 'refund_due' };
  switch (kind) {
    case 'placed':
      return { order, payment };
    case 'paid': {
      const paid = await issueReceipt(transaction, await update({ payment_status: 'paid' }), at);
      return { order: paid, payment: await pay(transaction, paid, at) };
    }
    case 'packed':
      await packLines(transaction, order.id, at);
      return { order, payment };
    case 'processing':
    case 'delivered':
      return { order: await advance({ status: kind }), payment };
    case 'shipped': {
      const tracking_number = `DEMO${order.order_number.slice(-8)}`;
      return {
        order: await advance({ status: kind, courier: 'Demo Courier', tracking_number }),
        payment,
      };
    }
    case 'out_for_delivery':
      return { order: await update({ out_for_delivery_at: at }), payment };
    case 'cash_received':
      return { order: await update({ cash_received_at: at }), payment };
    case 'cancelled': {
      const payment_status = payment === undefined ? 'cancelled' : 'refund_due';
      return { order: await update({ status: 'cancelled', payment_status }), payment: await owe() };
    }
    case 'return_requested': {
      const return_reason = 'One piece was broken when it came.';
      const asked = { return_status: 'requested', return_reason, return_requested_at: at } as const;
      return { order: await update(asked), payment };
    }
    case 'return_approved':
      await logReturn(
        transaction,
        order,
        { action: 'order.approve_return', status: 'approved' },
        at,
      );
      return { order: await update({ return_status: 'approved' }), payment };
    case 'returned': {
      await logReturn(
        transaction,
        order,
        { action: 'order.receive_return', status: 'returned' },
        at,
      );
      const returned = await update({ ...owed, return_status: 'returned' });
      await bookReturn(transaction, returned);
      return { order: returned, payment: await owe() };
    }
    case 'refunded': {
      const isOwed = order.payment_status === 'refund_due' || order.return_status === 'returned';
      return { order: isOwed ? await refund(transaction, order, at) : order, payment };
    }
  }
}

/** The history of an order has these steps of its return from the log of the desk alone. */
function logReturn(
  transaction: Db,
  order: OrderRow,
  { action, status }: { action: string; status: string },
  at: number,
): Promise<void> {
  const change = {
    userId: DEMO_OWNER.id,
    action,
    subject: { kind: 'order', id: order.id },
    before: { returnStatus: order.return_status },
    after: { returnStatus: status },
  } as const;
  return recordChange(transaction, change, at);
}

function pay(transaction: Db, order: OrderRow, at: number): Promise<PaymentRow> {
  return createPayment(transaction, {
    id: createId(at),
    order_id: order.id,
    user_id: order.user_id,
    provider: SANDBOX,
    provider_order_id: `demo_${order.id}`,
    provider_payment_id: `demo_pay_${order.id}`,
    amount_paise: order.total_paise,
    status: 'paid',
    is_test: 1,
    next_check_at: null,
    opened_at: at,
    created_at: at,
    updated_at: at,
  });
}

function oweMoney(transaction: Db, payment: PaymentRow, at: number): Promise<PaymentRow> {
  const { id, provider_payment_id, next_check_at, opened_at } = payment;
  const kept = { provider_payment_id, next_check_at, opened_at };
  return updatePayment(transaction, id, { ...kept, status: 'refund_due', updated_at: at });
}

async function refund(transaction: Db, order: OrderRow, at: number): Promise<OrderRow> {
  await createRefund(transaction, {
    id: createId(at),
    order_id: order.id,
    amount_paise: order.total_paise,
    method: order.payment_method === 'online' ? 'provider' : 'upi',
    reference: '',
    recorded_by: DEMO_OWNER.id,
    created_at: at,
  });
  return updateOrder(transaction, order, { refunded_at: at, updated_at: at });
}

async function packLines(transaction: Db, orderId: string, at: number): Promise<void> {
  for (const { product_id } of await listOrderLines(transaction, orderId)) {
    const tick = { order_id: orderId, product_id, packed_by: DEMO_OWNER.id, packed_at: at };
    await createTick(transaction, tick);
  }
}

/** Pays the group that the most is due to. */
async function payTopGroup(
  transaction: Db,
  products: readonly Pick<Row<'products'>, 'maker_id'>[],
  at: number,
): Promise<void> {
  let top = { makerId: '', due: 0 };
  for (const makerId of new Set(products.flatMap(({ maker_id }) => maker_id ?? []))) {
    const due = await readDue(transaction, makerId);
    if (due > top.due) top = { makerId, due };
  }
  if (top.due === 0) return;
  await createEntries(transaction, [
    {
      id: createId(at),
      ...toAmountColumns(payOut(asPaise(top.due))),
      at,
      maker_id: top.makerId,
      note: '',
      recorded_by: DEMO_OWNER.id,
      created_at: at,
    },
  ]);
}
