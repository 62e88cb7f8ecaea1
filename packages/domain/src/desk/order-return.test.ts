import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise, sumPaise } from '../money.ts';
import { takePiecesBack } from './order-return.ts';

const LINES = [
  { id: 'papad', unitPrice: asPaise(149_50), quantity: 2, returned: 0 },
  { id: 'basket', unitPrice: asPaise(333_33), quantity: 3, returned: 0 },
];

/** An order with what its lines cost, 240 for the delivery, 240 of taxes, 40 less. */
function orderOf(lines: typeof LINES) {
  const subtotal = sumPaise(lines.map((line) => asPaise(line.unitPrice * line.quantity)));
  const charges = { taxes: asPaise(240_00), discount: asPaise(40_00) };
  return { subtotal, ...charges, total: asPaise(subtotal + 240_00 + 240_00 - 40_00) };
}

const ORDER = orderOf(LINES);

const take = (pieces: Record<string, number> | null, lines = LINES) =>
  takePiecesBack(ORDER, lines, pieces && new Map(Object.entries(pieces)));

describe('pieces of an order that come back', () => {
  // product 10.2.21
  it('are due with their part of taxes and discount, without the delivery', () => {
    expect(ORDER.subtotal).toBe(1298_99);
    const back = take({ papad: 1 });
    // 149.50 × (1298.99 + 240 − 40) ÷ 1298.99
    expect(back).toMatchObject({ goods: 149_50, due: 172_51, isWhole: false });
    expect(back?.lines).toMatchObject([{ id: 'papad', pieces: 1 }]);
  });

  // product 10.2.21
  it('are due with the delivery once nothing is left at the shopper', () => {
    const all = { goods: 1298_99, due: 1738_99, isWhole: true };
    expect(take(null)).toMatchObject(all);
    expect(take({ papad: 2, basket: 3 })).toMatchObject(all);
    const left = LINES.map((line) => ({ ...line, returned: line.quantity - 1 }));
    expect(take({ papad: 1, basket: 1 }, left)).toMatchObject(all);
    expect(take({ papad: 1 }, left)?.isWhole).toBe(false);
  });

  it('are at least one, of the order, and no more than are left', () => {
    expect(take({})).toBeNull();
    expect(take({ papad: 0 })).toBeNull();
    expect(take({ papad: 3 })).toBeNull();
    expect(take({ papad: 0.5 })).toBeNull();
    expect(take({ papad: -1, basket: 1 })).toBeNull();
    expect(take({ papad: 1, pickle: 1 })).toBeNull();
    const back = LINES.map((line) => ({ ...line, returned: line.quantity }));
    expect(take(null, back)).toBeNull();
  });

  it('are due with nothing while the discount is larger than they are', () => {
    const order = { ...ORDER, discount: asPaise(ORDER.subtotal + 300_00) };
    expect(takePiecesBack(order, LINES, new Map([['papad', 1]]))?.due).toBe(0);
  });

  // product 10.2.21
  it('are due to the paisa with what was paid, in however many returns, and never with more', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 0, max: 1_000_00 }).map(asPaise),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    const charge = fc.integer({ min: 0, max: 500_00 }).map(asPaise);
    const charges = fc.record({ shipping: charge, taxes: charge, discount: charge });
    const orders = fc.tuple(fc.array(line, { minLength: 1, maxLength: 4 }), charges);
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat(3)), ([sold, add], picks) => {
        let lines = sold.map((one, place) => ({ ...one, id: String(place), returned: 0 }));
        const subtotal = sumPaise(sold.map((one) => asPaise(one.unitPrice * one.quantity)));
        const paid = subtotal + add.shipping + add.taxes;
        const discount = asPaise(Math.min(add.discount, paid));
        const order = { ...add, subtotal, discount, total: asPaise(paid - discount) };
        let due = 0;
        while (lines.some(({ quantity, returned }) => returned < quantity)) {
          const pieces = new Map(
            lines.map(({ id, quantity, returned }) => [
              id,
              Math.min(quantity - returned, picks.next().value ?? 1),
            ]),
          );
          const back = takePiecesBack(order, lines, pieces);
          if (back === null) continue;
          expect(back.due).toBeGreaterThanOrEqual(due);
          expect(back.due).toBeLessThanOrEqual(order.total);
          due = back.due;
          lines = lines.map((one) => ({
            ...one,
            returned: one.returned + (pieces.get(one.id) ?? 0),
          }));
        }
        expect(due).toBe(order.total);
      }),
    );
  });
});
