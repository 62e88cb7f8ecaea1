/**
 * Counts the slips between two texts: letters that are missing, added, wrong or swapped with the next
 * one.
 *
 * @param limit the largest number of interest
 * @returns the number of slips; `limit` + 1 when there are more
 */
export function countSlips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = last;
    last = next;
  }
  return Math.min(at(last, b.length), limit + 1);
}

/** The number at a place that exists. */
function at(numbers: readonly number[], index: number): number {
  return numbers[index] as number;
}
