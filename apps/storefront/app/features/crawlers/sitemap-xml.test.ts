import { describe, expect, it } from 'vitest';
import { hosting } from '../../hosting.ts';
import routes from '../../routes.ts';
import { STATIC_PATHS, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

/** Public, but not for search engines. */
const NOT_LISTED = ['/products', '/robots.txt', '/sitemap.xml', '/*'];

const PERSONAL_PATHS = hosting.personalPages.map(({ path }) => path);

interface RouteLike {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly RouteLike[] | undefined;
}

function listPaths(list: readonly RouteLike[], parent = ''): string[] {
  return list.flatMap(({ path = '', children }) => {
    const full = path === '' ? parent : `${parent}/${path}`;
    return children === undefined ? [full || '/'] : listPaths(children, full);
  });
}

describe('the paths of routes.ts', () => {
  const isPersonal = (path: string) =>
    PERSONAL_PATHS.some((personal) => path === personal || path.startsWith(`${personal}/`));

  it('are in the sitemap, disallowed for crawlers, or left out on purpose', () => {
    const found = listPaths(routes)
      .filter((path) => !path.includes(':') && !isPersonal(path) && !NOT_LISTED.includes(path))
      .toSorted();
    expect(found).toEqual(STATIC_PATHS.toSorted());
  });

  it('begin with no personal path unless they are personal', () => {
    for (const path of STATIC_PATHS) {
      expect(PERSONAL_PATHS.filter((personal) => path.startsWith(personal))).toEqual([]);
    }
  });

  it('are each disallowed by a rule that matches something', () => {
    const paths = listPaths(routes);
    for (const personal of PERSONAL_PATHS) {
      expect(paths.some((path) => path.startsWith(personal))).toBe(true);
    }
  });
});

describe('writeSitemap', () => {
  it('writes each URL as XML text', () => {
    expect(writeSitemap(['https://shop.example/', `https://shop.example/?a=1&b='"<>`])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/</loc></url>
<url><loc>https://shop.example/?a=1&amp;b=&apos;&quot;&lt;&gt;</loc></url>
</urlset>
`,
    );
  });
});

describe('writeSitemapIndex', () => {
  it('lists the files', () => {
    expect(writeSitemapIndex(['https://shop.example/sitemap.xml?page=1'])).toContain(
      '<sitemap><loc>https://shop.example/sitemap.xml?page=1</loc></sitemap>',
    );
  });
});
