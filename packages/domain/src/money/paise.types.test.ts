import { describe, expectTypeOf, it } from 'vitest';
import { computeCartTotals } from '../cart/cart-totals.ts';
import { formatPaise } from './format-paise.ts';
import { asPaise, multiplyPaise, type Paise, sumPaise } from './paise.ts';
import { type PriceForm, parsePriceOrThrow } from './parse-price.ts';

// Compiled by `tsc`: each line below an expected error must not compile, or the check fails.
describe('the Paise brand', () => {
  it('keeps rupees and paise apart', () => {
    const rupees = 240;
    const amount = asPaise(rupees * 100);

    // @ts-expect-error a plain number is not an amount of paise
    const wrong: Paise = rupees;
    // @ts-expect-error a plain number cannot be shown as money
    formatPaise(rupees);
    // @ts-expect-error a plain number cannot be summed as money
    sumPaise([rupees]);
    // @ts-expect-error arithmetic loses the brand: it may have left whole paise
    const half: Paise = amount / 2;
    // @ts-expect-error a unit price must be paise
    computeCartTotals([{ quantity: 1, unitPrice: rupees }]);

    expectTypeOf(wrong).toEqualTypeOf<Paise>();
    expectTypeOf(half).toEqualTypeOf<Paise>();
    expectTypeOf(multiplyPaise(amount, 2)).toEqualTypeOf<Paise>();
    expectTypeOf(amount).toExtend<number>();
  });

  it('takes the contract’s three price forms and nothing else', () => {
    expectTypeOf(parsePriceOrThrow).parameter(0).toEqualTypeOf<PriceForm>();
    // @ts-expect-error a missing price is not a price
    expectTypeOf(parsePriceOrThrow).toBeCallableWith(null);
  });
});
