import * as stories from '../../content/stories.repository.ts';
import { toStorySearchText } from '../../content/stories.service.ts';
import {
  listStoryProductIds,
  replaceStoryProducts,
} from '../../content/story-products.repository.ts';
import type { ContentStore } from './content-item.ts';
import { listProductNames } from './product-names.repository.ts';

/** The stories of the shop. */
export const STORY_STORE: ContentStore = {
  kind: 'story',
  name: 'Story',

  async read(db, id) {
    const row = await stories.getStory(db, id);
    if (row === undefined) return undefined;
    const { title, title_hindi: titleHindi, content, content_hindi: contentHindi } = row;
    const productIds = await listStoryProductIds(db, id);
    return {
      text: {
        title,
        titleHindi,
        content,
        contentHindi,
        imageHash: row.image_hash,
        productIds,
      },
      isShown: true,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      slug: '',
    };
  },

  async show(transaction, id, { imageHash, productIds, ...texts }, { publishedAt, now }) {
    await stories.upsertStories(transaction, [
      {
        id,
        title: texts.title,
        title_hindi: texts.titleHindi,
        content: texts.content,
        content_hindi: texts.contentHindi,
        search_text: toStorySearchText(texts),
        image_hash: imageHash,
        published_at: publishedAt,
        created_at: now,
        updated_at: now,
      },
    ]);
    const known = await listProductNames(transaction, productIds);
    const products = productIds
      .filter((productId) => known.has(productId))
      .map((productId, position) => ({ story_id: id, product_id: productId, position }));
    await replaceStoryProducts(transaction, [id], products);
  },
};
