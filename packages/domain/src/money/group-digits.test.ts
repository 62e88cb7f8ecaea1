import { expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['24200', '24,200'],
  ['100000', '1,00,000'],
  ['1234567', '12,34,567'],
  ['123456789', '12,34,56,789'],
])('groups %s as %s', (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});
