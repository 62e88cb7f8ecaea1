const DAY_MS = 86_400_000;
// India has one time zone without summer time.
const INDIA_SHIFT_MS = 5.5 * 60 * 60 * 1000;

/** The beginning of a day in India, epoch ms. @param day such as 2026-11-21 */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - INDIA_SHIFT_MS;
}

/** The span from the beginning of one day in India to the end of another, epoch ms. */
export function toDaySpan(
  from: string | undefined,
  to: string | undefined,
): { start: number | undefined; end: number | undefined } {
  return {
    start: from === undefined ? undefined : startOfDay(from),
    end: to === undefined ? undefined : startOfDay(to) + DAY_MS,
  };
}
