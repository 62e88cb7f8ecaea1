import { expect, it } from 'vitest';
import { STORY_SEARCH_DELAY_MS } from './story-search.tsx';

// product 9.2.2
it('stories are searched 400 ms after typing stops', () => {
  expect(STORY_SEARCH_DELAY_MS).toBe(400);
});
