import type { StoryView } from '@haat/domain';

/** The story after this one in the list, the first one after the last; null when there is no other. */
export function pickNextStory(stories: readonly StoryView[], id: string): StoryView | null {
  const index = stories.findIndex((story) => story.id === id);
  const next = stories[index + 1] ?? stories[0];
  return next === undefined || next.id === id ? null : next;
}
