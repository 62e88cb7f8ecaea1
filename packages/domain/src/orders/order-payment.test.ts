import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import {
  canBeginPayment,
  canReopen,
  canSwitchToCash,
  formatOrderPayment,
  isUnpaidTooLong,
  LATE_PAYMENT_MS,
  lastPayableAt,
  markInCash,
  orderPayment,
  type PayableOrder,
  unpaidUntil,
} from './order-payment.ts';

const unpaid: PayableOrder = {
  status: 'pending',
  paymentMethod: 'online',
  paymentStatus: 'pending',
};

it.each<[Partial<PayableOrder>, string]>([
  [{}, 'due'],
  [{ paymentStatus: 'failed' }, 'due'],
  [{ paymentStatus: null }, 'due'],
  [{ status: 'processing' }, 'due'],
  [{ paymentStatus: 'paid' }, 'settled'],
  [{ paymentMethod: 'cod' }, 'settled'],
  [{ paymentMethod: null }, 'settled'],
  [{ status: 'shipped' }, 'settled'],
  [{ status: 'delivered', paymentStatus: null }, 'settled'],
  [{ status: 'cancelled' }, 'over'],
  [{ status: 'cancelled', paymentMethod: 'cod' }, 'over'],
  [{ paymentStatus: 'refund_due' }, 'over'],
  [{ paymentMethod: 'cod', paymentStatus: 'refund_due' }, 'settled'],
  [{ paymentMethod: 'cod', paymentStatus: 'refund_due', status: 'cancelled' }, 'over'],
])('an order with %o is %s', (changed, expected) => {
  expect(orderPayment({ ...unpaid, ...changed })).toBe(expected);
});

// The 25th in India.
const REFUNDED_AT = '2026-11-24T20:00:00Z';
const DELIVERED = { status: 'delivered', paymentStatus: 'paid' } as const;
const GIVEN_BACK = 'Your money was given back on 25 November 2026';

it.each<[Partial<Parameters<typeof formatOrderPayment>[0]>, string]>([
  [{}, 'Awaiting online payment'],
  [{ status: 'processing' }, 'Awaiting online payment'],
  [{ paymentStatus: null }, 'Awaiting online payment'],
  [{ paymentStatus: 'failed' }, 'Online payment failed'],
  [{ paymentStatus: 'paid' }, 'Paid online'],
  [{ paymentStatus: 'paid', status: 'delivered' }, 'Paid online'],
  [{ status: 'shipped' }, 'Online Payment'],
  [{ status: 'cancelled', paymentStatus: 'cancelled' }, 'Online Payment'],
  [{ status: 'cancelled', paymentStatus: 'refund_due' }, 'Your money is being returned'],
  [{ paymentMethod: null, paymentStatus: 'refund_due' }, 'Your money is being returned'],
  [{ paymentMethod: 'cod' }, 'Cash on Delivery'],
  [{ paymentMethod: 'cod', paymentStatus: 'paid' }, 'Cash on Delivery'],
  [
    { paymentMethod: 'cod', paymentStatus: 'refund_due' },
    'Cash on Delivery; your online payment is being returned',
  ],
  [
    { paymentMethod: 'cod', paymentStatus: 'refund_due', status: 'cancelled' },
    'Your money is being returned',
  ],
  [{ paymentMethod: null }, ''],
  [{ paymentStatus: 'refund_due', refundedAt: null }, 'Your money is being returned'],
  [{ paymentStatus: 'refund_due', refundedAt: REFUNDED_AT }, GIVEN_BACK],
  [{ status: 'delivered', paymentMethod: 'cod', refundedAt: REFUNDED_AT }, GIVEN_BACK],
  [
    { paymentMethod: 'cod', paymentStatus: 'refund_due', refundedAt: REFUNDED_AT },
    'Cash on Delivery; your online payment was given back on 25 November 2026',
  ],
  [
    { ...DELIVERED, paymentMethod: 'cod', returnedAmount: asPaise(120_00) },
    'Cash on Delivery; ₹120.00 for what you sent back is being returned',
  ],
  [
    { ...DELIVERED, returnedAmount: asPaise(120_00), refundedAt: REFUNDED_AT },
    'Paid online; ₹120.00 for what you sent back was given back on 25 November 2026',
  ],
  [
    {
      status: 'delivered',
      returnStatus: 'returned',
      paymentStatus: 'refund_due',
      returnedAmount: asPaise(739_00),
    },
    'Your money is being returned',
  ],
  // product 4.4.9, 4.4.11
])('an order with %o shows %o', (changed, text) => {
  expect(formatOrderPayment({ ...unpaid, ...changed })).toBe(text);
});

