import { expect, it } from 'vitest';
import { activePageLinks } from './content-page.ts';

// product 3.6.2
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
