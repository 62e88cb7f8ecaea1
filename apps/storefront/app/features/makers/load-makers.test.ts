import { createShopClient } from '@haat/api-sdk';
import { expect, it } from 'vitest';
import { loadMakers } from './load-makers.ts';

const group = { village: '', district: '', craft: 'Spices', content: 'By hand.', image: null };
const makers = [
  {
    ...group,
    slug: 'mapped',
    name: 'Mapped Group',
    district: 'Jodhpur',
    place: { latitude: 26.24, longitude: 73.02 },
  },
  { ...group, slug: 'unplaced', name: 'Unplaced Group', place: null },
  {
    ...group,
    slug: 'neighbour',
    name: 'Neighbour Group',
    place: { latitude: 26.25, longitude: 73.03 },
  },
];

/** A client of a shop with these groups, whose products of 'unplaced' fail to load. */
const api = createShopClient({
  baseUrl: 'https://shop.example/api/v1',
  fetch: async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (pathname.endsWith('/makers')) {
      return Response.json({ success: true, message: '', data: { makers } });
    }
    const maker = searchParams.get('maker');
    if (maker === 'unplaced')
      return Response.json({ success: false, message: '' }, { status: 400 });
    const products = [{ _id: 'p1', name: 'Papad', price: 10, image: '/api/v1/media/1' }];
    const pagination = { page: 1, limit: 3, total: maker === 'mapped' ? 12 : 1 };
    return Response.json({ success: true, message: '', data: { products, pagination } });
  },
});

it('groups come in the shop’s order with their goods counted, and one whose goods fail to load stays', async () => {
  const found = await loadMakers(api);
  expect(found.map(({ slug, place, goods }) => [slug, place, goods])).toEqual([
    ['mapped', 'Jodhpur district', { count: 12, images: ['/api/v1/media/1'] }],
    ['unplaced', '', null],
    ['neighbour', '', { count: 1, images: ['/api/v1/media/1'] }],
  ]);
});

it('each group with a place has a mark of its own, and one without has none', async () => {
  const [mapped, unplaced, neighbour] = await loadMakers(api);
  expect(unplaced?.mark).toBeNull();
  expect(mapped?.mark?.spot).toEqual({ x: 143.5, y: 178.9 });
  expect(neighbour?.mark?.spot).toEqual({ x: 143.8, y: 178.5 });
  const [one, other] = [mapped?.mark?.mark, neighbour?.mark?.mark];
  expect(
    Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
  ).toBeGreaterThan(44);
});
