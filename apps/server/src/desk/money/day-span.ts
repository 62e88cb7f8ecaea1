import { startOfDayInIndia } from '@haat/domain/desk';

const DAY_MS = 86_400_000;

/** The span from the beginning of one day in India to the end of another, epoch ms. */
export function toDaySpan(
  from: string | undefined,
  to: string | undefined,
): { start: number | undefined; end: number | undefined } {
  return {
    start: from === undefined ? undefined : startOfDayInIndia(from),
    end: to === undefined ? undefined : startOfDayInIndia(to) + DAY_MS,
  };
}
