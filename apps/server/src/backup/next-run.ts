/**
 * Finds when a daily task runs next, in the time zone of this process.
 *
 * @param time such as `03:10`
 * @param now epoch ms
 * @returns epoch ms, later than `now`; undefined when `time` is none
 */
export function findNextRun(time: string, now: number): number | undefined {
  const { hours, minutes } =
    /^(?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)$/.exec(time)?.groups ?? {};
  if (hours === undefined) return undefined;
  const next = new Date(now);
  next.setHours(Number(hours), Number(minutes), 0, 0);
  if (next.getTime() <= now) next.setDate(next.getDate() + 1);
  return next.getTime();
}
