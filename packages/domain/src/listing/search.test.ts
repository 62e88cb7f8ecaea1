import { describe, expect, it } from 'vitest';
import { searchPath, toSearchText } from './search.ts';

describe('toSearchText', () => {
  it.each([
    ['  papad ', 'papad'],
    ['pa', 'pa'],
    ['p', null],
    [' p ', null],
    ['😀', null],
    ['मि', 'मि'],
    // product 5.1.1, 9.2.1
  ])('of %o, trimmed and null under 2 characters, is %o', (typed, text) => {
    expect(toSearchText(typed)).toBe(text);
  });
});

describe('searchPath', () => {
  it.each([
    ['papad', '/products?search=papad'],
    [' lal mirch & co ', '/products?search=lal%20mirch%20%26%20co'],
    ['\ud800', '/products?search=%EF%BF%BD'],
  ])('of %o is %s', (text, path) => {
    expect(searchPath(text)).toBe(path);
  });

  it.each([
    ['papad', 'spices', '/products?search=papad&category=spices'],
    ['', 'ready-to-eat', '/products?search=&category=ready-to-eat'],
    ['papad', 'a&b', '/products?search=papad&category=a%26b'],
    ['papad', '', '/products?search=papad'],
  ])('of %o in the category %o is %s', (text, category, path) => {
    expect(searchPath(text, category)).toBe(path);
  });
});
