import { expect, it } from 'vitest';
import { countSlips } from './edit-distance.ts';

it.each([
  ['turmerik', 'tumerik', 2, 1],
  ['haldi', 'hladi', 2, 1],
  ['haldi', 'haldi', 2, 0],
  ['papad', 'papd', 1, 1],
  ['bisket', 'biskut', 1, 1],
  ['korendar', 'koriandar', 2, 2],
  ['haldi', 'jira', 2, 3],
  ['abcd', 'wxyz', 1, 2],
  ['ab', 'abcdef', 2, 3],
  ['', 'ab', 2, 2],
  ['abcde', 'xbcdy', 1, 2],
])('from %s to %s, up to %i, there are %i slips', (a, b, limit, slips) => {
  expect(countSlips(a, b, limit)).toBe(slips);
});
