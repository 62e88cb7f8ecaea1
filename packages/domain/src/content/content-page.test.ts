import { expect, it } from 'vitest';
import { activePageLinks, parsePage } from './content-page.ts';

// product 3.6.4
it('links active pages that have a slug, in order', () => {
  expect(
    activePageLinks([
      { slug: 'terms', title: 'Terms', isActive: true },
      { slug: 'hidden', title: 'Hidden', isActive: false },
      { title: 'No slug', isActive: true },
      { slug: 'privacy' },
      null,
    ]),
  ).toEqual([
    { slug: 'terms', title: 'Terms' },
    { slug: 'privacy', title: 'privacy' },
  ]);
  expect(activePageLinks(null)).toEqual([]);
});

// product 3.6.4
it('reads a page with its content', () => {
  const page = { slug: 'terms', title: 'Terms', content: '<p>Be kind.</p>' };
  expect(parsePage({ _id: 'g1', ...page, isActive: true })).toEqual({ id: 'g1', ...page });
  expect(parsePage({ id: 'g2', ...page })?.id).toBe('g2');
  expect(parsePage({ slug: 'terms' })).toEqual({
    id: 'terms',
    slug: 'terms',
    title: 'terms',
    content: '',
  });
});

it.each([null, {}, { _id: 'g1', title: 'No slug' }, { _id: 'g1', slug: 'off', isActive: false }])(
  'finds no page in %o',
  (page) => {
    expect(parsePage(page)).toBeNull();
  },
);
