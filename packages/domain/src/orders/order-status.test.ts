import { describe, expect, it, test } from 'vitest';
import {
  bucketOf,
  canCancel,
  cancelledAtOf,
  canReturn,
  describeOrderStatus,
  formatOrderStatus,
  isOrderUnderWay,
  isReturnRequested,
  markCancelled,
  markReturnRequested,
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  ORDER_STATUSES,
  ORDER_STEPS,
  type OrderBucket,
  type OrderOffer,
  type OrderStatus,
  orderOffer,
  parseOrderStatus,
  parseStatusHistory,
  progressStep,
  progressTimes,
  RETURN_REQUESTED,
  RETURN_REQUESTED_LABEL,
  type SettlingOrder,
} from './order-status.ts';

type Row = {
  readonly status: OrderStatus;
  readonly returnStatus: string | null;
  readonly tab: OrderBucket;
  readonly step: number;
  readonly cancel: boolean;
  readonly return: boolean;
  readonly requested: boolean;
  readonly offer: OrderOffer;
};

// The whole rule of product 4.3: a new status is a new row.
const rows: readonly Row[] = (
  [
    ['pending', null, 'current', 0, true, false, false, 'cancel'],
    ['processing', null, 'current', 0, true, false, false, 'cancel'],
    ['shipped', null, 'current', 1, false, false, false, null],
    ['delivered', null, 'past', 3, false, true, false, 'return'],
    ['cancelled', null, 'past', 0, false, false, false, null],
    ['pending', 'requested', 'current', 0, true, false, true, 'cancel'],
    ['processing', 'requested', 'current', 0, true, false, true, 'cancel'],
    ['shipped', 'requested', 'current', 1, false, false, true, 'return-requested'],
    ['delivered', 'requested', 'past', 3, false, false, true, 'return-requested'],
    ['cancelled', 'requested', 'past', 0, false, false, true, 'return-requested'],
    ['delivered', 'approved', 'past', 3, false, false, false, 'return-requested'],
    ['delivered', 'returned', 'past', 3, false, false, false, null],
    ['delivered', 'rejected', 'past', 3, false, true, false, 'return'],
    ['delivered', '', 'past', 3, false, true, false, 'return'],
  ] as const
).map(([status, returnStatus, tab, step, cancel, canBeReturned, requested, offer]) => ({
  status,
  returnStatus,
  tab,
  step,
  cancel,
  return: canBeReturned,
  requested,
  offer,
}));

describe.each(rows)('an order that is $status with return $returnStatus', (row) => {
  // product 4.3.2, 4.3.3, 4.3.4, 4.3.5
  it(`is in ${row.tab}, step ${row.step}, offers ${row.offer}`, () => {
    expect(bucketOf(row.status)).toBe(row.tab);
    expect(progressStep(row.status)).toBe(row.step);
    expect(canCancel(row)).toBe(row.cancel);
    expect(canReturn(row)).toBe(row.return);
    expect(isReturnRequested(row)).toBe(row.requested);
    expect(orderOffer(row)).toBe(row.offer);
  });
});

it('the table has a row for every status', () => {
  expect([...new Set(rows.map((row) => row.status))]).toEqual([...ORDER_STATUSES]);
});

// product 4.3.5
it('reaches the third step, out for delivery, when it is shipped and on its way to the door', () => {
  expect(ORDER_STEPS).toEqual(['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered']);
  expect(ORDER_STATUSES.map((status) => progressStep(status))).toEqual([0, 0, 1, 3, 0]);
  const at = '2026-11-05T07:15:00.000Z';
  expect(ORDER_STATUSES.map((status) => progressStep(status, at))).toEqual([0, 0, 2, 3, 0]);
});

// product 2.14.18, 4.3.4
it('has the texts that the product names', () => {
  expect(ORDER_BUCKETS.map((bucket) => ORDER_BUCKET_LABELS[bucket])).toEqual([
    'Current Orders',
    'Past Orders',
  ]);
  expect(formatOrderStatus('shipped')).toBe('Status : shipped');
  expect(ORDER_STATUSES.map(describeOrderStatus)).toEqual([
    'We have your order',
    'Being packed',
    'On its way to you',
    'It has arrived',
    'Nothing will be sent',
  ]);
  expect(RETURN_REQUESTED).toBe('requested');
  expect(RETURN_REQUESTED_LABEL).toBe('Return requested');
});

describe('parseOrderStatus', () => {
  it.each(ORDER_STATUSES)('reads %s', (status) => {
    expect(parseOrderStatus(status)).toBe(status);
    expect(parseOrderStatus(` ${status.toUpperCase()} `)).toBe(status);
  });

  it.each(['paid', '', null, undefined, 3, {}])('takes %o for pending', (value) => {
    expect(parseOrderStatus(value)).toBe('pending');
  });
});

describe('markCancelled', () => {
  // product 4.3.3
  it('changes only the status', () => {
    const order = { id: 'o1', status: 'processing' as const };
    expect(markCancelled(order)).toEqual({ id: 'o1', status: 'cancelled' });
    expect(order.status).toBe('processing');
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'pending' && status !== 'processing'))(
    'leaves an order that is %s as it is',
    (status) => {
      const order = { status };
      expect(markCancelled(order)).toBe(order);
    },
  );
});

