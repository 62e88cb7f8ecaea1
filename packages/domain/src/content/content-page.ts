import { getField, parseBoolean, parseEach, parseFirstText, parseId } from '../parse.ts';

/** A content page as the footer links it (spec §2, §3). */
export type PageLink = { readonly slug: string; readonly title: string };

/** A content page (spec §3). */
export type PageView = PageLink & {
  /** The slug when the API sends no id. */
  readonly id: string;
  /** HTML, sanitised by the server. */
  readonly content: string;
};

/** Reads a page's link; null for a page that is inactive or has no slug. */
function readPageLink(page: unknown): PageLink | null {
  const slug = parseFirstText(page, ['slug']);
  if (slug === '' || parseBoolean(getField(page, 'isActive')) === false) return null;
  return { slug, title: parseFirstText(page, ['title']) || slug };
}

/** The pages the footer links: the active ones, in the order they came (spec §2). */
export function activePageLinks(pages: unknown): PageLink[] {
  return parseEach(pages, readPageLink);
}

/**
 * Reads a content page.
 *
 * @returns null for a page that is inactive or has no slug: 'Page not found'
 */
export function parsePage(page: unknown): PageView | null {
  const link = readPageLink(page);
  if (link === null) return null;
  const id = parseId(getField(page, '_id') ?? getField(page, 'id')) ?? link.slug;
  return { ...link, id, content: parseFirstText(page, ['content']) };
}
