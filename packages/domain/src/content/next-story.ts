/**
 * The story after this one in the list, the first one after the last (product 2.12.5); null when there
 * is no other.
 */
export function pickNextStory<Story extends { readonly id: string }>(
  stories: readonly Story[],
  id: string,
): Story | null {
  const index = stories.findIndex((story) => story.id === id);
  const next = stories[index + 1] ?? stories[0];
  return next === undefined || next.id === id ? null : next;
}
