import { expect, it } from 'vitest';
import { listMonths } from './months.ts';

it('begins with the month that India is in, across a year', () => {
  expect(listMonths(Date.parse('2026-12-31T19:00:00Z'), 3)).toEqual([
    '2027-01',
    '2026-12',
    '2026-11',
  ]);
});
