import { describe, expect, it } from 'vitest';
import { parseStories, parseStory, splitParagraphs } from './story.ts';

/** A story that a server tells nothing of. */
const NOTHING: { products?: [] } = {};

describe('parseStory', () => {
  // product 2.12.1
  it('reads every field', () => {
    expect(
      parseStory({
        _id: 's1',
        title: ' The first loom ',
        content: 'One.\n\nTwo.',
        image: 'http://i.example.com/a.jpg',
        date: '2026-11-01',
        createdAt: '2026-10-01',
        products: [
          {
            _id: 'p1',
            name: 'Moong Papad',
            nameHindi: 'मूंग पापड़',
            image: '/api/v1/media/a',
            price: 179,
          },
          { _id: '', price: 0.01 },
        ],
      }),
    ).toEqual({
      id: 's1',
      title: 'The first loom',
      paragraphs: ['One.', 'Two.'],
      image: 'https://i.example.com/a.jpg',
      date: '2026-11-01',
      products: [
        {
          id: 'p1',
          name: 'Moong Papad',
          otherName: 'मूंग पापड़',
          image: '/api/v1/media/a',
          price: 179_00,
        },
      ],
    });
  });

  it('makes do with an id, and the date of its creation', () => {
    expect(parseStory({ ...NOTHING, id: 4, createdAt: '2026-10-01' })).toEqual({
      id: '4',
      title: '',
      paragraphs: [],
      image: null,
      date: '2026-10-01',
      products: [],
    });
  });

  it('rejects a story without an id', () => {
    expect(parseStory({ ...NOTHING, title: 'x' })).toBeNull();
  });
});

describe('parseStories', () => {
  it('keeps the order, without stories that have no id', () => {
    const stories = [{ ...NOTHING, _id: 'b' }, NOTHING, { ...NOTHING, _id: 'a' }];
    expect(parseStories(stories).map((story) => story.id)).toEqual(['b', 'a']);
  });
});

it.each([
  ['one\n\ntwo', ['one', 'two']],
  ['one\r\n\r\ntwo', ['one', 'two']],
  ['one\n \t \ntwo', ['one', 'two']],
  ['one\n\n\n\ntwo\n', ['one', 'two']],
  ['one\nstill one', ['one\nstill one']],
  ['one', ['one']],
  ['\n\n', []],
  ['', []],
  // product 2.12.1
])('splits %o', (content, paragraphs) => {
  expect(splitParagraphs(content)).toEqual(paragraphs);
});
