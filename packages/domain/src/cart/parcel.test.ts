import { expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { DEFAULT_CHARGES } from './cart-totals.ts';
import { pickParcelOffers, pricePerPiece } from './parcel.ts';

const haldi = (quantity: number) => [{ unitPrice: asPaise(189_00), quantity }];

// product 2.10.7
it.each([
  [1, 629_00],
  [2, 409_00],
  [3, 335_67],
])('%d packets of ₹189 cost %d paise each with all that the order adds', (quantity, each) => {
  expect(pricePerPiece(haldi(quantity), DEFAULT_CHARGES)).toBe(each);
});

it('counts the pieces of all lines', () => {
  const lines = [...haldi(1), { unitPrice: asPaise(85_00), quantity: 3 }];
  expect(pricePerPiece(lines, DEFAULT_CHARGES)).toBe(221_00);
});

// product 2.10.8
it("picks four that are not in the cart: its makers' first, the small ones first, in stock", () => {
  const product = (id: string, rupees: number, maker: string | null, isInStock = true) => ({
    id,
    price: asPaise(rupees * 100),
    isInStock,
    maker: maker === null ? null : { slug: maker },
  });
  const products = [
    product('toran', 849, 'shekhawati'),
    product('papad', 120, 'bikaner'),
    product('set', 1_499, 'marwar'),
    product('haldi', 129, 'marwar'),
    product('jeera', 200, 'marwar'),
    product('sold-out', 90, 'marwar', false),
    product('mirch', 189, 'marwar'),
    product('soap', 80, null),
    product('haldi', 129, 'marwar'),
  ];
  const picked = pickParcelOffers(products, [{ productId: 'mirch' }], ['marwar']);
  expect(picked.map(({ id }) => id)).toEqual(['haldi', 'jeera', 'set', 'papad']);
  expect(pickParcelOffers([], [], [])).toEqual([]);
});
