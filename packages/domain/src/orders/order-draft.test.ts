import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { ORDER_DRAFT_MS, orderDraftState, parseOrderLink } from './order-draft.ts';

const open = {
  status: 'pending',
  returnStatus: null,
  paymentMethod: 'online',
  paymentStatus: 'pending',
} as const;

// product 10.2.23
describe('an order with a payment link', () => {
  it('waits for 48 hours, then it has expired', () => {
    const draft = { isCancelled: false, expiresAt: ORDER_DRAFT_MS, order: null };
    expect(orderDraftState(draft, 48 * 3_600_000 - 1)).toBe('waiting');
    expect(orderDraftState(draft, 48 * 3_600_000)).toBe('expired');
    expect(orderDraftState({ ...draft, isCancelled: true }, 0)).toBe('cancelled');
  });

  it.each([
    [open, 'waiting'],
    [{ ...open, paymentStatus: 'failed' }, 'waiting'],
    [{ ...open, paymentStatus: 'paid' }, 'paid'],
    [{ ...open, status: 'delivered', paymentStatus: 'paid' }, 'paid'],
    [{ ...open, paymentMethod: 'cod' }, 'paid'],
    [{ ...open, status: 'cancelled', paymentStatus: 'cancelled' }, 'expired'],
    [{ ...open, status: 'cancelled', paymentStatus: 'refund_due' }, 'cancelled'],
  ] as const)(
    'whose paying has begun as %o is %s, also after the time of the link',
    (order, state) => {
      const draft = { isCancelled: false, expiresAt: 0, order };
      expect(orderDraftState(draft, 1)).toBe(state);
    },
  );

  it('that the desk cancelled with its unpaid order is cancelled', () => {
    const order = { ...open, status: 'cancelled', paymentStatus: 'cancelled' } as const;
    expect(orderDraftState({ isCancelled: true, expiresAt: 0, order }, 1)).toBe('cancelled');
  });
});

describe('parseOrderLink', () => {
  const link = {
    state: 'waiting',
    expiresAt: '2026-12-01T07:00:00.000Z',
    orderNumber: null,
    toldTotal: 739,
    lacking: ['papad'],
    totalAmount: 749,
    items: [
      { productId: { _id: 'papad', name: 'Moong Papad', price: 149.5 }, quantity: 2, price: 149.5 },
      { productId: { _id: 'chilli', name: 'Chilli', price: 10 }, quantity: 1, price: 10 },
    ],
  };

  it('reads the order, what was told, and the names of what is lacking', () => {
    expect(parseOrderLink(link)).toMatchObject({
      state: 'waiting',
      toldTotal: asPaise(73_900),
      lacking: ['Moong Papad'],
      order: { orderNumber: '', totalAmount: asPaise(74_900), lines: [{ quantity: 2 }, {}] },
    });
  });

  it.each([null, 'x', {}, { ...link, state: 'new' }])('reads nothing of %o', (other) => {
    expect(parseOrderLink(other)).toBeNull();
  });
});
