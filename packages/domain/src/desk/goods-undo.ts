/** How long an import or a change of many goods can be undone, ms. */
const UNDO_MS = 24 * 60 * 60_000;

/**
 * Whether a change of goods is so recent that it can be undone (product 10.3.18, 10.3.23).
 *
 * @param madeAt epoch ms
 * @param now epoch ms
 */
export function canUndoGoods(madeAt: number, now: number): boolean {
  return now - madeAt <= UNDO_MS;
}
