import { expect, test } from 'vitest';
import { listPageEntries } from './page-entries.ts';

const B = 'gap-before';
const A = 'gap-after';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, A, 6]],
  [3, 6, [1, 2, 3, A, 6]],
  [4, 6, [1, B, 4, 5, 6]],
  [4, 9, [1, B, 4, A, 9]],
  [7, 9, [1, B, 7, 8, 9]],
  [9, 9, [1, B, 7, 8, 9]],
  [99, 9, [1, B, 7, 8, 9]],
  [-1, 9, [1, 2, 3, A, 9]],
])('page %d of %d', (current, total, expected) => {
  expect(listPageEntries(current, total)).toEqual(expected);
});

test('the current page is always among at most five entries, in order, each once', () => {
  for (let total = 1; total <= 30; total += 1) {
    for (let current = 1; current <= total; current += 1) {
      const entries = listPageEntries(current, total);
      const pages = entries.filter((entry) => typeof entry === 'number');
      expect(entries.length).toBeLessThanOrEqual(5);
      expect(pages).toContain(current);
      expect(pages).toContain(total);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
    }
  }
});
