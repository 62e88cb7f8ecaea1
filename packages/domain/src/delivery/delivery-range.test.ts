import { expect, test } from 'vitest';
import { DELIVERY_RANGE_TEXT } from './delivery-range.ts';

test('most places are reached in 5 to 8 working days', () =>
  expect(DELIVERY_RANGE_TEXT).toBe('Most places in 5 to 8 working days'));
