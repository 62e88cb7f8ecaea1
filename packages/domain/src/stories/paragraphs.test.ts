import { expect, it } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

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
