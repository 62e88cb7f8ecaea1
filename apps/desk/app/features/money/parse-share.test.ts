import { expect, it } from 'vitest';
import { parseShare } from './parse-share.ts';

it.each([
  ['10', 1_000],
  ['7.5 %', 750],
  ['७.५', 750],
  ['0', 0],
  ['0.25', 25],
  ['100', 10_000],
  ['100.01', null],
  ['-1', null],
  ['7.555', null],
  ['ten', null],
  ['', null],
])('reads %j as %j hundredths of a percent', (typed, share) => {
  expect(parseShare(typed)).toBe(share);
});
