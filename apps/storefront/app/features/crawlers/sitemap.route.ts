import { eachPage, type ShopClient, unwrap } from '@haat/api-sdk';
import { LANGUAGES, MAX_PAGE_SIZE, STORY_LIMIT, toLanguagePath } from '@haat/domain';
import {
  activePageLinks,
  CATEGORY_DROPDOWN_QUERY,
  type MakerView,
  parseCategories,
  parseMakers,
  parsePagination,
  parseStories,
  type StoryView,
} from '@haat/domain/shopper';
import { href } from 'react-router';
import { apiContext, publicOriginContext } from '../../lib/loading/request-context.ts';
import type { Route } from './+types/sitemap.route';
import { STATIC_PATHS, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

/** Products per file. Search engines accept 50,000, but that many would take long to load. */
const PRODUCTS_PER_FILE = 5_000;

/**
 * Serves all URLs for search engines: one file for a small shop; for a large one an index of files
 * (`?page=1` and on), whose first file begins with all URLs that are not products.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const origin = context.get(publicOriginContext);
  const toUrl = (path: string) => new URL(path, origin).href;
  const requestedFile = new URL(request.url).searchParams.get('page');
  try {
    const { total } = await listProducts(api, 1, 1);
    const fileCount = Math.max(1, Math.ceil(total / PRODUCTS_PER_FILE));
    if (requestedFile === null && fileCount > 1) {
      const files = Array.from({ length: fileCount }, (_, index) =>
        toUrl(`${href('/sitemap.xml')}?page=${index + 1}`),
      );
      return toXmlResponse(writeSitemapIndex(files));
    }
    const file = Number(requestedFile ?? 1);
    if (!Number.isInteger(file) || file < 1 || file > fileCount) return toErrorResponse(404);
    const paths = file === 1 ? await listOtherPaths(api) : [];
    const pages = [...paths, ...(await listProductPaths(api, file))];
    return toXmlResponse(writeSitemap(pages.flatMap(inEachLanguage).map(toUrl)));
  } catch {
    // An incomplete sitemap would remove pages from search engines; after a 503 they retry.
    return toErrorResponse(503);
  }
}

function inEachLanguage(path: string): string[] {
  return LANGUAGES.map((language) => toLanguagePath(path, language));
}

async function listOtherPaths(api: ShopClient): Promise<string[]> {
  const [categories, pages, stories, makers] = await Promise.all([
    unwrap(api.GET('/categories', { params: { query: CATEGORY_DROPDOWN_QUERY } })).then(
      parseCategories,
    ),
    unwrap(api.GET('/pages', { params: { query: { isActive: true } } })).then(activePageLinks),
    listStories(api),
    listMakers(api),
  ]);
  return [
    ...STATIC_PATHS,
    ...categories.map(({ slug }) => href('/category/:slug', { slug: encodeURIComponent(slug) })),
    ...pages.map(({ slug }) => href('/page/:slug', { slug: encodeURIComponent(slug) })),
    ...stories.map(({ id }) => href('/story/:id', { id: encodeURIComponent(id) })),
    ...makers.map(({ slug }) => href('/maker/:slug', { slug: encodeURIComponent(slug) })),
  ];
}

async function listStories(api: ShopClient) {
  const stories: StoryView[] = [];
  const pages = eachPage((page) =>
    unwrap(api.GET('/story', { params: { query: { page, limit: STORY_LIMIT } } })),
  );
  for await (const list of pages) stories.push(...parseStories(list.stories));
  return stories;
}

async function listMakers(api: ShopClient) {
  const makers: MakerView[] = [];
  const pages = eachPage((page) =>
    unwrap(api.GET('/makers', { params: { query: { page, limit: MAX_PAGE_SIZE } } })),
  );
  for await (const list of pages) makers.push(...parseMakers(list));
  return makers;
}

async function listProductPaths(api: ShopClient, file: number): Promise<string[]> {
  const callsPerFile = PRODUCTS_PER_FILE / MAX_PAGE_SIZE;
  const paths: string[] = [];
  for (let call = 1; call <= callsPerFile; call += 1) {
    const page = (file - 1) * callsPerFile + call;
    const { ids, hasNext } = await listProducts(api, page, MAX_PAGE_SIZE);
    paths.push(...ids.map((id) => href('/product/:id', { id: encodeURIComponent(id) })));
    if (!hasNext) break;
  }
  return paths;
}

async function listProducts(api: ShopClient, page: number, limit: number) {
  const response = await unwrap(
    api.GET('/products', { params: { query: { page, limit, sort: 'newest' } } }),
  );
  const { total, hasNext } = parsePagination(response.pagination);
  return { ids: response.products.map(({ _id }) => _id), total, hasNext };
}

function toXmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function toErrorResponse(status: 404 | 503): Response {
  return new Response(status === 404 ? 'No such page of the sitemap.\n' : 'Try again later.\n', {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 503 && { 'retry-after': '60' }),
    },
  });
}
