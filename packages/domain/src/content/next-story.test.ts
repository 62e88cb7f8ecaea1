import { expect, it } from 'vitest';
import { pickNextStory } from './next-story.ts';

const stories = ['first', 'second', 'third'].map((id) => ({ id }));

it.each([
  ['first', 'second'],
  ['third', 'first'],
  ['unlisted', 'first'],
  // product 2.12.5
])('after the story "%s" comes "%s"', (id, next) => {
  expect(pickNextStory(stories, id)?.id).toBe(next);
});

// product 2.12.5
it('a story without another one leads to none', () => {
  expect(pickNextStory(stories.slice(0, 1), 'first')).toBeNull();
  expect(pickNextStory([], 'first')).toBeNull();
});
