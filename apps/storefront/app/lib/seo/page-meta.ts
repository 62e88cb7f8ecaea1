import { sizedImageUrl } from '@haat/domain';
import type { MetaDescriptor } from 'react-router';
import type { DescribeData } from './structured-data.ts';

/** The shop's name, in titles, link previews and the payment dialog. */
export const SHOP_NAME = 'Haat';

/** The picture of link previews of pages without one of their own, 1200 × 630 px. */
const SHARE_CARD = '/share-card.jpg';

const NOT_INDEXED = { name: 'robots', content: 'noindex' };

/** What search engines show of a description, about. */
const MAX_DESCRIPTION = 160;

interface PageMetaArgs {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  /** Without the shop's name, which is added. */
  readonly title: string;
  /** Plain text, cut to what search engines show; absent on pages that nobody shares. */
  readonly description?: string;
  /** Path or URL of the picture of link previews; the shop's card when it has none. */
  readonly image?: string | null;
  /**
   * False keeps the page out of search engines: personal pages, search results, errors. With a
   * description it still has a preview where its link is shared.
   */
  readonly isIndexed?: boolean;
  /** Path and query of the one address this page should be known by; the path asked for if absent. */
  readonly canonicalPath?: string;
  /** What kind of thing it is in link previews; a website if absent. */
  readonly type?: 'website' | 'article' | 'product';
  /** What the page is about, for search engines. */
  readonly structuredData?: readonly DescribeData[];
}

/**
 * The tags of a page's head: title, description, canonical link, Open Graph (a link shared in a
 * messenger shows a picture and words) and JSON-LD. Call it from a route's `meta` with its
 * arguments.
 */
export function buildPageMeta(args: PageMetaArgs, page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} · ${SHOP_NAME}`;
  const isIndexed = page.isIndexed !== false;
  if (!isIndexed && !page.description) return [{ title }, NOT_INDEXED];
  const origin = readOrigin(args.matches);
  // A picture's address that is none must not take the page down.
  const toUrl = (path: string) => URL.parse(path, origin)?.href ?? origin;
  const url = toUrl(page.canonicalPath ?? args.location.pathname);
  const description = cutDescription(page.description ?? '');
  return [
    { title },
    isIndexed ? { tagName: 'link', rel: 'canonical', href: url } : NOT_INDEXED,
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: SHOP_NAME },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: page.title },
    { property: 'og:url', content: url },
    ...(description === ''
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    // Programs that make previews know neither AVIF nor, some of them, WebP.
    { property: 'og:image', content: toUrl(sizedImageUrl(page.image || SHARE_CARD, 960, 'jpeg')) },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isIndexed ? (page.structuredData ?? []) : []).map((describe) => ({
      // React Router writes <, > and & as escapes, so that no text can end the element.
      'script:ld+json': { '@context': 'https://schema.org', ...describe(toUrl) },
    })),
  ];
}

/** One line of at most {@link MAX_DESCRIPTION} characters, cut between two words. */
function cutDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const cut = line.slice(0, MAX_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_DESCRIPTION - 1).trimEnd()}…`;
}

/** The public origin, from the root loader; a page whose root failed has none to tell. */
function readOrigin(matches: PageMetaArgs['matches']): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof data === 'object' && data !== null && 'publicOrigin' in data) {
    if (typeof data.publicOrigin === 'string') return data.publicOrigin;
  }
  return 'http://localhost';
}
