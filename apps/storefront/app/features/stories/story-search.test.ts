import { expect, it } from 'vitest';
import { STORY_SEARCH_DELAY_MS } from './story-search.tsx';

it('stories are searched 400 ms after typing stops', () => {
  expect(STORY_SEARCH_DELAY_MS).toBe(400);
});
