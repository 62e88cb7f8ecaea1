import { describe, expect, it } from 'vitest';
import { formatMakerPlace, parseMaker, parseMakerRef, parseMakers } from './maker.ts';

const full = {
  slug: 'bagru-group',
  name: ' Bagru Group ',
  village: 'Bagru',
  district: 'Jaipur',
  craft: 'Block prints',
  content: 'One.\n\nTwo.',
  women: '14',
  foundedYear: 2011,
  image: '/api/v1/media/a',
  place: { latitude: 26.82, longitude: '75.55' },
  productCount: 4,
  productImages: ['/api/v1/media/b', null, '/api/v1/media/c'],
};

describe('parseMakerRef', () => {
  // product 3.2.4
  it('reads what a product names of its group', () => {
    expect(parseMakerRef(full)).toEqual({
      slug: 'bagru-group',
      name: 'Bagru Group',
      village: 'Bagru',
    });
    expect(parseMakerRef({ slug: 'a' })).toEqual({ slug: 'a', name: 'a', village: '' });
  });

  it.each([null, undefined, 'bagru', { name: 'Bagru Group' }])('gives null for %j', (maker) => {
    expect(parseMakerRef(maker)).toBeNull();
  });
});

describe('parseMaker', () => {
  // product 3.2.4
  it('reads every field of a group', () => {
    expect(parseMaker(full)).toEqual({
      slug: 'bagru-group',
      name: 'Bagru Group',
      village: 'Bagru',
      district: 'Jaipur',
      craft: 'Block prints',
      paragraphs: ['One.', 'Two.'],
      women: 14,
      foundedYear: 2011,
      image: '/api/v1/media/a',
      place: { latitude: 26.82, longitude: 75.55 },
      productCount: 4,
      productImages: ['/api/v1/media/b', '/api/v1/media/c'],
    });
  });

  it.each([null, { latitude: 26 }, { longitude: 75 }])('has no place with %j', (place) => {
    expect(parseMaker({ slug: 'a', place })).toEqual({
      slug: 'a',
      name: 'a',
      village: '',
      district: '',
      craft: '',
      paragraphs: [],
      women: null,
      foundedYear: null,
      image: null,
      place: null,
      productCount: null,
      productImages: [],
    });
  });
});

describe('parseMakers', () => {
  it('reads a list, or the list in `makers`, without groups that have no slug', () => {
    const list = [{ slug: 'b' }, {}, { slug: 'a' }];
    for (const data of [list, { makers: list }]) {
      expect(parseMakers(data).map(({ slug }) => slug)).toEqual(['b', 'a']);
    }
  });
});

describe('formatMakerPlace', () => {
  it.each([
    ['Bagru', 'Jaipur', 'Bagru, Jaipur district'],
    ['Bagru', '', 'Bagru'],
    ['', 'Nagaur', 'Nagaur district'],
    ['', '', ''],
    // product 3.2.4
  ])('writes %j and %j as %j', (village, district, text) => {
    expect(formatMakerPlace({ village, district })).toBe(text);
  });
});
