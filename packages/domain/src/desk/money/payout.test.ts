import { expect, it } from 'vitest';
import { asPaise } from '../../money.ts';
import { debtBefore, findPayoutDayFault, findPayoutHold, payableNow } from './payout.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');

it.each([
  ['2026-11-21', null],
  ['2026-11-22', 'future'],
  ['2025-11-21', null],
  ['2025-11-20', 'too-old'],
  ['someday', 'too-old'],
  // product 10.4.4
])('a payout of the day %s: %s', (day, fault) => {
  expect(findPayoutDayFault(day, NOW)).toBe(fault);
});

it.each([
  [300, 0, 450, 300],
  [300, 100, 350, 200],
  [300, 0, 250, 250],
  [300, 400, 0, 0],
  [-50, 0, 100, 0],
])(
  // product 10.4.4
  'of %i at the beginning, %i paid since and %i due, %i is from before',
  (opening, paid, due, debt) => {
    const sums = { opening: asPaise(opening), paid: asPaise(paid), due: asPaise(due) };
    expect(debtBefore(sums)).toBe(debt);
  },
);

it.each([
  ['cod', null, false, 'with-courier'],
  ['cod', null, true, null],
  ['cod', 'rejected', false, 'with-courier'],
  ['cod', 'approved', false, 'open-return'],
  ['cod', 'requested', true, 'open-return'],
  ['online', 'requested', false, 'open-return'],
  ['cod', 'returned', false, null],
  ['online', null, false, null],
] as const)(
  // product 10.4.10
  'a delivered order of %s, return %s, cash received %s: held by %s',
  (paymentMethod, returnStatus, isCashReceived, hold) => {
    const order = { status: 'delivered', paymentMethod, returnStatus, isCashReceived } as const;
    expect(findPayoutHold(order)).toBe(hold);
  },
);

it.each([
  [1000, 300, 200, 500],
  [1000, 0, 0, 1000],
  [400, 300, 200, 0],
  [-50, 0, 0, 0],
])(
  // product 10.4.10
  'of %i due, %i with couriers and %i in returns, %i is offered',
  (due, withCouriers, inReturns, offered) => {
    const sums = {
      due: asPaise(due),
      withCouriers: asPaise(withCouriers),
      inReturns: asPaise(inReturns),
    };
    expect(payableNow(sums)).toBe(offered);
  },
);
