import { expect, test } from 'vitest';
import { formatBackInStock, MAX_STOCK_ALERTS, stockAlertUntil } from './stock-alert.ts';

// product 4.12.3
test('a shopper waits 180 days for a product', () => {
  const requestedAt = Date.parse('2026-01-01T00:00:00.000Z');
  expect(new Date(stockAlertUntil(requestedAt)).toISOString()).toBe('2026-06-30T00:00:00.000Z');
});

// product 4.11.4
test('a mailbox waits for at most 20 products', () => expect(MAX_STOCK_ALERTS).toBe(20));

// product 4.12.1
test('nobody waits for a product that is in stock', () =>
  expect(formatBackInStock('Moong Papad')).toBe('Moong Papad is in stock. You can order it now.'));
