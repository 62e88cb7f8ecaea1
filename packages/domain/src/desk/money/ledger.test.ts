import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '../../money.ts';
import { WHOLE_SHARE } from './group-share.ts';
import { payOut, sellLine, sumLedger, takeLineBack, undoPayout } from './ledger.ts';

const WHOLE = { sold: 2, before: 0, after: 2 };

const sale = sellLine({ unitPrice: asPaise(149_50), quantity: 2 }, 1_000);

describe('the ledger', () => {
  it('has the price, the shop’s part and what remains of a line that was sold', () => {
    expect(sale).toEqual({ kind: 'sold', gross: 299_00, fee: 29_90, amount: 269_10 });
  });

  // product 10.4.2
  it('takes back what was sold, with the shop’s part', () => {
    expect(takeLineBack(sale, WHOLE)).toEqual({
      kind: 'returned',
      gross: -299_00,
      fee: -29_90,
      amount: -269_10,
    });
  });

  // product 10.4.2
  it('takes back pieces of a line so that all of them are what was sold', () => {
    const share = sellLine({ unitPrice: asPaise(33_33), quantity: 3 }, 1_250);
    const pieces = [0, 1, 2].map((before) =>
      takeLineBack(share, { sold: 3, before, after: before + 1 }),
    );
    expect(pieces.map(({ gross }) => gross)).toEqual([-33_33, -33_33, -33_33]);
    expect(pieces.map(({ fee }) => fee)).toEqual([-4_16, -4_16, -4_17]);
    expect(sumLedger([share, ...pieces])).toMatchObject({ fees: 0, due: 0 });
  });

  // product 10.4.4
  it('undoes a payout by a counter-entry', () => {
    const payout = payOut(asPaise(100_00));
    expect(payout).toEqual({ kind: 'payout', gross: 0, fee: 0, amount: -100_00 });
    expect(undoPayout(payout)).toEqual({ kind: 'payout-undone', gross: 0, fee: 0, amount: 100_00 });
    expect(sumLedger([payout, undoPayout(payout)])).toEqual(sumLedger([]));
  });

  it('sums up what was sold, returned, kept, paid and is due', () => {
    expect(sumLedger([sale, sale, takeLineBack(sale, WHOLE), payOut(asPaise(69_10))])).toEqual({
      sold: 598_00,
      returned: 299_00,
      fees: 29_90,
      paid: 69_10,
      due: 200_00,
    });
  });

  // product 10.4.3
  it('sums to the orders’ subtotals to the paisa, whatever is sold, returned and paid', () => {
    const lines = fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 0, max: 100_000_000 }).map(asPaise),
        quantity: fc.integer({ min: 1, max: 99 }),
        isReturned: fc.boolean(),
        share: fc.integer({ min: 0, max: WHOLE_SHARE }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 1_000_000 }), (sold, paid) => {
        const entries = sold.flatMap((line) => {
          const entry = sellLine(line, line.share);
          return line.isReturned
            ? [entry, takeLineBack(entry, { sold: line.quantity, before: 0, after: line.quantity })]
            : [entry];
        });
        const totals = sumLedger([...entries, payOut(asPaise(paid))]);
        const subtotal = (some: typeof sold) =>
          some.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
        expect(totals.sold).toBe(subtotal(sold));
        expect(totals.returned).toBe(subtotal(sold.filter(({ isReturned }) => isReturned)));
        expect(totals.sold - totals.returned - totals.fees - totals.paid).toBe(totals.due);
      }),
    );
  });
});
