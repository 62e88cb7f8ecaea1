import { createShopClient } from '@haat/api-sdk';
import { expect, it } from 'vitest';
import { loadMakers } from './load-makers.ts';

const group = { village: '', district: '', craft: 'Spices', content: 'By hand.', image: null };
const goods = { productCount: 12, productImages: ['/api/v1/media/1'] };
const makers = [
  {
    ...group,
    ...goods,
    slug: 'mapped',
    name: 'Mapped Group',
    district: 'Jodhpur',
    place: { latitude: 26.24, longitude: 73.02 },
  },
  { ...group, slug: 'unplaced', name: 'Unplaced Group', place: null },
  {
    ...group,
    ...goods,
    slug: 'neighbour',
    name: 'Neighbour Group',
    place: { latitude: 26.25, longitude: 73.03 },
  },
];

const calls: string[] = [];

/** A client of a shop with these groups. */
const api = createShopClient({
  baseUrl: 'https://shop.example/api/v1',
  fetch: async (input) => {
    calls.push(new URL(new Request(input).url).pathname);
    return Response.json({ success: true, message: '', data: { makers } });
  },
});

// product 2.16.1
it('groups come in the shop’s order with their goods counted, by one call', async () => {
  const found = await loadMakers(api);
  expect(
    found.map(({ slug, place, productCount, productImages }) => [
      slug,
      place,
      productCount,
      productImages,
    ]),
  ).toEqual([
    ['mapped', 'Jodhpur district', 12, ['/api/v1/media/1']],
    ['unplaced', '', null, []],
    ['neighbour', '', 12, ['/api/v1/media/1']],
  ]);
  expect(calls).toEqual(['/api/v1/makers']);
});
