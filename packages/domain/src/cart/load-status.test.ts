import { expect, it } from 'vitest';
import { type LoadStatus, statusAfterFailedLoad } from './load-status.ts';

it.each<[LoadStatus, LoadStatus]>([
  ['idle', 'failed'],
  ['loading', 'failed'],
  ['failed', 'failed'],
  ['ready', 'ready'],
  // product 4.2.8
])('a list that is %s is %s after a failed load', (current, after) => {
  expect(statusAfterFailedLoad(current)).toBe(after);
});
