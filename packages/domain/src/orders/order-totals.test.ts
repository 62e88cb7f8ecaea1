import { describe, expect, it } from 'vitest';
import { asPaise } from '../money/paise.ts';
import { orderTotals } from './order-totals.ts';

const sums = {
  subtotal: asPaise(299_800),
  shipping: asPaise(24_000),
  taxes: asPaise(24_000),
  discount: asPaise(4_000),
};

describe('orderTotals', () => {
  it('gives the sums of an order', () => {
    const total = asPaise(343_800);
    expect(orderTotals({ ...sums, totalAmount: total })).toEqual({ ...sums, total });
  });

  it.each(['subtotal', 'shipping', 'taxes', 'discount', 'totalAmount'] as const)(
    'gives none where the %s was not sent',
    (missing) => {
      const order = { ...sums, totalAmount: asPaise(343_800), [missing]: null };
      expect(orderTotals(order)).toBeNull();
    },
  );
});