describe('markReturnRequested', () => {
  // product 4.3.4
  it('stores that and why', () => {
    expect(markReturnRequested({ id: 'o1', status: 'delivered' }, ' broken ')).toEqual({
      id: 'o1',
      status: 'delivered',
      returnStatus: 'requested',
      returnReason: 'broken',
    });
  });

  // product 4.3.4
  it('needs no reason', () => {
    expect(markReturnRequested({ status: 'delivered' }, '  ').returnReason).toBeNull();
  });

  it('leaves an order that may not be returned as it is', () => {
    const shipped = { status: 'shipped' as const };
    const requested = { status: 'delivered' as const, returnStatus: 'requested' };
    expect(markReturnRequested(shipped, 'broken')).toBe(shipped);
    expect(markReturnRequested(requested, 'again')).toBe(requested);
  });
});

const delivered: SettlingOrder = {
  status: 'delivered',
  returnStatus: null,
  paymentStatus: 'paid',
  payments: ['paid'],
};

test('an order is open until it is delivered or cancelled', () => {
  const open = ORDER_STATUSES.filter((status) => isOrderUnderWay({ ...delivered, status }));
  expect(open).toEqual(['pending', 'processing', 'shipped']);
});

test.each([
  ['requested', true],
  ['approved', true],
  ['rejected', false],
  ['returned', false],
  [null, false],
])('a delivered order whose return is %s: open is %s', (returnStatus, isOpen) => {
  expect(isOrderUnderWay({ ...delivered, returnStatus })).toBe(isOpen);
});

test('an order waits for money that is given back, until it was', () => {
  const returned = { ...delivered, returnStatus: 'returned' };
  expect(isOrderUnderWay({ ...returned, isRefundDue: true })).toBe(true);
  const paid = { ...returned, paymentStatus: 'refund_due' };
  expect(isOrderUnderWay({ ...paid, isRefundDue: false })).toBe(false);
});

test('an order waits for its refund', () => {
  expect(isOrderUnderWay({ ...delivered, status: 'cancelled', paymentStatus: 'refund_due' })).toBe(
    true,
  );
});

test.each([
  ['created', true],
  ['authorized', true],
  ['paid', false],
  ['failed', false],
  ['cancelled', false],
])('a cancelled order with a payment that is %s: open is %s', (payment, isOpen) => {
  const order = { ...delivered, status: 'cancelled', paymentStatus: 'cancelled' } as const;
  expect(isOrderUnderWay({ ...order, payments: ['cancelled', payment] })).toBe(isOpen);
});

const HISTORY = [
  { status: 'pending', changedAt: '2026-11-02T07:15:00.000Z' },
  { status: 'processing', changedAt: '2026-11-03T07:15:00.000Z' },
  { status: 'shipped', changedAt: '2026-11-04T07:15:00.000Z' },
] as const;

describe('progressTimes', () => {
  // product 4.3.10
  it('each step that was reached has the time at which it was first reached', () => {
    expect(progressTimes({ status: 'shipped', statusHistory: HISTORY })).toEqual([
      HISTORY[0].changedAt,
      HISTORY[2].changedAt,
      null,
      null,
    ]);
    const again = { status: 'pending', changedAt: '2026-11-05T07:15:00.000Z' } as const;
    expect(progressTimes({ status: 'pending', statusHistory: [...HISTORY, again] })).toEqual([
      HISTORY[0].changedAt,
      null,
      null,
      null,
    ]);
  });

  // product 4.3.5
  it('the way to the door has the time at which it began, also after the delivery', () => {
    const outForDeliveryAt = '2026-11-05T02:15:00.000Z';
    const onItsWay = { status: 'shipped', statusHistory: HISTORY, outForDeliveryAt } as const;
    expect(progressTimes(onItsWay)[2]).toBe(outForDeliveryAt);
    expect(progressTimes({ ...onItsWay, status: 'delivered' })[2]).toBe(outForDeliveryAt);
    expect(progressTimes({ ...onItsWay, outForDeliveryAt: null })[2]).toBeNull();
    expect(progressTimes({ ...onItsWay, status: 'pending' })[2]).toBeNull();
  });

  it('a step that was left out, or from before, has none', () => {
    expect(progressTimes({ status: 'delivered', statusHistory: HISTORY.slice(0, 1) })).toEqual([
      HISTORY[0].changedAt,
      null,
      null,
      null,
    ]);
    expect(progressTimes({ status: 'shipped', statusHistory: [] })).toEqual(Array(4).fill(null));
  });
});

describe('cancelledAtOf', () => {
  const cancelled = { status: 'cancelled', changedAt: '2026-11-06T07:15:00.000Z' } as const;

  it('is the last cancelling of an order that is cancelled', () => {
    const statusHistory = [...HISTORY, cancelled];
    expect(cancelledAtOf({ status: 'cancelled', statusHistory })).toBe(cancelled.changedAt);
    expect(cancelledAtOf({ status: 'pending', statusHistory })).toBeNull();
    expect(cancelledAtOf({ status: 'cancelled', statusHistory: HISTORY })).toBeNull();
  });
});

describe('parseStatusHistory', () => {
  it('leaves out what is unknown or without a time', () => {
    expect(
      parseStatusHistory([
        ...HISTORY,
        { status: 'lost', changedAt: HISTORY[0].changedAt },
        { status: 'shipped', changedAt: 'yesterday' },
        null,
      ]),
    ).toEqual(HISTORY);
    expect(parseStatusHistory(undefined)).toEqual([]);
  });
});
