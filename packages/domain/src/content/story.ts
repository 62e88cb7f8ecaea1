import { toImageUrl } from '../images.ts';
import { getField, parseEach, parseFirstText, parseId, parseTextOrNull } from '../parse.ts';

export const STORY_LIMIT = 100;

export type StoryView = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly image: string | null;
  /** ISO 8601 date, or null. */
  readonly date: string | null;
};

export function parseStory(story: unknown): StoryView | null {
  const id = parseId(getField(story, '_id') ?? getField(story, 'id'));
  if (id === null) return null;
  return {
    id,
    title: parseFirstText(story, ['title']),
    paragraphs: splitParagraphs(parseFirstText(story, ['content'])),
    image: toImageUrl(parseFirstText(story, ['image'])),
    date: parseTextOrNull(story, ['date', 'createdAt']),
  };
}

/** Parses a list of stories (`data`, or its `stories`), in order, without those that have no id. */
export function parseStories(stories: unknown): StoryView[] {
  return parseEach(getField(stories, 'stories') ?? stories, parseStory);
}

/** Splits a text on blank lines (product 2.12.2); single line breaks stay. */
export function splitParagraphs(content: string): string[] {
  return content
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
