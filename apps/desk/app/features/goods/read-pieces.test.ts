import { expect, it } from 'vitest';
import { readPieces } from './read-pieces.ts';

it.each([
  ['42', 42],
  [' 1,250 ', 1250],
  ['४२', 42],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['many', null],
  ['2000000000', null],
])('reads %j as %j pieces', (typed, pieces) => {
  expect(readPieces(typed)).toBe(pieces);
});
