import { describe, expect, it } from 'vitest';
import { parseStories, parseStory, STORY_LIMIT, splitParagraphs } from './story.ts';

it('100 stories are requested at once', () => {
  expect(STORY_LIMIT).toBe(100);
});

describe('parseStory', () => {
  it('reads every field', () => {
    expect(
      parseStory({
        _id: 's1',
        title: ' The first loom ',
        content: 'One.\n\nTwo.',
        image: 'http://i.example.com/a.jpg',
        date: '2026-11-01',
        createdAt: '2026-10-01',
      }),
    ).toEqual({
      id: 's1',
      title: 'The first loom',
      paragraphs: ['One.', 'Two.'],
      image: 'https://i.example.com/a.jpg',
      date: '2026-11-01',
    });
  });

  it('makes do with an id, and the date of its creation', () => {
    expect(parseStory({ id: 4, createdAt: '2026-10-01' })).toEqual({
      id: '4',
      title: '',
      paragraphs: [],
      image: null,
      date: '2026-10-01',
    });
  });

  it('rejects a story without an id', () => {
    expect(parseStory({ title: 'x' })).toBeNull();
  });
});

describe('parseStories', () => {
  it('reads a list, or the list in `stories`', () => {
    const list = [{ _id: 'b' }, {}, { _id: 'a' }];
    for (const data of [list, { stories: list }]) {
      expect(parseStories(data).map((story) => story.id)).toEqual(['b', 'a']);
    }
    expect(parseStories(null)).toEqual([]);
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
])('splits %o', (content, paragraphs) => {
  expect(splitParagraphs(content)).toEqual(paragraphs);
});
