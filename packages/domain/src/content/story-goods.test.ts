import { expect, it } from 'vitest';
import { parseStory } from './story.ts';
import { pickStoryGoods } from './story-goods.ts';

it.each([[['a', 'b']], [['a', 'b', 'c', 'd', 'e']]])(
  // product 2.12.5
  'a story of the goods %j shows the first four at most',
  (ids) => {
    const products = ids.map((_id) => ({ _id, price: 10 }));
    const story = parseStory({ _id: 'story', products });
    expect(story && pickStoryGoods(story).map(({ id }) => id)).toEqual(ids.slice(0, 4));
  },
);
