import type { MetaDescriptor } from 'react-router';

/** The shop's name, in titles, link previews and the payment dialog. */
export const SHOP_NAME = 'Haat';

interface PageMetaArgs {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  /** Without the shop's name, which is added. */
  readonly title: string;
  /** One or two sentences; absent on pages that nobody shares. */
  readonly description?: string;
  /** Path or URL of the picture of link previews. */
  readonly image?: string | null;
  /** False keeps the page out of search engines: personal pages, search results, errors. */
  readonly isIndexed?: boolean;
  /** Path and query of the one address this page should be known by; the path asked for if absent. */
  readonly canonicalPath?: string;
}

/**
 * The tags of a page's head: title, description, canonical link and Open Graph (a link shared in a
 * messenger shows a picture and words). Call it from a route's `meta` with its arguments.
 */
export function buildPageMeta(args: PageMetaArgs, page: PageMeta): MetaDescriptor[] {
  const origin = readOrigin(args.matches);
  const title = `${page.title} · ${SHOP_NAME}`;
  if (page.isIndexed === false) return [{ title }, { name: 'robots', content: 'noindex' }];
  const url = new URL(page.canonicalPath ?? args.location.pathname, origin).href;
  const tags: MetaDescriptor[] = [
    { title },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SHOP_NAME },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: page.title },
    { property: 'og:url', content: url },
  ];
  if (page.description) {
    tags.push(
      { name: 'description', content: page.description },
      { property: 'og:description', content: page.description },
    );
  }
  if (page.image) {
    tags.push(
      { property: 'og:image', content: new URL(page.image, origin).href },
      { name: 'twitter:card', content: 'summary_large_image' },
    );
  }
  return tags;
}

/** The public origin, from the root loader; a page whose root failed has none to tell. */
function readOrigin(matches: PageMetaArgs['matches']): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof data === 'object' && data !== null && 'publicOrigin' in data) {
    if (typeof data.publicOrigin === 'string') return data.publicOrigin;
  }
  return 'http://localhost';
}
