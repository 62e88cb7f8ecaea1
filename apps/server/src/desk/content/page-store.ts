import { getPageById, showPage } from '../../content/pages.repository.ts';
import { toSafeHtml } from '../../content/safe-html.ts';
import type { ContentStore } from './content-item.ts';

/** The content pages of the shop. */
export const PAGE_STORE: ContentStore = {
  kind: 'page',
  name: 'Page',

  async read(db, id) {
    const row = await getPageById(db, id);
    if (row === undefined) return undefined;
    return {
      text: {
        title: row.title,
        titleHindi: row.title_hindi,
        content: row.content,
        contentHindi: row.content_hindi,
        imageHash: null,
        productIds: [],
      },
      isShown: row.is_active === 1,
      publishedAt: row.updated_at,
      updatedAt: row.updated_at,
      slug: row.slug,
    };
  },

  async show(transaction, id, text, { now }) {
    // A draft from before a stricter rule of the sanitiser is published by the present one.
    await showPage(transaction, id, {
      title: text.title,
      title_hindi: text.titleHindi,
      content: toSafeHtml(text.content),
      content_hindi: toSafeHtml(text.contentHindi),
      updated_at: now,
    });
  },
};
