/** How long an import of goods can be undone, ms. */
const UNDO_MS = 24 * 60 * 60_000;

/**
 * Whether an import of goods is so recent that it can be undone (product 10.3.18).
 *
 * @param importedAt epoch ms
 * @param now epoch ms
 */
export function canUndoImport(importedAt: number, now: number): boolean {
  return now - importedAt <= UNDO_MS;
}
