import { expect, it } from 'vitest';
import { findNamedMakers } from './named-makers.ts';

const bagru = { slug: 'bagru', name: 'Bagru Printers', village: 'Bagru' };
const osian = { slug: 'osian', name: 'Osian Weavers', village: 'Osian' };
const found = [osian, bagru, bagru, null].map((maker) => ({ maker }));

it.each([
  ['bagru shawl', [bagru]],
  ['weavers and printers', [osian, bagru]],
  ['shawl', []],
  // product 2.4.5
])('the groups that %j names are %j', (search, makers) => {
  expect(findNamedMakers(found, search)).toEqual(makers);
});
