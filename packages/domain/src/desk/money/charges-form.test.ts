import { expect, it } from 'vitest';
import { readChargesForm } from './charges-form.ts';

const TYPED = { shipping: '99', taxes: '0', discount: '४०', freeShippingFrom: '' };

// product 10.4.6
it('charges are typed in rupees, and shipping is never free without a limit', () => {
  const charges = { shipping: 99_00, taxes: 0, discount: 40_00, freeShippingFrom: null };
  expect(readChargesForm(TYPED)).toEqual({ charges, wrong: [] });
  const limited = readChargesForm({ ...TYPED, freeShippingFrom: '1,499.50' });
  expect(limited.charges?.freeShippingFrom).toBe(1_499_50);
});

// product 10.4.6
it.each([
  [{ shipping: '-1' }, ['shipping']],
  [{ taxes: '', discount: '10000.01' }, ['taxes', 'discount']],
  [{ freeShippingFrom: '0' }, ['freeShippingFrom']],
  [{ freeShippingFrom: '149,50' }, ['freeShippingFrom']],
])('%j is refused', (changes, wrong) => {
  expect(readChargesForm({ ...TYPED, ...changes })).toEqual({ charges: null, wrong });
});
