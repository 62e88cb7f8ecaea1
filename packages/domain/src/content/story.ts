import { toImageUrl } from '../images.ts';
import { type Paise, parsePrice } from '../money.ts';
import {
  getField,
  parseEach,
  parseFirstText,
  parseId,
  parseTextOrNull,
  parseTextPair,
} from '../parse.ts';
import { type ProductNames, parseProductNames } from '../products/product-name.ts';

/** Stories on a results page when a call names no limit (product 9.2.3). */
export const STORY_LIMIT = 100;

/** A story as screens show it (product 2.12.1); a missing title is ''. */
export type StoryView = {
  /** Part of the story's address, `/story/{id}`. */
  readonly id: string;
  /** Plain text; '' where the API sends none. */
  readonly title: string;
  /** Plain texts, see {@link splitParagraphs}. */
  readonly paragraphs: readonly string[];
  /** URL; null without a picture. */
  readonly image: string | null;
  /** ISO 8601 date, or null. */
  readonly date: string | null;
  /** The goods that it tells of. */
  readonly products: readonly StoryProduct[];
};

/** A product that a story tells of. */
export type StoryProduct = ProductNames & {
  /** Part of the product's address, `/product/{id}`. */
  readonly id: string;
  /** URL; null without a picture. */
  readonly image: string | null;
  /** What one piece costs, in paise. */
  readonly price: Paise;
};

/** Parses a story (product 2.12.1); null without an id. Its products without an id or a price are left out. */
export function parseStory(story: unknown): StoryView | null {
  const id = parseId(getField(story, '_id') ?? getField(story, 'id'));
  if (id === null) return null;
  return {
    id,
    title: parseTextPair(story, 'title'),
    paragraphs: splitParagraphs(parseTextPair(story, 'content')),
    image: toImageUrl(parseFirstText(story, ['image'])),
    date: parseTextOrNull(story, ['date', 'createdAt']),
    products: parseEach(getField(story, 'products'), parseStoryProduct),
  };
}

function parseStoryProduct(product: unknown): StoryProduct | null {
  const id = parseId(product);
  const price = parsePrice(getField(product, 'price'));
  return id === null || price === null
    ? null
    : {
        id,
        ...parseProductNames(product),
        image: toImageUrl(parseFirstText(product, ['image'])),
        price,
      };
}

/** Parses a list of stories in its order, without those that have no id. */
export function parseStories(stories: readonly unknown[]): StoryView[] {
  return stories.flatMap((story) => parseStory(story) ?? []);
}

/** Splits a text on blank lines (product 2.12.1); single line breaks stay. */
export function splitParagraphs(content: string): string[] {
  return content
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
