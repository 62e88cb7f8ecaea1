import { expect, it } from 'vitest';
import { formatBestBefore } from './best-before.ts';

it.each([
  [120, '120 days from packing'],
  [1, '1 day from packing'],
  // product 2.7.16
])('best before %d is %j', (days, text) => {
  expect(formatBestBefore(days)).toBe(text);
});
