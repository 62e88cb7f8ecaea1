import * as z from 'zod/mini';
import { hindiText } from '../text/hindi-text.ts';
import { limitedText, requiredText } from '../validation/fields.ts';

/** The longest texts of stories and pages, in characters, and the most products of a story. */
export const CONTENT_LIMITS = {
  title: 120,
  storyText: 20_000,
  /** HTML. */
  pageText: 50_000,
  products: 20,
} as const;

const title = requiredText(
  'Please enter a title.',
  CONTENT_LIMITS.title,
  `Title must be at most ${CONTENT_LIMITS.title} characters.`,
);

const PRODUCTS_MESSAGE = `A story tells of at most ${CONTENT_LIMITS.products} products, each once.`;

/** The draft of a story (product 10.7.1). It may lack its text until it is published. */
export const storyDraftSchema = z.object({
  title,
  titleHindi: hindiText('Title', CONTENT_LIMITS.title),
  content: limitedText('Text', CONTENT_LIMITS.storyText),
  contentHindi: hindiText('Text', CONTENT_LIMITS.storyText),
  products: z.array(z.string()).check(
    z.maxLength(CONTENT_LIMITS.products, PRODUCTS_MESSAGE),
    z.refine((products) => new Set(products).size === products.length, PRODUCTS_MESSAGE),
  ),
});

/** The draft of a page (product 10.7.2); its text is HTML. */
export const pageDraftSchema = z.object({
  title,
  titleHindi: hindiText('Title', CONTENT_LIMITS.title),
  content: limitedText('Text', CONTENT_LIMITS.pageText),
  contentHindi: hindiText('Text', CONTENT_LIMITS.pageText),
});

/** What a story or a page cannot be published without, but for its title, which a draft has as well. */
export type MissingContent = 'text';

/** Lists what a draft lacks before it can be published (product 10.7.3). @param text without markup */
export function findMissingContent(text: string): MissingContent[] {
  return text.trim() === '' ? ['text'] : [];
}

/**
 * `draft`: shoppers see nothing of it; `published`: they see what the draft has; `changed`: they see
 * an earlier state (product 10.7.3).
 */
export type ContentStatus = 'draft' | 'published' | 'changed';

/**
 * The status of a story or a page (product 10.7.3): shoppers see none of a draft, and an earlier state
 * of a changed one.
 */
export function contentStatus(content: {
  readonly isShown: boolean;
  /** Whether the draft is something else than what was published. */
  readonly isChanged: boolean;
}): ContentStatus {
  if (!content.isShown) return 'draft';
  return content.isChanged ? 'changed' : 'published';
}
