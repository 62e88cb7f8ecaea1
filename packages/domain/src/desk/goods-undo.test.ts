import { expect, test } from 'vitest';
import { canUndoGoods } from './goods-undo.ts';

// product 10.3.18
test('a change of goods can be undone for 24 hours', () => {
  expect(canUndoGoods(1_000, 1_000)).toBe(true);
  expect(canUndoGoods(1_000, 1_000 + 24 * 3_600_000)).toBe(true);
  expect(canUndoGoods(1_000, 1_001 + 24 * 3_600_000)).toBe(false);
});
