import { describe, expect, it } from 'vitest';
import { buildPageMeta } from './page-meta.ts';

const args = {
  location: { pathname: '/category/spices' },
  matches: [{ id: 'root', loaderData: { publicOrigin: 'https://shop.example' } }],
};
const media = `/api/v1/media/${'0a'.repeat(32)}`;

describe('buildPageMeta', () => {
  it('has the canonical URL and a picture with the public origin', () => {
    const tags = buildPageMeta(args, {
      title: 'Spices',
      description: 'Ground by hand.',
      image: media,
      canonicalPath: '/category/spices?page=2',
    });
    const url = 'https://shop.example/category/spices?page=2';
    expect(tags).toContainEqual({ title: 'Spices · Haat' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
    expect(tags).toContainEqual({ property: 'og:url', content: url });
    expect(tags).toContainEqual({ property: 'og:type', content: 'website' });
    expect(tags).toContainEqual({ name: 'description', content: 'Ground by hand.' });
    expect(tags).toContainEqual({ property: 'og:description', content: 'Ground by hand.' });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: `https://shop.example${media}?w=960&format=jpeg`,
    });
  });

  it('has the requested path without its query as the default canonical URL', () => {
    expect(buildPageMeta(args, { title: 'Spices' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.example/category/spices',
    });
  });

  // product 2.18.2
  it('names the page in each language, and English for whoever reads neither', () => {
    const tags = buildPageMeta(args, { title: 'Spices', canonicalPath: '/category/spices?page=2' });
    const link = (hrefLang: string, path: string) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: `https://shop.example${path}/category/spices?page=2`,
    });
    expect(tags).toContainEqual(link('en-IN', ''));
    expect(tags).toContainEqual(link('hi-IN', '/hi'));
    expect(tags).toContainEqual(link('x-default', ''));
    expect(
      buildPageMeta(args, { title: 'Results', isIndexed: false, description: 'x' }),
    ).not.toContainEqual(expect.objectContaining({ rel: 'alternate' }));
  });

  it.each([null, ''])('shows the card of the shop when the picture is %o', (image) => {
    expect(buildPageMeta(args, { title: 'Spices', image })).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/share-card.jpg',
    });
  });

  it('survives an invalid URL of a picture', () => {
    expect(buildPageMeta(args, { title: 'Spices', image: 'https://[' })).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example',
    });
  });

  // product 8.1.4
  it('cuts a long description between two words, and omits an empty one', () => {
    const tags = buildPageMeta(args, { title: 'Spices', description: `${'chilli '.repeat(40)}.` });
    const content = `${'chilli '.repeat(22)}chilli`.slice(0, 153);
    expect(tags).toContainEqual({ name: 'description', content: `${content}…` });

    const word = 'x'.repeat(200);
    expect(buildPageMeta(args, { title: 'Spices', description: word })).toContainEqual({
      name: 'description',
      content: `${'x'.repeat(159)}…`,
    });
    const hindi = `${'अ'.repeat(158)}क्षमा`;
    expect(buildPageMeta(args, { title: 'Spices', description: hindi })).toContainEqual({
      property: 'og:description',
      content: `${'अ'.repeat(158)}…`,
    });
    expect(buildPageMeta(args, { title: 'Spices', description: ' \n ' })).not.toContainEqual(
      expect.objectContaining({ name: 'description' }),
    );
  });

  it('describes the page in JSON-LD, with absolute URLs', () => {
    const tags = buildPageMeta(args, {
      title: 'Spices',
      structuredData: [(toUrl) => ({ '@type': 'Thing', url: toUrl('/category/spices') })],
    });
    expect(tags).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Thing',
        url: 'https://shop.example/category/spices',
      },
    });
  });

  it('has a link preview for a page that is not indexed', () => {
    const tags = buildPageMeta(args, {
      title: 'Search results for “haldi”',
      description: 'Among the spices.',
      isIndexed: false,
      structuredData: [() => ({ '@type': 'Thing' })],
    });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags).toContainEqual({ property: 'og:description', content: 'Among the spices.' });
    expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
    expect(tags).not.toContainEqual(
      expect.objectContaining({ 'script:ld+json': expect.anything() }),
    );
  });

  it('keeps personal pages out of search engines and previews', () => {
    const data = [() => ({ '@type': 'Thing' })];
    expect(buildPageMeta(args, { title: 'Cart', isIndexed: false, structuredData: data })).toEqual([
      { title: 'Cart · Haat' },
      { name: 'robots', content: 'noindex' },
    ]);
  });
});
