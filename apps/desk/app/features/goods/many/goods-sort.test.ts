import { expect, test } from 'vitest';
import { nextSort, readGoodsSort } from './goods-sort.ts';

// product 10.3.20
test('a column is sorted up, then down, then not; what the address has else is no sort', () => {
  expect(nextSort('price', undefined)).toBe('price');
  expect(nextSort('price', '-stock')).toBe('price');
  expect(nextSort('price', 'price')).toBe('-price');
  expect(nextSort('price', '-price')).toBe('');
  expect(readGoodsSort(new URLSearchParams('sort=-stock'))).toBe('-stock');
  expect(readGoodsSort(new URLSearchParams('sort=colour'))).toBeUndefined();
});
