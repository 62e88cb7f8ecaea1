import { expect, it } from 'vitest';
import { readLinkAddress } from './link-address.ts';

it.each([
  [' https://example.org/a ', 'https://example.org/a'],
  ['example.org/a', 'https://example.org/a'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['tel:+910000000000', 'tel:+910000000000'],
  ['/story', '/story'],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['words', null],
  ['', null],
  // product 10.7.7
])('an address %j links to %j', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address);
});
