import { expect, test } from 'vitest';
import { estimateDelivery, formatDeliveryDay } from './delivery-date.ts';
import { DELIVERY_RANGE_TEXT, formatDeliveryRange } from './delivery-range.ts';

// product 9.3.7
test('most places are reached in 5 to 8 working days', () =>
  expect(DELIVERY_RANGE_TEXT).toBe('5 to 8 working days'));

test.each([
  ['2026-11-24T04:30:00Z', 'Mon 30 Nov and Thu 3 Dec'],
  ['2026-11-25T04:30:00Z', 'Tue 1 and Fri 4 Dec'],
  ['2026-12-28T04:30:00Z', 'Sat 2 and Wed 6 Jan'],
  // product 9.3.7
])('an order of %s is in most places between %s', (now, days) =>
  expect(formatDeliveryRange(Date.parse(now))).toBe(days),
);

// product 9.3.7
test('the days are those of Jaipur and Chennai', () => {
  const now = Date.parse('2026-11-24T04:30:00Z');
  const [jaipur, chennai] = ['302001', '600001'].map((pincode) =>
    formatDeliveryDay(estimateDelivery(pincode, now).deliverBy),
  );
  expect(formatDeliveryRange(now)).toBe(`${jaipur} and ${chennai}`);
});
