import { expect, it } from 'vitest';
import { parseRupees } from './parse-rupees.ts';

it.each([
  ['250', 25_000],
  ['₹ 1,250.5', 125_050],
  ['0.29', 29],
  ['१,२५०.५', 125_050],
  ['0', null],
  ['', null],
  ['-5', null],
  ['1.234', null],
  ['ten', null],
])('%j is %s paise', (typed, paise) => {
  expect(parseRupees(typed)).toBe(paise);
});
