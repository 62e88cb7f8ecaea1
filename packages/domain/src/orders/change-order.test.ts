import { describe, expect, it } from 'vitest';
import { markCancelled, markReturnRequested } from './change-order.ts';
import { ORDER_STATUSES } from './order-status.ts';

describe('markCancelled', () => {
  it('sets the status and keeps the rest', () => {
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
  it('stores that and why', () => {
    expect(markReturnRequested({ id: 'o1', status: 'delivered' }, ' broken ')).toEqual({
      id: 'o1',
      status: 'delivered',
      returnStatus: 'requested',
      returnReason: 'broken',
    });
  });

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
