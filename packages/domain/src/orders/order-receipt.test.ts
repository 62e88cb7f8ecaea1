import { describe, expect, it } from 'vitest';
import { formatReceiptNumber, isReceiptDue, receiptSeries } from './order-receipt.ts';

describe('the receipt of an order', () => {
  it.each([
    ['paid online', { status: 'pending', paymentStatus: 'paid' }, true],
    ['delivered for cash', { status: 'delivered', paymentStatus: 'pending' }, true],
    ['awaiting its payment', { status: 'pending', paymentStatus: 'pending' }, false],
    ['on its way for cash', { status: 'shipped', paymentStatus: 'pending' }, false],
    ['cancelled and unpaid', { status: 'cancelled', paymentStatus: 'cancelled' }, false],
    // product 4.3.11
  ] as const)('is due or not when the order is %s', (_, order, expected) => {
    expect(isReceiptDue(order)).toBe(expected);
  });

  it.each([
    ['2026-03-31T18:29:59.999Z', '2025-26'],
    ['2026-03-31T18:30:00.000Z', '2026-27'],
    ['2026-12-31T23:00:00.000Z', '2026-27'],
    ['2099-06-01T00:00:00.000Z', '2099-00'],
    // product 4.3.11
  ])('is numbered in the financial year of India: %s', (at, expected) => {
    expect(receiptSeries({ issuedAt: Date.parse(at), isTest: false })).toBe(expected);
  });

  // product 4.3.11
  it('is numbered apart for a test payment', () => {
    const issuedAt = Date.parse('2026-11-23T06:00:00.000Z');
    expect(receiptSeries({ issuedAt, isTest: true })).toBe('TEST-2026-27');
  });

  it('has a number of six digits or more', () => {
    expect(formatReceiptNumber('2026-27', 42)).toBe('2026-27/000042');
    expect(formatReceiptNumber('2026-27', 1_000_000)).toBe('2026-27/1000000');
  });
});
