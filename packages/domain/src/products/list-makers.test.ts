import { expect, it } from 'vitest';
import { listMakers } from './list-makers.ts';

const bagru = { slug: 'bagru', name: 'Bagru Printers', village: 'Bagru' };
const osian = { slug: 'osian', name: 'Osian Weavers', village: 'Osian' };

// product 2.12.5
it('names each group once, in the order of the goods', () => {
  const goods = [osian, null, bagru, osian].map((maker) => ({ maker }));
  expect(listMakers(goods)).toEqual([osian, bagru]);
  expect(listMakers([{ maker: null }])).toEqual([]);
});
