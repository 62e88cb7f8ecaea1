import { describe, expect, it } from 'vitest';
import {
  bucketOf,
  canAdvance,
  canCancel,
  canReturn,
  formatOrderStatus,
  isReturnRequested,
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  ORDER_STATUSES,
  ORDER_STEPS,
  type OrderBucket,
  type OrderOffer,
  type OrderStatus,
  orderOffer,
  parseOrderStatus,
  progressStep,
  RETURN_REQUESTED,
  RETURN_REQUESTED_LABEL,
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

// The whole rule of spec §4: a new status is a new row.
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
  it(`is in ${row.tab}, step ${row.step}, offers ${row.offer}`, () => {
    expect(bucketOf(row.status)).toBe(row.tab);
    expect(progressStep(row.status)).toBe(row.step);
    expect(canCancel(row)).toBe(row.cancel);
    expect(canReturn(row)).toBe(row.return);
    expect(isReturnRequested(row)).toBe(row.requested);
    expect(orderOffer(row)).toBe(row.offer);
  });
});

it('the statuses are pending, processing, shipped, delivered and cancelled', () => {
  expect(ORDER_STATUSES).toEqual(['pending', 'processing', 'shipped', 'delivered', 'cancelled']);
});

it('the table has a row for every status', () => {
  expect([...new Set(rows.map((row) => row.status))]).toEqual([...ORDER_STATUSES]);
});

it('the shop moves an order forwards only, and a cancelled one not at all', () => {
  const ways = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => canAdvance({ status: from }, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'pending → processing',
    'pending → shipped',
    'pending → delivered',
    'processing → shipped',
    'processing → delivered',
    'shipped → delivered',
  ]);
});

it('an order without a return status can be returned once delivered', () => {
  expect(canReturn({ status: 'delivered' })).toBe(true);
});

it('never reaches the third step, out for delivery', () => {
  expect(ORDER_STEPS).toEqual(['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered']);
  expect(ORDER_STATUSES.map(progressStep)).not.toContain(2);
});

it('has the texts of the specification', () => {
  expect(ORDER_BUCKETS.map((bucket) => ORDER_BUCKET_LABELS[bucket])).toEqual([
    'Current Orders',
    'Past Orders',
  ]);
  expect(formatOrderStatus('shipped')).toBe('Status : shipped');
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
