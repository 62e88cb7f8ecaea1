import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCategoryBySlug, toCategorySlug } from './category-slug.ts';

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

  it('is its own slug', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const slug = toCategorySlug(name);
        expect(toCategorySlug(slug)).toBe(slug);
      }),
    );
  });
});

describe('findCategoryBySlug', () => {
  const spices = { name: 'Spices', slug: 'masala' };
  const ready = { name: 'Ready To Eat' };
  const other = { name: 'Masala', slug: 'other' };

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
