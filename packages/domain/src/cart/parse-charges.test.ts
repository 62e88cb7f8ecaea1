import { expect, it } from 'vitest';
import { DEFAULT_CHARGES } from './cart-totals.ts';
import { isDefaultCharges, parseOrderCharges } from './parse-charges.ts';

// product 9.1.1
it('charges of the contract are in rupees; one that is missing is no amount', () => {
  const rupees = { shipping: 99.5, taxes: 0, discount: 40, freeShippingFrom: 999 };
  expect(parseOrderCharges(rupees)).toEqual({
    ...{ shipping: 99_50, taxes: 0, discount: 40_00 },
    freeShippingFrom: 999_00,
  });
  expect(parseOrderCharges({ ...rupees, freeShippingFrom: null }).freeShippingFrom).toBeNull();
  expect(() => parseOrderCharges({ shipping: 99 })).toThrow(RangeError);
});

// product 9.1.1
it('charges are the defaults while nobody has set others', () => {
  expect(isDefaultCharges({ ...DEFAULT_CHARGES })).toBe(true);
  const free = { ...DEFAULT_CHARGES, freeShippingFrom: DEFAULT_CHARGES.shipping };
  expect(isDefaultCharges(free)).toBe(false);
});
