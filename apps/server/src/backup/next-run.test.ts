import { expect, test } from 'vitest';
import { findNextRun } from './next-run.ts';

const at = (hours: number, minutes: number, day = 23) =>
  new Date(2026, 10, day, hours, minutes).getTime();

test.each([
  [at(1, 0), at(3, 10)],
  [at(3, 9), at(3, 10)],
  [at(3, 10), at(3, 10, 24)],
  [at(23, 0), at(3, 10, 24)],
])('a task of 03:10 runs once a day', (now, next) => {
  expect(findNextRun('03:10', now)).toBe(next);
});

test.each(['', '3:10', '24:00', '03:60', 'noon'])('%s is no time', (time) => {
  expect(findNextRun(time, at(1, 0))).toBeUndefined();
});
