import { expect, it } from 'vitest';
import { sizeUnderName } from './product-size.ts';

it.each([
  ['Jaipuri Razai', '150 × 225 cm', '150 × 225 cm'],
  ['Kashida Embroidered Juttis, Size 38', 'Size 38', null],
  ['Turmeric Powder', null, null],
])('%s of size %o shows %o under its name', (name, size, shown) => {
  expect(sizeUnderName(name, size)).toBe(shown);
});
