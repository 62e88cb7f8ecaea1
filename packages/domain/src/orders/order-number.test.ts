import { expect, it } from 'vitest';
import { formatOrderNumber } from './order-number.ts';

it('numbers orders by the year in India', () => {
  expect(formatOrderNumber(42, Date.UTC(2026, 10, 21))).toBe('HAAT-2026-000042');
  expect(formatOrderNumber(1_234_567, Date.UTC(2026, 0, 1))).toBe('HAAT-2026-1234567');
  // Half past midnight on New Year's Day in India is still December in Greenwich.
  expect(formatOrderNumber(1, Date.UTC(2026, 11, 31, 19, 0))).toBe('HAAT-2027-000001');
});
