/** Marks at most. */
const MAX_TICKS = 4;

/**
 * The marks of an axis from 0: whole numbers in steps of 1, 2 or 5 of a power of ten, the last one not
 * below the largest value.
 */
export function listTicks(largest: number): number[] {
  const rough = Math.max(1, largest / MAX_TICKS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}
