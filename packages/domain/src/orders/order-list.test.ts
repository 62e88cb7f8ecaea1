import { describe, expect, it } from 'vitest';
import {
  appendOrders,
  isOrderErrorShown,
  listTabOrders,
  placedAtOf,
  sortNewestFirst,
} from './order-list.ts';

describe('placedAtOf', () => {
  it('takes orderDate, else createdAt', () => {
    const createdAt = '2026-01-01T00:00:00Z';
    expect(placedAtOf({ orderDate: '2026-02-01T00:00:00Z', createdAt })).toBe(Date.UTC(2026, 1, 1));
    expect(placedAtOf({ orderDate: null, createdAt })).toBe(Date.UTC(2026, 0, 1));
    expect(placedAtOf({ orderDate: 'soon', createdAt: 5 })).toBe(5);
    expect(placedAtOf({})).toBeNull();
  });
});

describe('appendOrders', () => {
  it('puts older orders behind, and none twice', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b', is: 'shown' }, { id: 'c' }];
    expect(appendOrders([a, b], [{ id: 'b', is: 'repeated' }, c])).toEqual([a, b, c]);
  });
});

describe('sortNewestFirst', () => {
  // product 2.14.8
  it('puts the newest first and orders without a date last', () => {
    const orders = [
      { id: 'none' },
      { id: 'old', createdAt: '2026-01-01T10:00:00Z' },
      { id: 'new', orderDate: '2026-11-21T10:00:00Z' },
      { id: 'broken', orderDate: 'soon' },
      { id: 'middle', orderDate: '2026-05-01T10:00:00+05:30' },
    ];
    const ids = sortNewestFirst(orders).map((order) => order.id);
    expect(ids).toEqual(['new', 'middle', 'old', 'none', 'broken']);
    expect(orders[0]?.id).toBe('none');
  });
});

describe('listTabOrders', () => {
  const orders = [
    { id: 'a', status: 'pending' as const, orderDate: 1 },
    { id: 'b', status: 'delivered' as const, orderDate: 2 },
    { id: 'c', status: 'shipped' as const, orderDate: 3 },
    { id: 'd', status: 'cancelled' as const, orderDate: 4 },
    { id: 'e', status: 'processing' as const, orderDate: 2 },
  ];

  // product 4.3.2
  it('gives one tab’s orders, newest first', () => {
    const statusesOf = (bucket: 'current' | 'past') =>
      listTabOrders(orders, bucket, new Map()).map((order) => order.status);
    expect(statusesOf('current')).toEqual(['shipped', 'processing', 'pending']);
    expect(statusesOf('past')).toEqual(['cancelled', 'delivered']);
  });

  it('keeps an order that has just left the tab in its place', () => {
    const outcomes = new Map([['d', { bucket: 'current' as const }]]);
    const idsOf = (bucket: 'current' | 'past') =>
      listTabOrders(orders, bucket, outcomes).map(({ id }) => id);
    expect(idsOf('current')).toEqual(['d', 'c', 'e', 'a']);
    expect(idsOf('past')).toEqual(['d', 'b']);
  });
});

it.each([
  ['Failed to fetch orders: Network Error', true],
  ['Failed to fetch orders: 500', true],
  ['', true],
  ['Request failed with status code 403', false],
  ['Forbidden', false],
  ['You are UNAUTHORIZED', false],
])('the order error %o is shown in red: %o', (message, isShown) => {
  expect(isOrderErrorShown(new Error(message))).toBe(isShown);
});
