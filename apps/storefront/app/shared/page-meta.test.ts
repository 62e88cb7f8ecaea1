import { describe, expect, it } from 'vitest';
import { buildPageMeta } from './page-meta.ts';

const args = {
  location: { pathname: '/category/spices' },
  matches: [{ id: 'root', loaderData: { publicOrigin: 'https://shop.example' } }],
};

describe('buildPageMeta', () => {
  it('names one address and a picture with the public origin', () => {
    const tags = buildPageMeta(args, {
      title: 'Spices',
      description: 'Ground by hand.',
      image: '/api/v1/media/1',
      canonicalPath: '/category/spices?page=2',
    });
    const url = 'https://shop.example/category/spices?page=2';
    expect(tags).toContainEqual({ title: 'Spices · Haat' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
    expect(tags).toContainEqual({ property: 'og:url', content: url });
    expect(tags).toContainEqual({ name: 'description', content: 'Ground by hand.' });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/api/v1/media/1',
    });
  });

  it('is known by the path that was asked for, without its query, unless told otherwise', () => {
    expect(buildPageMeta(args, { title: 'Spices' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.example/category/spices',
    });
  });

  it('keeps personal pages out of search engines and previews', () => {
    expect(buildPageMeta(args, { title: 'Cart', isIndexed: false })).toEqual([
      { title: 'Cart · Haat' },
      { name: 'robots', content: 'noindex' },
    ]);
  });
});
