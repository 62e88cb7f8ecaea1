import { expect, it } from 'vitest';
import { asPaise } from '../../money.ts';
import { debtBefore, findPayoutDayFault } from './payout.ts';

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
