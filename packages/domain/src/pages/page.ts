import { readBoolean, readEach, readField, readFirstText } from '../input/read.ts';

/** A content page as the footer links it (spec §2, §3). */
export type PageLink = { readonly slug: string; readonly title: string };

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
