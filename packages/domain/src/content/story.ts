import { toImageUrl } from '../images.ts';
import { getField, parseEach, parseFirstText, parseId, parseTextOrNull } from '../parse.ts';

/** How many stories the list asks for (spec §7, §9). */
export const STORY_LIMIT = 100;

/** A story as the screens show it (spec §3). */
export type StoryView = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** URL of its picture, null when it has none. */
  readonly image: string | null;
  /** ISO 8601 date; null when the API does not say. */
  readonly date: string | null;
};

/** Reads a story; null when it has no id. */
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

/** Reads a list of stories (`data`, or its `stories`), in order; broken ones are left out. */
export function parseStories(stories: unknown): StoryView[] {
  return parseEach(getField(stories, 'stories') ?? stories, parseStory);
}

/** A text's paragraphs, split on blank lines (spec §2); single line breaks stay inside one. */
export function splitParagraphs(content: string): string[] {
  return content
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
