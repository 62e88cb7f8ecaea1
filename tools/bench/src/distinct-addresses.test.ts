import { expect, it } from 'vitest';
import { listListings, listSearches } from './distinct-addresses.ts';

it('lists every choice of categories, availability and order once', () => {
  const addresses = listListings(['spices', 'papads', 'teas']);
  expect(addresses).toHaveLength(7 * 3 * 7);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('/products-list?category=spices&category=teas&sort=name');
  expect(addresses).toContain('/products-list?category=papads&availability=in-stock&sort=rating');
});

it('lists searches for words of the products, up to a number', () => {
  const addresses = listSearches(['Lal Mirch', 'Moong Papad (200 g)', 'Lal Papad'], 10);
  expect(new Set(addresses).size).toBe(10);
  expect(addresses[1]).toBe('/api/v1/products?limit=20&search=lal%20lal%20mirch');
});
