import { expect, it } from 'vitest';
import { sizeInName, sizeUnderName } from './product-size.ts';

it.each([
  ['Jaipuri Razai', '150 × 225 cm', '150 × 225 cm'],
  ['Kashida Embroidered Juttis, Size 38', 'Size 38', null],
  ['Turmeric Powder', null, null],
  // product 2.9.6
])('%s of size %o shows %o under its name', (name, size, shown) => {
  expect(sizeUnderName(name, size)).toBe(shown);
});

it.each([
  ['Kashida Embroidered Juttis, Size 38', '38'],
  ['Block Print Kurta, size XL', 'XL'],
  ['Moong Papad', null],
  ['Size 38 Juttis', null],
  // product 10.2.9
])('the size in %j is %j', (name, size) => {
  expect(sizeInName(name)).toBe(size);
});
