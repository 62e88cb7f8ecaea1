import { getField, parseBoolean, parseEach, parseFirstText, parseTextPair } from '../parse.ts';

/** A link to a content page (product 2.5.1); without a title it has the slug in its place. */
export type PageLink = {
  /** Part of the page's address, `/page/{slug}`. */
  readonly slug: string;
  /** Plain text; the slug where the API sends none. */
  readonly title: string;
};

/** Null for a content page that is inactive or has no slug. */
function parsePageLink(page: unknown): PageLink | null {
  const slug = parseFirstText(page, ['slug']);
  if (slug === '' || parseBoolean(getField(page, 'isActive')) === false) return null;
  return { slug, title: parseTextPair(page, 'title') || slug };
}

/** Lists the active content pages for the footer, in the order of the API (product 2.5.1). */
export function activePageLinks(pages: unknown): PageLink[] {
  return parseEach(pages, parsePageLink);
}

/** The title and the sanitised HTML of a content page; '' for what the API does not send (product 2.12.6). */
export function parseContentPage(page: unknown): {
  readonly title: string;
  readonly content: string;
} {
  return { title: parseTextPair(page, 'title'), content: parseTextPair(page, 'content') };
}
