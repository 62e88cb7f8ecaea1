import { expect, test } from 'vitest';
import { type GoodsChangeKind, readGoodsChange } from './typed-change.ts';

// product 9.1.5, 10.3.23
test.each<[GoodsChangeKind, string, object | null]>([
  ['price', '₹ 1,499.50', { pricePaise: 1_499_50 }],
  ['price', '0', null],
  ['price', '349,5', null],
  ['price_up', '१० %', { pricePercent: 10 }],
  ['price_up', '901', null],
  ['price_down', '25', { pricePercent: -25 }],
  ['price_down', '100', null],
  ['stock', '0', { stock: 0 }],
  ['stock', '', null],
  ['stock_add', '12', { stockDelta: 12 }],
  ['stock_take', '3', { stockDelta: -3 }],
  ['stock_take', '0', null],
  ['category', 'papads', { category: 'papads' }],
  ['category', '', null],
  ['publish', '', { isOnSale: true }],
  ['unpublish', '', { isOnSale: false }],
])('%s of %j is %j', (kind, typed, change) => {
  expect(readGoodsChange(kind, typed)).toEqual(change);
});
