/** India is this much ahead of UTC, without summer time. */
const INDIA_MS = 5.5 * 3_600_000;

/** The day in India, such as `2026-11-23`. @param now epoch ms */
export function findToday(now: number): string {
  return new Date(now + INDIA_MS).toISOString().slice(0, 10);
}

/** The month that India is in and those before it, such as `2026-11`. @param now epoch ms */
export function listMonths(now: number, count: number): string[] {
  const today = new Date(now + INDIA_MS);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7),
  );
}
