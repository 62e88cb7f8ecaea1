import { expect, it } from 'vitest';
import { computeCartTotals, DEFAULT_CHARGES, type OrderCharges } from '../cart/cart-totals.ts';
import { asPaise } from '../money.ts';
import { describeCharges, formatRoundAmount, totalForPieces } from './order-charges.ts';

function charge(changes: Partial<Record<keyof OrderCharges, number>>): OrderCharges {
  return { ...DEFAULT_CHARGES, ...changes } as OrderCharges;
}

// product 9.3.6
it('the charges of an order are the same for one piece or twenty', () => {
  expect(describeCharges(DEFAULT_CHARGES)).toBe(
    'Delivery ₹240, taxes ₹240 and ₹40 off are the same for one piece or twenty.',
  );
  const unitPrice = asPaise(179_00);
  const [one, twenty] = [1, 20].map((quantity) =>
    computeCartTotals([{ quantity, unitPrice }], DEFAULT_CHARGES),
  );
  expect(one).toMatchObject({ shipping: 240_00, taxes: 240_00, discount: 40_00 });
  expect(twenty).toMatchObject({ shipping: 240_00, taxes: 240_00, discount: 40_00 });
});

// product 9.3.6
it('charges that a shop does not have are not named', () => {
  expect(describeCharges(charge({ taxes: 0, discount: 0, freeShippingFrom: 999_00 }))).toBe(
    'Delivery ₹240 is the same for one piece or twenty. Delivery is free from ₹999 of goods.',
  );
  expect(describeCharges(charge({ shipping: 0, discount: 0 }))).toBe(
    'Free delivery and taxes ₹240 are the same for one piece or twenty.',
  );
});

// product 9.3.6
it('one packet of ₹179 costs ₹619 in all', () => {
  expect(totalForPieces(asPaise(179_00), 1, DEFAULT_CHARGES)).toBe(619_00);
});

// product 9.3.6
it('two packets of ₹189 cost ₹818 in all', () => {
  expect(totalForPieces(asPaise(189_00), 2, DEFAULT_CHARGES)).toBe(818_00);
});

it.each([
  [240_00, '₹240'],
  [1_499_00, '₹1,499'],
  [40_50, '₹40.50'],
  [100_00, '₹100'],
  [0, '₹0'],
])('%i paise are %s', (paise, text) => {
  expect(formatRoundAmount(asPaise(paise))).toBe(text);
});
