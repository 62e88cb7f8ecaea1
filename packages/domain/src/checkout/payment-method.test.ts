import { describe, expect, it } from 'vitest';
import {
  isPaymentMethod,
  PAYMENT_CURRENCY,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_THEME_COLOUR,
} from './payment-method.ts';

describe('isPaymentMethod', () => {
  it.each([
    ['cod', true],
    ['online', true],
    ['COD', false],
    ['card', false],
    ['', false],
    [null, false],
  ])('%o: %o', (value, expected) => {
    expect(isPaymentMethod(value)).toBe(expected);
  });
});

it('the ways to pay are cod and online', () => {
  expect(PAYMENT_METHODS).toEqual(['cod', 'online']);
});

it('online payment is in INR, in a dialog of the colour #BD1A12', () => {
  expect(PAYMENT_CURRENCY).toBe('INR');
  expect(PAYMENT_THEME_COLOUR).toBe('#BD1A12');
});

it('labels the ways to pay as the specification does', () => {
  expect(PAYMENT_METHOD_LABELS).toEqual({ cod: 'Cash on Delivery', online: 'Online Payment' });
});
