import {
  cutText,
  LANGUAGE,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  toLanguagePath,
} from '@haat/domain';
import { sizedImageUrl } from '@haat/domain/shopper';
import type { MetaDescriptor } from 'react-router';
import type { DescribeData } from './structured-data.ts';

/** The shop's name, in titles, link previews and the payment dialog. */
export const SHOP_NAME = 'Haat';

/** The default picture of link previews, 1200 × 630 px. */
const SHARE_CARD = '/share-card.jpg';

const NOT_INDEXED = { name: 'robots', content: 'noindex' };

/** About the length that search engines show of a description, in characters. */
const MAX_DESCRIPTION = 160;

interface PageMetaArgs {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  /** The title without the shop's name, which is appended. */
  readonly title: string;
  /** Plain text, which is shortened; absent on pages that nobody shares. */
  readonly description?: string;
  /** Path or URL of the picture of link previews; the shop's card by default. */
  readonly image?: string | null;
  /**
   * False excludes the page from search engines: personal pages, search results, errors. With a
   * description a shared link still has a preview.
   */
  readonly isIndexed?: boolean;
  /** Path and query of the canonical URL; the requested path by default. */
  readonly canonicalPath?: string;
  /** The Open Graph type; a website by default. */
  readonly type?: 'website' | 'article' | 'product';
  /** The structured data of the page, for search engines. */
  readonly structuredData?: readonly DescribeData[];
}

/**
 * Builds the tags of a page's head: title, description, canonical URL, Open Graph (the preview of a
 * shared link) and JSON-LD. A route's `meta` calls it with its arguments.
 */
export function buildPageMeta(args: PageMetaArgs, page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} · ${SHOP_NAME}`;
  const isIndexed = page.isIndexed !== false;
  if (!isIndexed && !page.description) return [{ title }, NOT_INDEXED];
  const origin = getOrigin(args.matches);
  // An invalid URL of a picture must not break the page.
  const toUrl = (path: string) => URL.parse(path, origin)?.href ?? origin;
  const path = page.canonicalPath ?? args.location.pathname;
  const url = toUrl(toLanguagePath(path));
  const description = cutDescription(page.description ?? '');
  return [
    { title },
    ...(isIndexed
      ? [{ tagName: 'link', rel: 'canonical', href: url }, ...linkLanguages(path, toUrl)]
      : [NOT_INDEXED]),
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: SHOP_NAME },
    { property: 'og:locale', content: LANGUAGE_TAGS[LANGUAGE].replace('-', '_') },
    { property: 'og:title', content: page.title },
    { property: 'og:url', content: url },
    ...(description === ''
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    // Programs that render previews support neither AVIF nor, some of them, WebP.
    { property: 'og:image', content: toUrl(sizedImageUrl(page.image || SHARE_CARD, 960, 'jpeg')) },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isIndexed ? (page.structuredData ?? []) : []).map((describe) => ({
      // React Router escapes <, > and &, so that no text can end the element.
      'script:ld+json': { '@context': 'https://schema.org', ...describe(toUrl) },
    })),
  ];
}

/** The tags of a page that search engines leave out and nobody shares, such as those of an account. */
export function describePersonalPage(title: string): () => MetaDescriptor[] {
  return () => [{ title: `${title} · ${SHOP_NAME}` }, NOT_INDEXED];
}

/** The same for a page whose URL contains a secret, which no other site gets to see. */
export function describeSecretPage(title: string): () => MetaDescriptor[] {
  return () => [...describePersonalPage(title)(), { name: 'referrer', content: 'no-referrer' }];
}

/** The same page in each language (product 2.18.2); English for whoever reads neither. */
function linkLanguages(path: string, toUrl: (path: string) => string): MetaDescriptor[] {
  const link = (hrefLang: string, language: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: toUrl(toLanguagePath(path, language)),
  });
  return [
    ...LANGUAGES.map((language) => link(LANGUAGE_TAGS[language], language)),
    link('x-default', 'en'),
  ];
}

/** One line of at most {@link MAX_DESCRIPTION} characters, cut between two words. */
function cutDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = cutText(line, MAX_DESCRIPTION);
  if (cut === line) return line;
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
  return `${(words || cutText(line, MAX_DESCRIPTION - 1)).trimEnd()}…`;
}

/** The public origin from the root loader; a placeholder when the root failed to load. */
function getOrigin(matches: PageMetaArgs['matches']): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof data === 'object' && data !== null && 'publicOrigin' in data) {
    if (typeof data.publicOrigin === 'string') return data.publicOrigin;
  }
  return 'http://localhost';
}
