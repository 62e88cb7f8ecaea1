import { expect, it } from 'vitest';
import { isOrderErrorShown } from './order-error.ts';

it.each([
  ['Failed to fetch orders: Network Error', true],
  ['Failed to fetch orders: 500', true],
  ['', true],
  ['Request failed with status code 403', false],
  ['Forbidden', false],
  ['You are UNAUTHORIZED', false],
])('the order error %o is shown in red: %o', (message, isShown) => {
  expect(isOrderErrorShown(message)).toBe(isShown);
});
