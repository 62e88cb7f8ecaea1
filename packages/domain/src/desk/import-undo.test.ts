import { expect, test } from 'vitest';
import { canUndoImport } from './import-undo.ts';

// product 10.3.18
test('an import can be undone for 24 hours', () => {
  expect(canUndoImport(1_000, 1_000)).toBe(true);
  expect(canUndoImport(1_000, 1_000 + 24 * 3_600_000)).toBe(true);
  expect(canUndoImport(1_000, 1_001 + 24 * 3_600_000)).toBe(false);
});
