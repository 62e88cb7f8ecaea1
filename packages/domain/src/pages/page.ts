import { readBoolean, readEach, readField, readFirstText, readId } from '../input/read.ts';

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
  const slug = readFirstText(page, ['slug']);
  if (slug === '' || readBoolean(readField(page, 'isActive')) === false) return null;
  return { slug, title: readFirstText(page, ['title']) || slug };
}

/** The pages the footer links: the active ones, in the order they came (spec §2). */
export function activePageLinks(pages: unknown): PageLink[] {
  return readEach(pages, readPageLink);
}

/**
 * Reads a content page.
 *
 * @returns null for a page that is inactive or has no slug: 'Page not found'
 */
export function readPage(page: unknown): PageView | null {
  const link = readPageLink(page);
  if (link === null) return null;
  const id = readId(readField(page, '_id') ?? readField(page, 'id')) ?? link.slug;
  return { ...link, id, content: readFirstText(page, ['content']) };
}
