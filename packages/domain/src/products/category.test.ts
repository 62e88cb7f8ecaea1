import { describe, expect, it } from 'vitest';
import {
  FALLBACK_CATEGORIES,
  findCategoryBySlug,
  parseCategories,
  parseCategory,
  parseCategoryRef,
  toCategorySlug,
} from './category.ts';

describe('parseCategory', () => {
  it.each([
    [{ image: 'http://i.example.com/a' }, 'https://i.example.com/a'],
    [{ image: '', image_url: '/b' }, '/b'],
    [{ imageUrl: '/c' }, '/c'],
    [{}, null],
    // product 3.2.1
  ])('takes the picture of %o', (fields, image) => {
    expect(parseCategory({ _id: 'c1', name: 'Spices', slug: 'spices', ...fields })).toEqual({
      id: 'c1',
      name: 'Spices',
      slug: 'spices',
      image,
    });
  });

  it('rejects a category that has neither a name nor a slug', () => {
    expect(parseCategory({ _id: 'c1', name: ' ' })).toBeNull();
    expect(parseCategory('Spices')).toBeNull();
  });
});

describe('parseCategoryRef', () => {
  it('works out what is missing', () => {
    expect(parseCategoryRef({ name: 'Ready To Eat' })).toEqual({
      id: 'ready-to-eat',
      name: 'Ready To Eat',
      slug: 'ready-to-eat',
    });
    expect(parseCategoryRef({ id: 4, slug: 'spices' })).toEqual({
      id: '4',
      name: 'spices',
      slug: 'spices',
    });
  });
});

describe('parseCategories', () => {
  it('reads a list, or the list in `categories`', () => {
    const list = [{ name: 'Spices' }, {}, { name: 'Papads' }];
    for (const data of [list, { categories: list }]) {
      expect(parseCategories(data).map((category) => category.slug)).toEqual(['spices', 'papads']);
    }
    expect(parseCategories(null)).toEqual([]);
  });
});

// product 2.6.1
it('falls back to Spices, Biscuits and Papads', () => {
  expect(FALLBACK_CATEGORIES).toEqual([
    { id: 'spices', name: 'Spices', slug: 'spices', image: null },
    { id: 'biscuits', name: 'Biscuits', slug: 'biscuits', image: null },
    { id: 'papads', name: 'Papads', slug: 'papads', image: null },
  ]);
});

describe('toCategorySlug', () => {
  it.each([
    ['Spices', 'spices'],
    ['Ready To Eat', 'ready-to-eat'],
    ['  Ready \t To  Eat ', 'ready-to-eat'],
    ['Papads & Badi', 'papads-&-badi'],
    ['मसाले', 'मसाले'],
    ['', ''],
  ])('%o is %o', (name, slug) => {
    expect(toCategorySlug(name)).toBe(slug);
  });
});

describe('findCategoryBySlug', () => {
  const spices = { name: 'Spices', slug: 'masala' };
  const ready = { name: 'Ready To Eat' };
  const other = { name: 'Masala', slug: 'other' };

  // product 2.8.2
  it('matches the name', () => {
    expect(findCategoryBySlug([spices, ready], 'ready-to-eat')).toBe(ready);
    expect(findCategoryBySlug([spices, ready], 'Ready To Eat')).toBe(ready);
  });

  it('matches a category’s own slug, after every name', () => {
    expect(findCategoryBySlug([spices, ready], 'masala')).toBe(spices);
    expect(findCategoryBySlug([spices, other], 'masala')).toBe(other);
  });

  it('finds nothing for an unknown slug', () => {
    expect(findCategoryBySlug([spices, ready], 'pickles')).toBeUndefined();
    expect(findCategoryBySlug([], 'spices')).toBeUndefined();
  });
});