it.each<[string, Partial<PayableOrder>, string | null, boolean]>([
  ['in Jaipur', {}, '302001', true],
  ['without an address', {}, null, true],
  ['on an island', {}, '744101', false],
  ['that is paid', { paymentStatus: 'paid' }, '302001', false],
  ['in cash', { paymentMethod: 'cod' }, '302001', false],
  ['that is cancelled', { status: 'cancelled' }, '302001', false],
  // product 4.4.8
])('an order %s: whether it can be switched to cash', (_name, changed, zipCode, expected) => {
  const address = zipCode === null ? null : { zipCode };
  expect(canSwitchToCash({ ...unpaid, ...changed, address })).toBe(expected);
});

// product 4.4.8
it('marks an unpaid online order as one in cash, and no other', () => {
  const failed = { ...unpaid, paymentStatus: 'failed' };
  expect(markInCash(failed)).toEqual({ ...unpaid, paymentMethod: 'cod' });
  const paid = { ...unpaid, paymentStatus: 'paid' };
  expect(markInCash(paid)).toBe(paid);
});

const MINUTE = 60_000;
const WAIT = 30 * MINUTE;

describe('unpaidUntil', () => {
  const until = (openedAt: number) => unpaidUntil({ placedAt: 1_000, openedAt, waitMs: WAIT });

  it('waits from when the order was placed, then from when its shopper began to pay', () => {
    expect(until(0)).toBe(1_000 + WAIT);
    expect(until(1_000)).toBe(1_000 + WAIT);
    expect(until(1_000 + 20 * MINUTE)).toBe(1_000 + 50 * MINUTE);
  });

  // product 4.4.6
  it('ends after three times the wait, however late its shopper came back', () => {
    expect(until(1_000 + 60 * MINUTE)).toBe(1_000 + 90 * MINUTE);
    expect(until(1_000 + 89 * MINUTE)).toBe(1_000 + 90 * MINUTE);
    expect(lastPayableAt({ placedAt: 1_000, waitMs: WAIT })).toBe(1_000 + 90 * MINUTE);
  });
});

describe('isUnpaidTooLong', () => {
  const awaited = {
    status: 'pending',
    paymentMethod: 'online',
    paymentStatus: 'pending',
    placedAt: 1_000,
    waitMs: WAIT,
    payments: [],
  } as const;

  // product 4.4.6
  it('is so once the wait is over, begun anew with each attempt to pay', () => {
    expect(isUnpaidTooLong(awaited, 1_000 + WAIT - 1)).toBe(false);
    expect(isUnpaidTooLong(awaited, 1_000 + WAIT)).toBe(true);
    const opened = { ...awaited, payments: [{ status: 'failed', openedAt: 2_000 }] } as const;
    expect(isUnpaidTooLong(opened, 1_000 + WAIT)).toBe(false);
    expect(isUnpaidTooLong(opened, 2_000 + WAIT)).toBe(true);
  });

  it.each([
    { paymentMethod: 'cod' },
    { status: 'processing' },
    { status: 'cancelled' },
    { paymentStatus: 'paid' },
    { paymentStatus: 'refund_due' },
    { payments: [{ status: 'authorized', openedAt: 1_000 }] },
    { payments: [{ status: 'paid', openedAt: 1_000 }] },
  ] as const)('is never so with %o', (changed) => {
    expect(isUnpaidTooLong({ ...awaited, ...changed }, 1_000 + 9 * WAIT)).toBe(false);
  });
});

describe('canBeginPayment', () => {
  it('is so until the last time of a pending order is over', () => {
    const order = { status: 'pending', placedAt: 1_000, waitMs: WAIT } as const;
    expect(canBeginPayment(order, 1_000 + 3 * WAIT - 1)).toBe(true);
    expect(canBeginPayment(order, 1_000 + 3 * WAIT)).toBe(false);
    expect(canBeginPayment({ ...order, status: 'processing' }, 1_000 + 3 * WAIT)).toBe(true);
  });
});

describe('canReopen', () => {
  const order = { placedAt: 1_000, total: asPaise(500_00), totalNow: asPaise(500_00) };

  // product 4.4.7
  it('opens an order of the same total for 4 days', () => {
    expect(canReopen(order, 1_000)).toBe(true);
    expect(canReopen(order, 1_000 + LATE_PAYMENT_MS - 1)).toBe(true);
    expect(canReopen(order, 1_000 + LATE_PAYMENT_MS)).toBe(false);
  });

  // product 4.4.7
  it('opens none whose price has changed, up or down', () => {
    expect(canReopen({ ...order, totalNow: asPaise(500_01) }, 1_000)).toBe(false);
    expect(canReopen({ ...order, totalNow: asPaise(499_99) }, 1_000)).toBe(false);
  });
});
